import { readFile } from 'node:fs/promises'
import type { Pergola } from '@pergola/contracts'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { pluginFile } from '../support/grapes-plugins.ts'

declare const window: Window & { pergola: Pergola }

test.use({ installs: false })

test('a plugin of GrapesJS: its block in Add, one step on the page, its script once in the export, nothing of GrapesJS', async ({
  page,
  editor,
  workspace,
  startSite,
}) => {
  await startSite('Plugins', 'Heading')
  await editor.openPlace('Library Installer')
  const dialog = page.getByRole('dialog', { name: 'Library Installer' })
  await dialog.getByRole('tab', { name: 'GrapesJS plugins' }).click()
  await dialog
    .getByLabel('Choose a .js file', { exact: true })
    .last()
    .setInputFiles(pluginFile('grapesjs-component-countdown'))
  await expect(dialog.getByRole('list', { name: 'Installed plugins' })).toContainText('1 block')
  await dialog.getByRole('button', { name: 'Close' }).click()

  const count = () =>
    page.evaluate(async () => (await window.pergola.page.source()).html.split('data-component="countdown"').length - 1)
  await editor.dropBlock('Countdown')
  await expect(editor.element('[data-component="countdown"]')).toBeVisible()
  await editor.dropBlock('Countdown')
  expect(await count()).toBe(2)
  await editor.undo()
  await expect.poll(count).toBe(1)
  await editor.redo()
  await expect.poll(count).toBe(2)
  await editor.save()
  await editor.leave()
  const zip = unzipSync(await readFile(await workspace.export('Plugins')))
  const html = strFromU8(zip['index.html'] ?? new Uint8Array())
  expect(html.match(/libs\/js\/components\/index\.js/g)).toHaveLength(1)
  expect(html).not.toContain('gjs')
  const script = strFromU8(zip['libs/js/components/index.js'] ?? new Uint8Array())
  expect(script.match(/data-component="countdown"|data-component=\\?"countdown/g)).toHaveLength(1)
  expect(Object.keys(zip).filter((path) => /grapes/.test(path) && !path.startsWith('editor/'))).toEqual([])
})
