import type { Locator } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

const cards = 'section[inf-symbol-id]'

async function texts(found: Locator): Promise<string[]> {
  return (await found.allTextContents()).map((text) => text.trim())
}

test('a card becomes a symbol: what is done to one is done to all, as one step', async ({
  page,
  workspace,
  editor,
}) => {
  await workspace.open()
  await workspace.create('Symbols')
  await editor.ready()
  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
  await editor.writeInto('h1', 'Card')
  await editor.select('h1')
  await editor.style('Typography', 'Color', 'rgb(10, 20, 30)')

  await page.getByRole('button', { name: 'Select parent', exact: true }).click()
  await page.getByRole('button', { name: 'Create symbol' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create symbol' })
  await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible()
  await dialog.getByLabel('Symbol name').fill('Card')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toBeHidden()
  await expect(editor.canvas.locator(cards)).toHaveCount(1)
  await expect(page.getByRole('button', { name: 'Create symbol' })).toHaveCount(0)

  // It lies over the card for a moment.
  await expect(editor.toast('Card is a symbol now')).toBeHidden()
  await editor.dropBlock('Card')
  await page.keyboard.press('ControlOrMeta+D')
  await expect(editor.canvas.locator(cards)).toHaveCount(3)
  await editor.writeInto(`${cards}:nth-of-type(2) h1`, 'Changed')
  await expect.poll(() => texts(editor.canvas.locator(`${cards} h1`))).toEqual(['Changed', 'Changed', 'Changed'])
  await editor.undo()
  await expect.poll(() => texts(editor.canvas.locator(`${cards} h1`))).toEqual(['Card', 'Card', 'Card'])
  await editor.redo()
  await editor.save()
})
