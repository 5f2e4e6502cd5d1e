import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

const tree = (page: Page) => page.getByRole('region', { name: 'Pages' }).getByRole('tree', { name: 'Pages' })
const row = (page: Page, name: string | RegExp) => tree(page).getByRole('treeitem', { name, exact: true })
const names = async (page: Page) =>
  tree(page)
    .getByRole('treeitem')
    .evaluateAll((rows) => rows.map((each) => each.getAttribute('aria-label')))

async function drag(page: Page, from: string, to: string | RegExp) {
  await row(page, from).hover()
  await page.mouse.down()
  const box = await row(page, to).boundingBox()
  if (!box) throw new Error(`${String(to)} is not on the screen`)
  // The lower part of a row: behind a page, and into a folder.
  await page.mouse.move(box.x + 60, box.y + box.height - 14, { steps: 4 })
  await page.mouse.move(box.x + 60, box.y + box.height - 8, { steps: 4 })
  await page.mouse.up()
}

test('pages are put into folders by mouse, links follow, and one undo takes all of it back', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Folders')
  for (const name of ['about', 'blog/one', 'blog/two']) await editor.createPage(name)
  await editor.openPage('index')
  await editor.dropBlock('Link')
  await editor.attribute('Link to', './pages/about.html')
  await editor.save()
  expect(await names(page)).toEqual(['index', 'Folder blog, 2 pages', 'blog/one', 'blog/two', 'about'])

  await drag(page, 'about', 'Folder blog, 2 pages')
  await expect(editor.toast('The page is blog/about now. Links on index lead there.')).toBeVisible()
  await expect(row(page, 'blog/about')).toBeVisible()
  await expect(editor.element('a')).toHaveAttribute('href', './pages/blog/about.html')
  await editor.undo()
  await expect(row(page, 'about')).toBeVisible()
  await expect(editor.element('a')).toHaveAttribute('href', './pages/about.html')

  // Behind another page of its folder: only the order is another.
  await drag(page, 'blog/one', 'blog/two')
  await expect.poll(() => names(page)).toEqual(['index', 'Folder blog, 2 pages', 'blog/two', 'blog/one', 'about'])
  await editor.loaded()
  await page.reload()
  await expect.poll(() => names(page)).toEqual(['index', 'Folder blog, 2 pages', 'blog/two', 'blog/one', 'about'])
})

test('by keyboard: several pages are selected, moved, put in order, and a folder is renamed', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Keys')
  for (const name of ['one', 'two', 'three']) await editor.createPage(name)
  await editor.openPage('index')
  await row(page, 'index').focus()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Shift+ArrowDown')
  await expect(tree(page).getByRole('treeitem', { selected: true })).toHaveCount(2)
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: /^Move to folder/ }).press('Enter')
  await page.getByRole('textbox', { name: 'Folder' }).fill('numbers')
  await page.keyboard.press('Enter')
  await expect
    .poll(() => names(page))
    .toEqual(['index', 'Folder numbers, 2 pages', 'numbers/one', 'numbers/three', 'two'])
  await editor.loaded()

  await row(page, 'numbers/one').focus()
  await page.keyboard.press('Control+ArrowDown')
  await expect.poll(async () => (await names(page)).slice(2, 4)).toEqual(['numbers/three', 'numbers/one'])
  await expect(row(page, 'numbers/one')).toBeFocused()

  await page.keyboard.press('ArrowLeft')
  await expect(row(page, 'Folder numbers, 2 pages')).toBeFocused()
  await page.keyboard.press('F2')
  await page.keyboard.insertText('counts')
  await page.keyboard.press('Enter')
  await expect.poll(() => names(page)).toEqual(['index', 'Folder counts, 2 pages', 'counts/three', 'counts/one', 'two'])
  await editor.loaded()
  await editor.undo()
  await expect(row(page, 'Folder numbers, 2 pages')).toBeVisible()
})
