import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a motion of two pages and a symbol is deleted after a question that names them; undo brings it back to all', async ({
  page,
  editor,
  startSite,
}) => {
  const panel = page.getByRole('region', { name: 'Motion', exact: true })
  const moving = editor.canvas.locator('h1[motion-id]')

  await startSite('Moves', 'Container')
  await editor.dropBlock('Heading', 'section')
  await editor.select('h1')
  await editor.tab('Motion')
  await panel.getByRole('button', { name: 'Add Animation' }).click()
  await panel.getByLabel('Add property', { exact: true }).fill('x')
  await page.keyboard.press('Enter')
  await expect(moving).toHaveCount(1)
  await page.getByRole('button', { name: 'Select parent', exact: true }).click()
  await editor.createSymbol('Card')
  await expect(editor.canvas.locator('section[inf-symbol-id]')).toHaveCount(1)
  await editor.save()

  await editor.createPage('about')
  await editor.openPage('about')
  await expect(editor.canvas.locator('h1')).toHaveCount(0)
  await editor.dropBlock('Card')
  await expect(moving).toHaveCount(1)
  await editor.save()

  await editor.openPage('index')
  await editor.select('h1')
  await editor.tab('Motion')
  await panel.getByRole('button', { name: 'Delete all motion' }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete all motion?' })
  await expect(question).toContainText('Elements of about stop moving, too. It is also taken off symbol Card.')
  await question.getByRole('button', { name: 'Delete' }).click()
  await expect(moving).toHaveCount(0)
  await editor.save()
  await editor.openPage('about')
  await expect(editor.element('h1')).toHaveText('Heading')
  await expect(moving).toHaveCount(0)

  await editor.openPage('index')
  await editor.undo()
  await expect(moving).toHaveCount(1)
  await editor.save()
  await editor.openPage('about')
  await expect(moving).toHaveCount(1)
  await editor.dropBlock('Card')
  await expect(moving).toHaveCount(2)
})
