import { createEditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'

test('a second tab follows read-only and can take over; no save is lost', async ({
  page,
  context,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.create('Shared')
  await editor.ready()
  await editor.dropBlock('Heading')
  await editor.save()

  const other = createEditorActor(await context.newPage())
  await other.page.goto('/add-blocks')
  await expect(other.element('h1')).toHaveText('Heading')
  await expect(other.page.getByText('open for editing in another tab')).toBeVisible()

  await editor.writeInto('h1', 'From the first tab')
  await editor.save()
  await expect(other.element('h1')).toHaveText('From the first tab')

  await other.page.getByRole('button', { name: 'Take over' }).click()
  await expect(page.getByText('open for editing in another tab')).toBeVisible()
  await other.writeInto('h1', 'From the second tab')
  await other.save()
  await expect(editor.element('h1')).toHaveText('From the second tab')
})
