import type { Pergola } from '@pergola/contracts'
import type { Page } from '@playwright/test'
import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from '../actors/test.ts'

declare const pergola: Pergola

test.use({ installs: false })

/** The files of the site as it is exported now. */
async function exported(page: Page): Promise<Record<string, Uint8Array>> {
  const bytes = await page.evaluate(async () => {
    const [project] = await pergola.projects.list()
    const zip = (await pergola.projects.exportZip(project!.id)) as Blob
    return [...new Uint8Array(await zip.arrayBuffer())]
  })
  return unzipSync(Uint8Array.from(bytes))
}

test('a draft stays out of the export until it is finished, by keys and mouse', async ({ page, editor, startSite }) => {
  await startSite('Drafts')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await panel.getByLabel('New page name').fill('news/Soon.html')
  await page.keyboard.press('Enter')
  const row = panel.getByRole('treeitem', { name: /^news\/soon/ })
  await expect(row).toHaveAttribute('aria-current', 'page')
  await editor.loaded()

  await row.focus()
  await page.keyboard.press('ContextMenu')
  const item = page.getByRole('menuitemcheckbox', { name: 'Draft' })
  await expect(item).not.toBeChecked()
  await item.press('Enter')
  await expect(panel.getByRole('treeitem', { name: 'news/soon Draft' })).toBeVisible()
  const without = await exported(page)
  expect(Object.keys(without)).not.toContain('pages/news/soon.html')
  expect(Object.keys(without)).toContain('editor/pages/news/soon.html')

  await editor.undo()
  await expect(panel.getByRole('treeitem', { name: 'news/soon', exact: true })).toBeVisible()
  await expect.poll(async () => Object.keys(await exported(page))).toContain('pages/news/soon.html')
})

test('a 404 page is added and works from every folder', async ({ page, editor, startSite }) => {
  await startSite('Missing')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await panel.getByRole('button', { name: 'More ways to add a page' }).click()
  await page.getByRole('menuitem', { name: 'Add a 404 page' }).click()
  await expect(editor.element('h1')).toBeVisible()
  await expect(panel.getByRole('treeitem', { name: '404 Page not found' })).toHaveAttribute('aria-current', 'page')
  await editor.save()
  const html = strFromU8((await exported(page))['404.html']!)
  expect(html).toContain('<title>Page not found</title>')
  expect(html).toContain('<a class="button" href="/"')
  expect(html).not.toMatch(/(?:href|src)="\.{1,2}\//)
})

test('another page becomes the home page, links follow, and one undo takes it back', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Homes', 'Heading')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await panel.getByLabel('New page name').fill('landing')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('treeitem', { name: 'landing', exact: true })).toHaveAttribute('aria-current', 'page')
  await editor.loaded()
  await panel.getByRole('button', { name: 'Actions of landing' }).click()
  await page.getByRole('menuitem', { name: 'Set as home page…' }).click()
  await page.getByLabel('New name of the home page of now').fill('Start.html')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('treeitem', { name: 'start', exact: true })).toBeVisible()
  await expect(panel.getByRole('treeitem', { name: 'index', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(editor.canvas.locator('h1')).toHaveCount(0)
  const files = await exported(page)
  expect(strFromU8(files['pages/start.html']!)).toContain('<h1')
  expect(strFromU8(files['index.html']!)).not.toContain('<h1')

  await editor.loaded()
  await editor.undo()
  await expect(panel.getByRole('treeitem', { name: 'landing', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(panel.getByRole('treeitem', { name: 'start', exact: true })).toHaveCount(0)
  await expect.poll(async () => strFromU8((await exported(page))['index.html']!)).toContain('<h1')
})
