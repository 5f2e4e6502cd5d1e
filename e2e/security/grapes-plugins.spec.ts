import type { Page } from '@playwright/test'
import { chromium, expect } from '@playwright/test'
import { test } from '../actors/test.ts'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'
import { pluginFile } from '../support/grapes-plugins.ts'
import { createEditorActor } from '../actors/editor-actor.ts'
import { createWorkspaceActor } from '../actors/workspace-actor.ts'

declare const window: Window & { readonly ran?: unknown }

const plugin = (code: string) => `window.evil = { default: function (editor) {
  editor.Blocks.add('evil', { label: 'Evil', content: '<p>Evil</p>' })
  ${code}
} }`

const file = (code: string) => ({ name: 'evil.js', mimeType: 'text/javascript', buffer: Buffer.from(code) })

async function openPlugins(page: Page) {
  const dialog = page.getByRole('dialog', { name: 'Library Installer' })
  await dialog.getByRole('tab', { name: 'GrapesJS plugins' }).click()
  const install = (given: ReturnType<typeof pluginFile>) =>
    dialog.getByLabel('Choose a .js file', { exact: true }).last().setInputFiles(given)
  return { installed: dialog.getByRole('list', { name: 'Installed plugins' }), install }
}

test.use({ installs: false })

test('a plugin that throws, is none, floods or lies about its size is stopped, and the next one is installed', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Plugins')
  await editor.openPlace('Library Installer')
  const { installed, install } = await openPlugins(page)
  for (const [code, reason] of [
    [plugin("throw new Error('no such day')"), 'no such day'],
    ['var nothing = 1', 'brings no plugin of GrapesJS'],
    ['this is no script', 'The plugin does not run'],
    [
      plugin("for (let at = 0; at < 5000; at += 1) parent.postMessage({ kind: 'pergola-guest:told', id: 1 }, '*')"),
      'was stopped',
    ],
    [plugin("editor.Blocks.add('big', { label: 'Big', content: 'x'.repeat(5e7) })"), /was stopped|cannot be taken/],
  ] as const) {
    await install(file(code))
    await expect(page.getByText(reason).last()).toBeVisible()
    await expect(installed).toBeHidden()
  }
  await install(pluginFile('grapesjs-component-countdown'))
  await expect(installed).toContainText('grapesjs-component-countdown')
})

test('a plugin reads nothing of the editor, keeps nothing and asks nobody', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  const asked: string[] = []
  // What a policy refuses is told as a request, and comes to no route.
  await context.route('https://evil.test/**', (route) => {
    asked.push(route.request().url())
    return route.abort()
  })
  await startSite('Plugins')
  await editor.openPlace('Library Installer')
  const { installed, install } = await openPlugins(page)
  const tries = [
    'parent.document.title',
    'top.ran = 1',
    'parent.localStorage.length',
    'localStorage.length',
    'document.cookie',
    'indexedDB.open("x")',
    'parent.location.href',
  ]
  const told = tries.map(
    (code) => `(function () { try { return String(${code}) } catch (error) { return 'refused' } })()`,
  )
  await install(
    file(
      plugin(`
      fetch('https://evil.test/fetch').catch(function () {})
      new Image().src = 'https://evil.test/image'
      var link = document.createElement('link'); link.rel = 'stylesheet'; link.href = 'https://evil.test/sheet'; document.head.append(link)
      var style = document.createElement('style'); style.textContent = '@font-face { font-family: x; src: url(https://evil.test/font) } body { font-family: x }'; document.head.append(style)
      try { navigator.sendBeacon('https://evil.test/beacon') } catch (error) {}
      try { new WebSocket('wss://evil.test/socket') } catch (error) {}
      editor.Blocks.add('told', { label: 'Told', content: '<p id="told">' + [${told.join(', ')}].join(' ') + '</p>' })`),
    ),
  )
  await expect(installed).toContainText('2 blocks')
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click()
  await editor.dropBlock('Told')
  await expect(editor.element('#told')).toHaveText(/^(refused|undefined| |1)+$/)
  expect(await page.evaluate(() => window.ran)).toBe(undefined)
  expect(asked).toEqual([])
})

test('a plugin that never ends costs itself alone', async ({ suite }) => {
  // Every browser of people has a process for each site; this one only where it is told to.
  const browser = await chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, '--site-per-process'],
  })
  const page = await browser.newPage({ baseURL: suite.url, viewport: { width: 1440, height: 900 } })
  const editor = createEditorActor(page)
  const workspace = createWorkspaceActor(page)
  await workspace.open()
  await workspace.create('Plugins')
  await editor.ready()
  await editor.openPlace('Library Installer')
  const { installed, install } = await openPlugins(page)
  await install(file(plugin('for (;;) {}')))
  // The editor goes on meanwhile.
  await page.getByRole('tab', { name: 'Upload New' }).click()
  await expect(page.getByRole('tab', { name: 'Upload New' })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('did not come to an end').last()).toBeVisible({ timeout: 40_000 })
  await page.getByRole('tab', { name: 'GrapesJS plugins' }).click()
  await install(pluginFile('grapesjs-component-countdown'))
  await expect(installed).toContainText('grapesjs-component-countdown')
  await browser.close()
})
