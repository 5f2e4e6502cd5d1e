import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Browser } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'
import { type FileBytes, zip } from '../support/zip-folder.ts'

test.use({ installs: false })

const font = readFileSync(
  createRequire(import.meta.url).resolve('@fontsource/abeezee/files/abeezee-latin-400-normal.woff2'),
)
const css = `@font-face { font-family: Brand; src: url(fonts/brand.woff2) format("woff2") } body { font: 40px Brand, monospace }`
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Fonts</title><link rel="stylesheet" href="site.css"></head><body><p><span>Waves &amp; AVANT Ärger</span></p></body></html>`

/** What a visitor sees of a site: how wide its text is, and which fonts came, before and after a script adds a letter. */
async function visit(browser: Browser, files: FileBytes) {
  const page = await browser.newPage()
  const fonts: string[] = []
  await page.route('http://site.test/**', async (route) => {
    const path = decodeURIComponent(new URL(route.request().url()).pathname.slice(1))
    if (path.endsWith('.woff2')) fonts.push(path)
    const body = files[path]
    await (body
      ? route.fulfill({ body: Buffer.from(body), contentType: typeOf(path) })
      : route.fulfill({ status: 404 }))
  })
  await page.goto('http://site.test/index.html')
  await page.evaluate(() => document.fonts.ready)
  const width = await page.locator('span').evaluate((element) => element.getBoundingClientRect().width)
  const before = [...fonts]
  await page.screenshot({ path: test.info().outputPath(`fonts-${before.length}-${before[0]?.length}.png`) })
  await page.locator('span').evaluate((element) => (element.textContent = 'Þý'))
  await page.evaluate(() => document.fonts.ready)
  const changed = await page.locator('span').evaluate((element) => element.getBoundingClientRect().width)
  await page.close()
  return { width, changed, before, after: fonts.slice(before.length) }
}

const typeOf = (path: string) =>
  path.endsWith('.css') ? 'text/css' : path.endsWith('.html') ? 'text/html; charset=utf-8' : 'font/woff2'

test('with the setting on a visitor loads the part of a font that a page shows, and the font when a script shows more', async ({
  page,
  workspace,
  editor,
  browser,
}) => {
  await workspace.open()
  await workspace.load(zip('fonts.zip', { 'index.html': html, 'site.css': css, 'fonts/brand.woff2': font }))
  await workspace.edit('fonts')
  await editor.ready()
  await editor.openPlace('Settings')
  await page.getByRole('switch', { name: 'Make smaller fonts' }).click()
  await page.keyboard.press('Escape')
  await editor.leave()

  const { files } = unzipToDisk(await workspace.export('fonts'))
  await expect(page.getByText(/^1 font: .* → /)).toBeVisible()
  expect(files['fonts/brand.woff2']).toEqual(new Uint8Array(font))
  const [part = ''] = Object.keys(files).filter((path) => path.startsWith('libs/fonts/'))
  expect(files[part]?.length).toBeLessThan(font.length * 0.8)

  const plain = await visit(browser, {
    'index.html': Buffer.from(html),
    'site.css': Buffer.from(css),
    'fonts/brand.woff2': font,
  })
  const smaller = await visit(browser, files)
  expect(plain).toMatchObject({ before: ['fonts/brand.woff2'], after: [] })
  expect(smaller).toEqual({ ...plain, before: [part], after: ['fonts/brand.woff2'] })
})
