import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { strFromU8 } from 'fflate'
import type { EditorActor } from '../actors/editor-actor.ts'
import { expect, test } from '../actors/test.ts'
import { unzipToDisk } from '../support/unzip-to-disk.ts'

test.use({ installs: false })

async function add(page: Page, label: string, text: string) {
  const panel = page.getByRole('region', { name: 'Interactions', exact: true })
  const field = panel.getByLabel(label, { exact: true }).first()
  await field.fill(text)
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('')
}

/** A section with a heading and a text; the heading is selected and listens for clicks. */
async function clickHeading(page: Page, editor: EditorActor) {
  await editor.dropBlock('Section')
  await editor.dropBlock('Heading', 'section')
  await editor.dropBlock('Text', 'section')
  await editor.select('h1')
  await editor.tab('Interactions')
  await add(page, 'Add Interaction', 'click')
}

test('a heading that is clicked toggles a class: authored, previewed, exported and opened from a disk', async ({
  page,
  context,
  workspace,
  editor,
  startSite,
}) => {
  await startSite('Clicks')
  await clickHeading(page, editor)
  await expect(editor.element('h1')).toHaveAttribute('v-on:click', '')
  await add(page, 'Add Action', 'toggle class')
  await page.getByRole('button', { name: 'Pick Selector on the canvas' }).click()
  await editor.select('section p')
  await expect(page.getByLabel('Selector', { exact: true })).not.toHaveValue('')
  await page.getByLabel('Class name', { exact: true }).fill('lit')
  await page.keyboard.press('Enter')
  await expect(editor.element('h1')).toHaveAttribute('v-on:click', /^toggleClass\(`[^`]+`,`lit`\)$/)

  // A second action for the element itself; undo takes it back from the record and the page at once, redo brings it.
  await add(page, 'Add Action', 'Set Text')
  await page.getByLabel('Selector', { exact: true }).last().fill('self')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Text', exact: true }).fill('Clicked `${1}` "yes" <b>')
  await page.keyboard.press('Enter')
  const whole = await editor.element('h1').getAttribute('v-on:click')
  expect(whole).toContain('setText(`[interaction-id="iN')
  await editor.undo()
  await expect(editor.element('h1')).not.toHaveAttribute('v-on:click', whole ?? '')
  await expect(page.getByRole('textbox', { name: 'Text', exact: true })).toHaveValue('')
  await editor.redo()
  await expect(editor.element('h1')).toHaveAttribute('v-on:click', whole ?? '')
  await editor.save()

  await page.keyboard.press('ControlOrMeta+Shift+P')
  const overlay = page.getByRole('dialog', { name: 'Preview' })
  const shown = overlay.locator('iframe').contentFrame()
  await shown.locator('h1').click()
  await expect(shown.locator('p')).toHaveClass(/\blit\b/)
  await expect(shown.locator('h1')).toHaveText('Clicked `${1}` "yes" <b>')
  await overlay.getByRole('button', { name: 'Close' }).click()
  await editor.leave()

  const zip = await workspace.export('Clicks')
  const { files, addressOf } = unzipToDisk(zip)
  const script = strFromU8(files['libs/js/pergola/index.js'] ?? new Uint8Array())
  expect(script).toContain('function toggleClass')
  expect(script).not.toContain('function addClass')
  const visitor = await context.newPage()
  await visitor.goto(addressOf('index.html'))
  await visitor.locator('h1').click()
  await expect(visitor.locator('p')).toHaveClass(/\blit\b/)
  await visitor.locator('h1').click()
  await expect(visitor.locator('p')).not.toHaveClass(/\blit\b/)
  await expect(visitor.locator('h1')).toHaveText('Clicked `${1}` "yes" <b>')

  await workspace.load(zip)
  await expect(editor.toast('Project loaded successfully')).toBeVisible()
  const again = await workspace.export('Clicks')
  expect(Buffer.compare(await readFile(again), await readFile(zip))).toBe(0)
})

test('an element for a selector is picked by keys as by the pointer, and Escape takes the wish back from anywhere', async ({
  page,
  editor,
  startSite,
}) => {
  await startSite('Picks')
  await clickHeading(page, editor)
  await add(page, 'Add Action', 'hide element')
  const pick = page.getByRole('button', { name: 'Pick Selector on the canvas' })
  const field = page.getByLabel('Selector', { exact: true })
  const hint = page.locator('p:not([aria-live])', { hasText: 'Click an element on the canvas, or walk to it' })
  const lit = page.locator('[class*="hover"]:visible', { hasNotText: /./ })
  async function expectLit(selector: string) {
    await expect
      .poll(async () => {
        const box = (await lit.count()) === 1 ? await lit.boundingBox() : null
        const wanted = await editor.element(selector).boundingBox()
        return box && wanted && Math.abs(box.y - wanted.y) + Math.abs(box.height - wanted.height) < 3
      })
      .toBe(true)
  }

  await pick.focus()
  await page.keyboard.press('Enter')
  await expect(hint).toBeVisible()
  await expect.poll(() => editor.styleOf('section p', 'cursor')).toBe('crosshair')
  await expect(page.getByRole('toolbar', { name: 'Element tools' })).toBeHidden()
  // It begins at the selected heading; the text was dropped onto its middle, so above it or below.
  await expectLit('h1')
  const isFirst = await editor.element('h1').evaluate(({ nextElementSibling }) => nextElementSibling !== null)
  await page.keyboard.press(isFirst ? 'ArrowDown' : 'ArrowUp')
  await expectLit('section p')
  await expect(page.getByText('Text in Container', { exact: true })).toHaveAttribute('aria-live', 'polite')
  await page.keyboard.press('ArrowLeft')
  await expectLit('section > div')
  await page.keyboard.press('Enter')
  await expect(field).toHaveValue('.inf-container')
  await expect(hint).toBeHidden()
  await expect(lit).toHaveCount(0)
  await expect(pick).toBeFocused()
  await expect.poll(() => editor.styleOf('section p', 'cursor')).not.toBe('crosshair')
  await expect(page.getByRole('toolbar', { name: 'Element tools' })).toBeVisible()

  await page.keyboard.press('Enter')
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await pick.click()
  await page.getByLabel('Add Action', { exact: true }).focus()
  await page.keyboard.press('Escape')
  await expect(hint).toBeHidden()
  await expect(field).toHaveValue('.inf-container')

  await pick.click()
  await editor.select('section p')
  await expect(field).not.toHaveValue('.inf-container')
  await expect(pick).toBeFocused()
  // The element whose interactions these are is selected as before.
  await expect(page.getByRole('button', { name: /^click/ })).toBeVisible()
})
