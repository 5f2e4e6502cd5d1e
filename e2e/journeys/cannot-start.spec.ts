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
