import { expect, test } from '../actors/test.ts'
import { unzip, zip } from '../support/zip-folder.ts'

const bytes = (text: string) => Buffer.from(text, 'latin1')
const text = (file: Uint8Array | undefined) => Buffer.from(file ?? []).toString('latin1')

const site = {
  'index.html':
    '<!doctype html><meta charset="utf-8"><title>Shop</title>\r\n<link rel=stylesheet href=style.css><main><h1>Our Bread</h1>\n<p>Fresh bread,&nbsp;daily</p></main>',
  'latin.html': bytes(
    '<!doctype html><meta charset="iso-8859-1"><title>Caf\xe9</title>\r\n<h1>Caf\xe9</h1><p class=bread>Bread &amp; butter</p>',
  ),
  'style.css': '.bread { color: #f00 } /* bread */',
  'long.txt': `${'a'.repeat(60)}!`,
}

test('words are found on all pages and replaced as one step, to the byte', async ({ page, workspace, editor }) => {
  await workspace.open()
  await workspace.load(zip('shop.zip', site))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await workspace.edit('shop')
  await editor.ready()
  await page.keyboard.press('ControlOrMeta+Shift+F')
  const panel = page.getByRole('region', { name: 'Find and replace' })
  const field = panel.getByLabel('Find', { exact: true })

  await test.step('a restricted project is searched, and says why nothing is replaced', async () => {
    await field.fill('bread')
    await expect(panel.getByText('3 results in 2 places')).toBeVisible()
    await expect(panel.getByText('The project is restricted')).toBeVisible()
    await page.getByRole('button', { name: 'Review and trust' }).click()
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Trust/ })
      .click()
    await expect(panel.getByText('The project is restricted')).toBeHidden()
  })

  await test.step('a result leads to its element, on whatever page', async () => {
    await panel.getByRole('treeitem', { name: /butter/ }).click()
    await expect(page.locator('iframe[title="latin"]')).toBeVisible()
    await editor.loaded()
    await expect(page.getByRole('navigation', { name: 'Path of the selected element' })).toContainText('Text')
    await expect(editor.element('p')).toBeInViewport()
  })

  await test.step('code leads to its place in the file', async () => {
    await panel.getByRole('combobox', { name: 'Look for' }).click()
    await page.getByRole('option', { name: 'Code' }).click()
    await field.fill('#f00')
    // The line holds the word of the search before twice, and its results stay until the new ones are there.
    const result = panel.getByRole('treeitem', { name: /#f00/ })
    await expect(result).toHaveCount(1)
    await result.click()
    await expect(page.getByRole('dialog', { name: 'File Editor' })).toBeVisible()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toBe('#f00')
    await page.getByRole('dialog', { name: 'File Editor' }).getByRole('button', { name: 'Close' }).click()
    await expect(page.getByRole('dialog', { name: 'File Editor' })).toBeHidden()
  })

  await test.step('an expression that takes too long is given up with a reason', async () => {
    await panel.getByRole('button', { name: 'Regular expression' }).click()
    await field.fill('(a+)+$')
    await expect(panel.getByText(/The expression takes too long/)).toBeVisible()
    await panel.getByRole('button', { name: 'Regular expression' }).click()
  })

  await test.step('all are replaced, undone and done again', async () => {
    await panel.getByRole('combobox', { name: 'Look for' }).click()
    await page.getByRole('option', { name: 'Text' }).click()
    await field.fill('bread')
    await panel.getByLabel('Replace with').fill('pain d’été')
    await expect(panel.getByText('3 results in 2 places')).toBeVisible()
    await panel.getByRole('button', { name: 'Replace all' }).click()
    await expect(editor.toast('3 places were replaced in 2 files. Undo takes it back as one step.')).toBeVisible()
    await expect(editor.element('p')).toHaveText('pain d’été & butter')
    await editor.undo()
    await expect(editor.element('p')).toHaveText('Bread & butter')
    await editor.redo()
    await expect(editor.element('p')).toHaveText('pain d’été & butter')
    await editor.save()
  })

  await editor.leave()
  const edited = unzip(await workspace.export('shop'))
  const index = site['index.html'].replace('Our Bread', 'Our pain d’été').replace('Fresh bread', 'Fresh pain d’été')
  expect(Buffer.from(edited['index.html'] ?? []).toString()).toBe(index)
  // What latin-1 has is a byte; browsers read it as windows-1252, which has the apostrophe, too.
  expect(text(edited['latin.html'])).toBe(text(site['latin.html']).replace('Bread &amp;', 'pain d\x92\xe9t\xe9 &amp;'))
  expect(text(edited['style.css'])).toBe(site['style.css'])
})
