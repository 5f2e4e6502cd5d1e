import { expect, test } from '../actors/test.ts'

test('the preview shows the page on an origin of its own, follows saves, and links work', async ({
  page,
  suite,
  editor,
  startSite,
}) => {
  await startSite('Preview')
  await editor.openPlace('Pages')
  await page.getByLabel('New page name').fill('About')
  await page.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.toast('Page created successfully')).toBeVisible()
  const pages = page.getByRole('region', { name: 'Pages' })
  await expect(pages.getByRole('button', { name: 'about', exact: true })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('button', { name: 'index', exact: true }).click()
  await editor.ready()

  await editor.dropBlock('Heading')
  await editor.dropBlock('Link', 'h1')
  await editor.attribute('Link to', './pages/about.html')
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe')
  await expect(shown).toHaveAttribute('src', suite.projectAddress)
  await expect(shown.contentFrame().locator('h1')).toHaveText('Heading')
  await shown.contentFrame().locator('a').click()
  await expect(shown.contentFrame().locator('h1')).toHaveCount(0)
  // The page that a link led to is the one that is named, and refreshed.
  await expect(overlay.getByRole('heading', { level: 2, name: 'about' })).toBeVisible()
  await overlay.getByRole('button', { name: 'Refresh' }).click()
  await expect(shown).toHaveAttribute('src', /pages\/about\.html$/)
  await expect(overlay.getByRole('heading', { level: 2, name: 'about' })).toBeVisible()
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Show in frontend' }).click()
  const tab = await opened
  const page1 = tab.getByTitle('Page index as visitors see it')
  await expect(page1).toHaveAttribute('src', suite.projectAddress)
  await expect(page1.contentFrame().locator('h1')).toHaveText('Heading')
  // What answers where the page is laid over the canvas, and nothing else.
  const sources = page1
    .contentFrame()
    .locator('script')
    .evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  expect(await sources).toEqual(['./libs/js/live-preview.js'])
  await expect(tab).toHaveTitle('index')

  // The tab follows what is saved.
  await page.bringToFront()
  await editor.writeInto('h1', 'Newer')
  await editor.save()
  await expect(page1.contentFrame().locator('h1')).toHaveText('Newer')
})
