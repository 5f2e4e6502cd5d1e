import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'
import { chromiumArguments, chromiumPath } from '../support/chromium.ts'

test('plain http on another host name says that https or localhost is needed, and why', async ({
  playwright,
  suite,
}) => {
  const rules = '--host-resolver-rules=MAP pergola.test localhost'
  const browser = await playwright.chromium.launch({
    executablePath: chromiumPath(),
    args: [...chromiumArguments, rules],
  })
  const page = await browser.newPage()
  await page.goto(suite.url.replace('//localhost', '//pergola.test'))
  expect(await page.evaluate(() => isSecureContext)).toBe(false)
  const screen = page.getByRole('alert')
  await expect(screen.getByRole('heading', { name: 'Pergola needs https or localhost' })).toBeVisible()
  await expect(screen).toContainText('plain http on another host name')
  await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
  await browser.close()
})

test('a browser that lets nothing be stored is told of, and what to allow', async ({ page }) => {
  // What Chromium answers where cookies and site data are blocked; its window without windows cannot be told to block them.
  await page.addInitScript(() => {
    const refuse = () => Promise.reject(new DOMException('The request was denied.', 'SecurityError'))
    LockManager.prototype.query = refuse
    LockManager.prototype.request = refuse
  })
  await page.goto('/workspace')
  const screen = page.getByRole('alert').filter({ hasText: 'does not let Pergola store anything' })
  await expect(screen).toContainText('Allow cookies and site data for this address')
  await expect(screen.getByRole('button', { name: 'Reload' })).toBeVisible()
})

test.describe('an editor that fails before it shows anything', () => {
  test.use({ installs: false })

  test('says what happened and gives what is stored', async ({ page, editor, startSite }) => {
    await startSite('Stored', 'Heading')
    await editor.writeInto('h1', 'Kept words')
    await editor.save()
    await page.route(/\/app\/index-[^/]*\.js/, (route) => route.abort())
    await page.reload()

    const screen = page.getByRole('alert')
    await expect(screen.getByRole('heading', { name: 'Something went wrong!' })).toBeVisible()
    await expect(screen).toContainText('We encountered an error while processing your request.')
    const download = page.waitForEvent('download')
    await screen.getByRole('button', { name: 'Download what is stored' }).click()
    const files = unzipSync(await readFile(await (await download).path()))
    const [index] = Object.keys(files).filter((path) => /^project-[^/]+\/(editor\/pages\/)?index\.html$/.test(path))
    expect(strFromU8(files[index ?? ''] ?? new Uint8Array())).toContain('Kept words')

    await page.unroute(/\/app\/index-[^/]*\.js/)
    await screen.getByRole('button', { name: 'Reload' }).click()
    await editor.ready()
    await expect(editor.element('h1')).toHaveText('Kept words')
    await expect(screen).toHaveCount(0)
  })
})
