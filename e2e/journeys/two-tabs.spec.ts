import { createEditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'

test('a second tab follows read-only and can take over; no save is lost', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Shared', 'Heading')
  await editor.save()

  const other = createEditorActor(await context.newPage())
  await other.page.goto('/add-blocks')
  await expect(other.element('h1')).toHaveText('Heading')
  await expect(other.page.getByText('open for editing in another tab')).toBeVisible()

  await page.bringToFront()
  await editor.settled()
  await editor.writeInto('h1', 'From the first tab')
  await editor.save()
  await expect(other.element('h1')).toHaveText('From the first tab')

  await other.page.bringToFront()
  await other.takeOver()
  await expect(page.getByText('open for editing in another tab')).toBeVisible()
  await other.settled()
  await other.writeInto('h1', 'From the second tab')
  await other.save()
  await expect(editor.element('h1')).toHaveText('From the second tab')
})

test('a tab that is taken over first stores what it has not stored yet, without auto save too', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Handed over', 'Heading')
  await editor.save()
  await editor.openPlace('Settings')
  await page.getByRole('switch', { name: 'enable auto save' }).click()
  await page.keyboard.press('Escape')

  const other = createEditorActor(await context.newPage())
  await other.page.goto('/add-blocks')
  await expect(other.page.getByText('open for editing in another tab')).toBeVisible()
  await page.bringToFront()
  await editor.settled()
  await editor.writeInto('h1', 'Never asked to save')
  await other.takeOver()
  await expect(other.element('h1')).toHaveText('Never asked to save')
})

test('a tab that followed becomes the one that writes when the other is closed', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Left behind', 'Heading')
  await editor.save()

  const other = createEditorActor(await context.newPage())
  await other.page.goto('/add-blocks')
  const banner = other.page.getByText('open for editing in another tab')
  await expect(banner).toBeVisible()
  await page.close()
  await expect(banner).toBeHidden({ timeout: 15_000 })
  await other.loaded()
  await other.settled()
  await other.writeInto('h1', 'From the tab that is left')
  await other.save()
})

test('a tab that is reloaded keeps the project although another follows', async ({
  page,
  context,
  editor,
  startSite,
}) => {
  await startSite('Kept', 'Heading')
  await editor.save()

  const other = createEditorActor(await context.newPage())
  await other.page.goto('/add-blocks')
  const banner = other.page.getByText('open for editing in another tab')
  await expect(banner).toBeVisible()
  await page.bringToFront()
  await page.reload()
  await editor.ready()
  await editor.settled()
  await editor.writeInto('h1', 'Still the first tab')
  await editor.save()
  await expect(other.element('h1')).toHaveText('Still the first tab')
  await expect(banner).toBeVisible()
})
