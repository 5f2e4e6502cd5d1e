import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Browser } from '@playwright/test'
import { expect, test } from '../actors/test.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'
import { zip } from '../support/zip-folder.ts'

test.use({ installs: false })

const own = `document.querySelector('h1').textContent = 'Written by the page'`
const html = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Guarded</title><style>h1 { color: rgb(1, 2, 3) }</style></head><body><h1 style="margin: 7px">Plain</h1><script>${own}</script><a href="javascript:alert(1)">Old</a></body></html>`

/** What a visitor sees of a page, and what his browser refused. */
async function visit(browser: Browser, address: string) {
  const page = await browser.newPage()
  const refused: string[] = []
  page.on('console', (message) => message.type() === 'error' && refused.push(message.text()))
  await page.goto(address)
  const seen = await page.locator('h1').evaluate((heading) => {
    const { color, marginTop } = getComputedStyle(heading)
    return { text: heading.textContent, color, marginTop }
  })
  const taken: unknown = await page.evaluate('window.taken')
  await page.close()
  return { ...seen, taken, refused }
}

test('with the setting on an exported page runs what is its own, and refuses what was put into it', async ({
  page,
  workspace,
  editor,
  browser,
}) => {
  await workspace.open()
  await workspace.load(zip('guarded.zip', { 'index.html': html }))
  await workspace.edit('guarded')
  await editor.ready()
  await editor.openPlace('Settings')
  await page.getByRole('switch', { name: 'Write a security policy' }).click()
  await page.keyboard.press('Escape')
  await editor.leave()

  const site = unzipToDisk(await workspace.export('guarded'))
  await expect(
    page.getByText(/no strict security policy holds: index\.html: javascript:alert\(1\) is an address/),
  ).toBeVisible()
  const whole = { text: 'Written by the page', color: 'rgb(1, 2, 3)', marginTop: '7px', taken: undefined }
  const address = site.addressOf('index.html')
  expect(await visit(browser, address)).toEqual({ ...whole, refused: [] })

  const exported = Buffer.from(site.files['index.html'] ?? []).toString()
  writeFileSync(fileURLToPath(address), exported.replace('</body>', '<script>window.taken = true</script></body>'))
  const attacked = await visit(browser, address)
  expect(attacked).toMatchObject(whole)
  expect(attacked.refused.join()).toContain('Content Security Policy')
})
