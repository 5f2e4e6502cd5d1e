import type { Page } from '@playwright/test'
import type { Pergola } from '@pergola/contracts'
import { expect, test } from '../actors/test.ts'
import { startSuite } from '../support/start-suite.ts'

declare const window: Window & { pergola: Pergola }

const isConfigKept = (page: Page) =>
  page.evaluate(async () => (await fetch('/config.json')).headers.has('x-pergola-kept'))

/** What the browser tells of a request with a body, in order. */
const toldOfUpload = (page: Page) =>
  page.evaluate(async () => {
    const request = new XMLHttpRequest()
    const told: string[] = []
    for (const type of ['loadstart', 'progress', 'load']) request.upload.addEventListener(type, () => told.push(type))
    request.open('PUT', '/shares')
    request.send(new Blob([new Uint8Array(100_000)]))
    await new Promise((resolve) => request.addEventListener('loadend', resolve))
    return told
  })

test('after one visit everything works with the server stopped', async ({ page, workspace, editor }) => {
  const suite = await startSuite()
  await page.goto(`${suite.url}/workspace`)
  await editor.installed()
  await page.reload()
  expect(await toldOfUpload(page)).toContain('progress')
  await suite.stop()

  await page.goto(`${suite.url}/workspace`)
  await workspace.create('Offline')
  await editor.ready()
  await editor.dropBlock('Heading')
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.save()

  // Nobody asked for it before: where shared sites go is known all the same.
  const { host } = new URL(suite.url)
  await page.getByRole('banner').getByRole('button', { name: 'Share', exact: true }).click()
  const share = page.getByRole('dialog', { name: 'Share' })
  await expect(share).toContainText(`${host}, the server of this editor`)
  await share.getByRole('button', { name: 'Share', exact: true }).click()
  await expect(share.getByRole('alert')).toContainText('The server cannot be reached')
  await share.getByRole('button', { name: 'Cancel' }).click()

  // It was never seen before, so no origin is ready for it; and it is known that none can be made ready.
  expect(await isConfigKept(page)).toBe(true)
  expect(await page.evaluate(async () => (await fetch('/keep-alive')).text())).toBe('ok')
  const asked = Date.now()
  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  await expect(overlay.locator('iframe').contentFrame().locator('h1')).toHaveText('Heading')
  test.info().annotations.push({ type: 'preview without a server, ms', description: String(Date.now() - asked) })
  await overlay.getByRole('button', { name: 'Close' }).click()

  await page.reload()
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.tab('Styling')
  await editor.leave()
  expect(await workspace.export('Offline')).toBeTruthy()
})

async function completeInScript(page: Page, openManager: () => Promise<void>) {
  await openManager()
  await page.getByRole('tab', { name: 'local.js' }).click()
  await page.getByRole('textbox', { name: 'Code of local.js' }).click()
  await page.keyboard.type("document.querySelector('a').hre")
  await expect(page.getByRole('option', { name: 'href property' })).toBeVisible()
}

const lateFiles = (page: Page) =>
  page.evaluate(async () => {
    const kept = await (await caches.open('pergola-late')).keys()
    return kept.map(({ url }) => url.replace(/.*\/|-.*|\.js$/g, '')).toSorted()
  })

test('what few need comes by itself in the end: help with scripts and page checks need no server', async ({
  page,
  workspace,
  editor,
}) => {
  const suite = await startSuite()
  await page.goto(`${suite.url}/workspace`)
  await editor.installed()
  await workspace.create('Offline script')
  await editor.ready()
  await page.evaluate(() => window.pergola.page.load({ html: '<button></button>', css: '' }))
  await editor.save()
  expect(await isConfigKept(page)).toBe(false)
  // Tailwind comes for the worker that shows utilities, and for the one that builds pages.
  const codecs = [
    'mozjpeg_dec',
    'picture',
    'squoosh_png_bg',
    'squoosh_resize_bg',
    'webp_enc_simd',
    'dist',
    'font',
    'harfbuzz',
  ]
  const helpers = ['_pergola_browser', 'axe', 'grapes.min', 'section', 'typescript', 'utility', 'utility', ...codecs]
  const starters = ['blog', 'documentation', 'event', 'landing', 'links', 'restaurant', 'shop', 'studio']
  const all = [...helpers, ...starters.flatMap((name) => [`${name}.webp`, 'starter'])].toSorted()
  await expect.poll(() => lateFiles(page), { timeout: 60_000 }).toEqual(all)
  // What the browser itself has kept would hide that nobody else did.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache')
  await suite.stop()

  await page.reload()
  await editor.ready()
  await editor.openPlace('Page checks')
  await expect(page.getByRole('region', { name: 'Accessibility' })).toContainText('discernible text')
  await completeInScript(page, () => editor.openPlace('Page Code Manager'))
})
