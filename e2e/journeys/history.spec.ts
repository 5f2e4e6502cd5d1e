import { expect, test } from '../actors/test.ts'

test.use({ installs: false })

test('a version is compared with what is there now, restored as one step, and undo brings the present back', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('History', 'Heading')
  await editor.writeInto('h1', 'First words')
  await editor.save()
  await editor.writeInto('h1', 'Second words')
  await editor.save()

  await editor.openPlace('History')
  const history = page.getByRole('dialog', { name: 'History' })
  const versions = history.getByRole('option')
  await expect(versions.first()).toHaveAccessibleName(/Now$/)
  await versions.nth(1).click()
  await expect(history.frameLocator('iframe[title^="Then"]').getByText('First words')).toBeVisible()
  await expect(history.frameLocator('iframe[title^="Now"]').getByText('Second words')).toBeVisible()
  await history.getByRole('button', { name: 'Restore page index' }).click()
  await expect(editor.toast('Restored. Undo brings back what was.')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(history).toBeHidden()
  await expect(editor.element('h1')).toHaveText('First words')

  await editor.undo()
  await expect(editor.element('h1')).toHaveText('Second words')
})
