import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('pages are created, uploaded, chosen and deleted, with their messages', async ({ page, editor, startSite }) => {
  await startSite('Pages')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await expect(panel.getByRole('button', { name: 'Not Allowed To Delete Index Page' })).toBeDisabled()

  await panel.getByLabel('New page name').fill('  About ')
  await panel.getByRole('button', { name: 'Create page' }).click()
  await expect(editor.toast('Page created successfully')).toBeVisible()
  await expect(panel.getByRole('button', { name: 'about', exact: true })).toBeVisible()

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
  await panel.getByRole('button', { name: 'team', exact: true }).click()
  await expect(editor.element('h2')).toHaveText('The team')

  await panel.getByRole('button', { name: 'Delete team' }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete page' }).click()
  await expect(editor.toast('Page removed successfully')).toBeVisible()
  await expect(editor.element('h2')).toHaveCount(0)
})

test('whoever comes back to a page takes back what was done there', async ({ page, editor, startSite }) => {
  await startSite('Back', 'Heading')
  await editor.writeInto('h1', 'First')
  await editor.openPlace('Pages')
  const panel = page.getByRole('region', { name: 'Pages' })
  await panel.getByLabel('New page name').fill('about')
  await panel.getByRole('button', { name: 'Create page' }).click()
  await editor.save()
  await panel.getByRole('button', { name: 'about', exact: true }).click()
  await expect(editor.canvas.locator('h1')).toHaveCount(0)
  await editor.loaded()
  await editor.dropBlock('Text')
  await editor.save()

  await panel.getByRole('button', { name: 'index', exact: true }).click()
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

  await panel.getByRole('button', { name: 'about', exact: true }).click()
  await expect(editor.element('p')).toBeVisible()
  await editor.loaded()
  await editor.undo()
  await expect(editor.canvas.locator('p')).toHaveCount(0)
})
