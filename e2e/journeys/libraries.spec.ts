import { readFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

const require = createRequire(import.meta.url)
const petiteVue = readFileSync(join(dirname(require.resolve('petite-vue')), 'petite-vue.iife.js'))
const script = '<script src="./libs/js/footer/petite-vue.iife.js"></script>'

test('a library from a file: in its list, running in the preview, in the exported page; a style at once on the canvas', async ({
  page,
  workspace,
  editor,
  suite,
  startSite,
}) => {
  await startSite('Libraries', 'Heading')
  const dialog = page.getByRole('dialog', { name: 'Library Installer' })
  async function upload(name: string, buffer: Buffer) {
    await dialog.getByRole('tab', { name: 'Upload New' }).click()
    await dialog
      .getByLabel('Choose a .js or .css file', { exact: true })
      .last()
      .setInputFiles({ name, mimeType: '', buffer })
    await expect(dialog.getByLabel('Name', { exact: true })).not.toHaveValue('')
    await dialog.getByRole('button', { name: 'Install', exact: true }).click()
  }
  await editor.openPlace('Library Installer')
  await upload('petite-vue.iife.js', petiteVue)
  const scripts = dialog.getByRole('list', { name: 'Footer Scripts' })
  await expect(scripts.getByText('petite-vue.iife', { exact: true })).toBeVisible()
  // Found by running the file out of reach of everything.
  await expect(dialog.getByLabel('Global name of petite-vue.iife')).toHaveValue('PetiteVue')
  await upload('red.css', Buffer.from('h1 { color: rgb(255, 0, 0) }'))
  await expect(dialog.getByRole('list', { name: 'Styles' }).getByText('red', { exact: true })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await expect.poll(() => editor.styleOf('h1', 'color')).toBe('rgb(255, 0, 0)')

  await editor.undo()
  await expect.poll(() => editor.styleOf('h1', 'color')).not.toBe('rgb(255, 0, 0)')
  await editor.save()
  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe')
  await expect(shown).toHaveAttribute('src', suite.projectAddress)
  const heading = shown.contentFrame().locator('h1')
  await expect(heading).toHaveText('Heading')
  await expect.poll(() => heading.evaluate(() => 'PetiteVue' in globalThis)).toBe(true)
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()

  await editor.leave()
  const files = unzipSync(await readFile(await workspace.export('Libraries')))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain(script)
  expect(Buffer.from(files['libs/js/footer/petite-vue.iife.js'] ?? [])).toEqual(petiteVue)
  expect(Object.keys(files)).not.toContain('libs/css/red.css')
})
