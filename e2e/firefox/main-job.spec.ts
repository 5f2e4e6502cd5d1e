import { readFile } from 'node:fs/promises'
import { strFromU8, unzipSync } from 'fflate'
import type { Locator } from '@playwright/test'
import { expect, test } from '../actors/test.ts'

test.setTimeout(300_000)

/** Key by key: a text that is put in at once goes, here, to whatever has the focus at that moment. */
async function typeInto(field: Locator, text: string): Promise<void> {
  await field.click()
  await expect(field).toBeFocused()
  await field.press('ControlOrMeta+A')
  await field.pressSequentially(text)
  await expect(field).toHaveValue(text)
}

test('the main job in Firefox: build, edit, style, save, preview, export, load back', async ({
  page,
  suite,
  workspace,
  editor,
}) => {
  await workspace.open()
  await expect(page.getByText('No Projects Yet')).toBeVisible()
  await editor.installed()
  await page.getByRole('button', { name: 'New site' }).click()
  const dialog = page.getByRole('dialog', { name: 'Create New Project' })
  await typeInto(dialog.getByLabel('Project Name'), 'First site')
  await dialog.getByRole('button', { name: 'Create Project' }).click()
  await expect(page).toHaveURL(/\/add-blocks/)
  await editor.ready()
  // This Firefox's protocol tells no places in a frame that is drawn scaled.
  await editor.actualSize()

  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
  // By the keyboard: this Firefox's protocol makes two single clicks of a double click.
  await editor.select('h1')
  await page.keyboard.press('Enter')
  await page.keyboard.press('ControlOrMeta+A')
  await page.keyboard.type('Hello')
  await page.keyboard.press('Escape')
  await expect(editor.element('h1')).toHaveText('Hello')

  await editor.select('h1')
  await editor.tab('Styling')
  await page.getByRole('button', { name: 'Typography', exact: true }).click()
  await typeInto(page.getByLabel('Size', { exact: true }), '40px')
  await page.keyboard.press('Enter')
  await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe('40px')
  await editor.undo()
  await expect.poll(() => editor.styleOf('h1', 'font-size')).not.toBe('40px')
  await editor.redo()
  await expect.poll(() => editor.styleOf('h1', 'font-size')).toBe('40px')

  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe')
  await expect(shown).toHaveAttribute('src', suite.projectAddress)
  await expect(shown.contentFrame().locator('h1')).toHaveText('Hello')
  await overlay.getByRole('button', { name: 'Close' }).click()
  await expect(overlay).toBeHidden()

  const opened = page.waitForEvent('popup')
  await page.getByRole('button', { name: 'Show in frontend' }).click()
  const tab = await opened
  await expect(tab.locator('h1')).toHaveText('Hello')
  await expect(tab).toHaveURL(suite.projectAddress)
  await tab.close()
  await editor.leave()

  const zip = await workspace.export('First site')
  const files = unzipSync(await readFile(zip))
  expect(strFromU8(files['index.html'] ?? new Uint8Array())).toContain('Hello</h1>')
  expect(strFromU8(files['global/global.css'] ?? new Uint8Array())).toMatch(/font-size:\s?40px/)

  await workspace.load(zip)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const again = await workspace.export('First site')
  expect(Buffer.compare(await readFile(again), await readFile(zip))).toBe(0)
  await workspace.edit('First site')
  await expect(editor.element('h1')).toHaveText('Hello')
})
