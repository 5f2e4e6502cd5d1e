import type { Pergola } from '@pergola/contracts'
import type { Page } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

declare const pergola: Pergola

test.use({ installs: false })

/** What the menu of a page's row offers. */
async function choose(page: Page, name: string, item: RegExp) {
  await page
    .getByRole('region', { name: 'Pages' })
    .getByRole('button', { name: `Actions of ${name}` })
    .click()
  await page.getByRole('menuitem', { name: item }).click()
}

test('pages are created, uploaded, chosen and deleted, with their messages', async ({ page, editor, startSite }) => {
  await startSite('Pages')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await panel.getByRole('button', { name: 'Actions of index' }).click()
  await expect(page.getByRole('menuitem', { name: /^Not Allowed To Delete Index Page/ })).toBeDisabled()
  await page.keyboard.press('Escape')

  await panel.getByLabel('New page name').fill('  About ')
  await panel.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.toast('Page created successfully')).toBeVisible()
  await expect(panel.getByRole('treeitem', { name: 'about', exact: true })).toBeVisible()

  const chooser = page.waitForEvent('filechooser')
  await panel.getByRole('button', { name: 'Upload pages' }).click()
  await (
    await chooser
  ).setFiles([
    { name: 'about.html', mimeType: 'text/html', buffer: Buffer.from('<p>again</p>') },
    { name: 'empty.html', mimeType: 'text/html', buffer: Buffer.from('') },
    { name: 'Team.html', mimeType: 'text/html', buffer: Buffer.from('<h2>The team</h2>') },
  ])
  await expect(editor.toast('Page about already exists, skipping upload.')).toBeVisible()
  await expect(editor.toast('File is empty , maybe it is corrupted!')).toBeVisible()
  await panel.getByRole('treeitem', { name: 'team', exact: true }).click()
  await expect(editor.element('h2')).toHaveText('The team')

  // The copy is one step: it is shown, and taking it back leaves the others.
  await choose(page, 'team', /^Duplicate/)
  await expect(page.locator('iframe[title="team-copy"]')).toBeVisible()
  await editor.loaded()
  await expect(editor.element('h2')).toHaveText('The team')
  await editor.undo()
  await expect(panel.getByRole('treeitem', { name: 'index', exact: true })).toHaveAttribute('aria-current', 'page')
  await expect(panel.getByRole('treeitem', { name: 'team-copy', exact: true })).toHaveCount(0)
  await editor.loaded()
  await panel.getByRole('treeitem', { name: 'team', exact: true }).click()
  await expect(editor.element('h2')).toHaveText('The team')

  await choose(page, 'team', /^Delete/)
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click()
  await expect(editor.toast('Page removed successfully')).toBeVisible()
  await expect(editor.element('h2')).toHaveCount(0)

  // The page that was open went with a step: undo brings it back with what was on it, redo takes it away again.
  await editor.loaded()
  await editor.undo()
  await expect(panel.getByRole('treeitem', { name: 'team', exact: true })).toHaveCount(1)
  await editor.loaded()
  await panel.getByRole('treeitem', { name: 'team', exact: true }).click()
  await expect(editor.element('h2')).toHaveText('The team')
  await editor.loaded()
  await editor.redo()
  await expect(panel.getByRole('treeitem', { name: 'team', exact: true })).toHaveCount(0)
  await expect(panel.getByRole('treeitem', { name: 'index', exact: true })).toHaveAttribute('aria-current', 'page')
})

test('a page is renamed in the list, and its links, its edits and its history follow', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Names')
  await editor.createPage('about')
  await editor.openPage('about')
  await editor.dropBlock('Heading')
  await editor.writeInto('h1', 'About us')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await page.evaluate(() => pergola.commands.run('page.save'))
  await editor.openPage('index')
  await page.evaluate(() => pergola.page.load({ html: '<p><a href="./pages/about.html#top">About</a></p>' }))
  await expect(editor.element('a')).toHaveText('About')

  // What is not saved yet is kept, and the open page shows where it leads to now.
  await panel.getByRole('treeitem', { name: 'about', exact: true }).focus()
  await page.keyboard.press('F2')
  await page.keyboard.insertText('Contact us')
  await page.keyboard.press('Enter')
  await expect(editor.toast('The page is called contact-us now. Links on index lead to it.')).toBeVisible()
  await expect(editor.element('a')).toHaveAttribute('href', './pages/contact-us.html#top')

  // The page that is open goes on under its new name, also after a reload.
  await panel.getByRole('treeitem', { name: 'contact-us Contact us', exact: true }).click()
  await expect(page.locator('iframe[title="contact-us"]')).toBeVisible()
  await editor.loaded()
  await expect(editor.element('h1')).toHaveText('About us')
  await choose(page, 'contact-us', /^Rename/)
  await page.keyboard.insertText('contact')
  await page.keyboard.press('Enter')
  await expect(panel.getByRole('treeitem', { name: 'contact', exact: true })).toHaveAttribute('aria-current', 'page')
  await editor.loaded()
  // The rename of the page that is open is a step of its history.
  await editor.undo()
  await expect(page.locator('iframe[title="contact-us"]')).toBeVisible()
  await editor.loaded()
  await expect(editor.element('h1')).toHaveText('About us')
  await editor.redo()
  await expect(page.locator('iframe[title="contact"]')).toBeVisible()
  await editor.loaded()
  await expect(editor.element('h1')).toHaveText('About us')
  await editor.writeInto('h1', 'Write to us')
  await editor.save()
  await page.reload()
  await expect(editor.element('h1')).toHaveText('Write to us')
  await expect(page.getByRole('combobox', { name: 'Page' })).toHaveText('contact')
  await editor.openPlace('History')
  await expect(page.getByText('Undone: Rename page contact-us to contact')).toBeVisible()
})

test('whoever comes back to a page takes back what was done there', async ({ page, editor, startSite }) => {
  await startSite('Back', 'Heading')
  await editor.writeInto('h1', 'First')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await panel.getByLabel('New page name').fill('about')
  await panel.getByRole('button', { name: 'Create page' }).click()
  await editor.save()
  await panel.getByRole('treeitem', { name: 'about', exact: true }).click()
  await expect(editor.canvas.locator('h1')).toHaveCount(0)
  await editor.loaded()
  await editor.dropBlock('Text')
  await editor.save()

  await panel.getByRole('treeitem', { name: 'index', exact: true }).click()
  await expect(editor.element('h1')).toHaveText('First')
  await editor.loaded()
  await editor.undo()
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.undo()
  await expect(editor.canvas.locator('h1')).toHaveCount(0)
  await editor.redo()
  await editor.redo()
  await expect(editor.element('h1')).toHaveText('First')
  await editor.save()

  await page
    .getByRole('banner')
    .getByRole('button', { name: /^Reload Canvas/ })
    .click()
  await editor.loaded()
  await editor.undo()
  await expect(editor.element('h1')).toHaveText('Heading')
  await editor.redo()
  await editor.save()

  await panel.getByRole('treeitem', { name: 'about', exact: true }).click()
  await expect(editor.element('p')).toBeVisible()
  await editor.loaded()
  await editor.undo()
  await expect(editor.canvas.locator('p')).toHaveCount(0)
})
