import { expect, test } from '../actors/test.ts'
import { zip } from '../support/zip-folder.ts'

const body =
  '<style>body { font-size: 30px } .box { width: 200; height: 50px; background: teal }</style>' +
  '<div class="box"></div><table><tr><td>Cell</td></tr></table>'

test('a page without a doctype stands as it does in a browser, offline too', async ({ context, workspace, editor }) => {
  await workspace.open()
  await editor.installed()
  await workspace.load(zip('old.zip', { 'index.html': `<html><body>${body}`, 'new.html': `<!doctype html>${body}` }))
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  await context.setOffline(true)
  await workspace.edit('old')
  await expect(editor.element('td')).toBeVisible()
  // A table starts with a size of its own, and lengths go without a unit.
  expect(await editor.styleOf('td', 'font-size')).toBe('16px')
  expect(await editor.styleOf('.box', 'width')).toBe('200px')

  await editor.openPlace('Pages')
  await editor.page.getByRole('treeitem', { name: 'new', exact: true }).click()
  await expect.poll(() => editor.styleOf('td', 'font-size')).toBe('30px')
  expect(await editor.styleOf('.box', 'width')).not.toBe('200px')
})
