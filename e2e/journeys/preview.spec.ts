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
  await expect(pages.getByRole('treeitem', { name: 'about', exact: true })).toHaveAttribute('aria-current', 'page')
  await pages.getByRole('treeitem', { name: 'index', exact: true }).click()
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
  // As wide as the window, so that what the canvas shows as desktop is desktop here; and as wide as a device.
  const width = async () => (await shown.boundingBox())?.width
  expect(await width()).toBe(page.viewportSize()?.width)
  await overlay.getByRole('button', { name: 'Mobile' }).click()
  await expect.poll(width).toBe(360)
  await overlay.getByRole('button', { name: 'Desktop' }).click()
  await expect.poll(width).toBe(page.viewportSize()?.width)
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
  await expect(tab.locator('h1')).toHaveText('Heading')
  await expect(tab).toHaveURL(suite.projectAddress)
  expect(new URL(tab.url()).pathname).toBe('/index.html')
  // The title of the site, not of a page of the editor's around it.
  await expect(tab).toHaveTitle('Preview')
  // What answers where the page is laid over the canvas, and nothing else.
  const sources = tab.locator('script').evaluateAll((all) => all.map((each) => each.getAttribute('src')))
  expect(await sources).toEqual(['./libs/js/live-preview.js'])
  // Nothing of the editor is within its reach: not by what opened it, and not by the name of a frame of its own origin.
  const bridge = page.frames().find((frame) => frame.url().endsWith('/__bridge.html'))
  await bridge?.evaluate(() => {
    window.name = 'of-the-editor'
  })
  const reach = await tab.evaluate(() => {
    const found = open('', 'of-the-editor')
    const isFrame = found !== null && found.parent !== found
    found?.close()
    return { opener, isFrame, isTop: parent === window, pages: history.length }
  })
  expect(bridge).toBeDefined()
  expect(reach).toEqual({ opener: null, isFrame: false, isTop: true, pages: 1 })
  await tab.reload()
  await expect(tab.locator('h1')).toHaveText('Heading')
  await tab.locator('a').click()
  await expect(tab).toHaveURL(/\/pages\/about\.html$/)

  // Shown again, it is what was saved meanwhile, in the tab from before as well.
  await tab.goBack()
  await page.bringToFront()
  await editor.writeInto('h1', 'Newer')
  await editor.save()
  const again = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Show in frontend' }).click()
  await expect((await again).locator('h1')).toHaveText('Newer')
  await expect(tab.locator('h1')).toHaveText('Newer')
})
