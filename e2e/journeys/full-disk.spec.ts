import { readFile } from 'node:fs/promises'
import { unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a disk that is full is said, the export holds the unsaved work, and room is used by itself', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Full', 'Heading')
  await editor.save()

  const session = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await editor.writeInto('h1', 'Never lost')
  const banner = page.getByRole('alert').filter({ hasText: 'no room left' })
  await expect(banner).toBeVisible()
  await expect(editor.element('h1')).toHaveText('Never lost')

  const downloading = page.waitForEvent('download')
  await banner.getByRole('button', { name: 'Export project' }).click()
  const zip = unzipSync(await readFile(await (await downloading).path()))
  expect(new TextDecoder().decode(zip['index.html'])).toContain('Never lost')

  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await expect(banner).toBeHidden()
  await expect(page.getByRole('banner').getByRole('status')).toHaveText(/^Saved/)
  await page.reload()
  await expect(editor.element('h1')).toHaveText('Never lost')
})

test('a full disk leads to what takes the space, what is deleted there makes room, and the work is saved', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Winery')
  await editor.save()
  await editor.leave()
  await startSite('Bakery', 'Heading')
  await editor.save()

  const session = await context.newCDPSession(page)
  const { origin } = new URL(page.url())
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 })
  await editor.writeInto('h1', 'Never lost')
  const banner = page.getByRole('alert').filter({ hasText: 'no room left' })
  await banner.getByRole('button', { name: 'What takes the space' }).click()

  const space = page.getByRole('dialog', { name: 'What Takes the Space' })
  await expect(space.getByRole('listitem').filter({ hasText: 'Bakery' })).toContainText('open now')
  await space.getByRole('button', { name: 'Delete Winery' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click()
  await expect(space.getByRole('listitem').filter({ hasText: 'Winery' })).toHaveCount(0)
  await page.keyboard.press('Escape')

  await session.send('Storage.overrideQuotaForOrigin', { origin })
  await expect(banner).toBeHidden()
  await page.reload()
  await expect(editor.element('h1')).toHaveText('Never lost')
})
