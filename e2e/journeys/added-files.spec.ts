import { unzip } from '../support/zip-folder.ts'
import { expect, test } from '../actors/test.ts'

test('files for search engines, hosts and home screens are asked for in the helmet and lie in the export', async ({
  page,
  editor,
  workspace,
  startSite,
}) => {
  await startSite('Bread', 'Heading')
  await editor.save()
  await workspace.open()
  const before = unzip(await workspace.export('Bread'))

  await page.goBack()
  await editor.ready()
  await editor.openPlace('Page Helmet')
  await page.getByLabel('Address of the site').fill('bread.example')
  await page.keyboard.press('Enter')
  const icon = page.waitForEvent('filechooser')
  await page.getByRole('button', { name: 'Choose image' }).click()
  await (await icon).setFiles({ name: 'icon.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) })
  await expect(page.getByRole('img', { name: 'Site Icon' })).toBeVisible()
  await page.getByRole('button', { name: 'Files of the site' }).click()
  for (const name of ['Sitemap', 'Robots file', 'Icons and web manifest', 'Headers']) {
    const toggle = page.getByRole('switch', { name })
    await toggle.click()
    await expect(toggle).toBeChecked()
  }
  await page.getByLabel('Redirects').fill('/old /')
  await page.getByLabel('Redirects').blur()
  await page.keyboard.press('Escape')
  await editor.save()
  await workspace.open()
  const after = unzip(await workspace.export('Bread'))

  expect(Object.keys(before).filter((path) => /sitemap|robots|_headers|_redirects|icon|manifest/.test(path))).toEqual(
    [],
  )
  const text = (path: string) => new TextDecoder().decode(after[path])
  expect(text('sitemap.xml')).toContain('<loc>https://bread.example/</loc>')
  expect(text('robots.txt')).toContain('Sitemap: https://bread.example/sitemap.xml')
  expect(text('_redirects')).toBe('/old / 301\n')
  expect(text('_headers')).toContain('nosniff')
  expect(text('index.html')).toContain('<link rel="manifest" href="./manifest.webmanifest">')
  const icons = JSON.parse(text('manifest.webmanifest')).icons.map(({ src }: { src: string }) => after[src])
  for (const bytes of [...icons, after['icons/apple-touch-icon.png']]) {
    expect(Buffer.from(bytes.slice(1, 4)).toString()).toBe('PNG')
  }
  expect(Buffer.from(after['favicon.ico']!.slice(0, 4)).toString('hex')).toBe('00000100')
})

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><circle cx="32" cy="32" r="30" fill="red"/></svg>'
