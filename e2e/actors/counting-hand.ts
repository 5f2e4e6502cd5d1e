import { expect, type Locator, type Page } from '@playwright/test'
import type { EditorActor } from './editor-actor.ts'

/**
 * Pointer and keyboard, every use of them counted: a click, a double click, a drag, a key with what it is pressed with,
 * and a text that is typed or pasted are one action each.
 */
export function createCountingHand(page: Page, editor: EditorActor) {
  let actions = 0
  return {
    actions: () => actions,

    async key(...keys: readonly string[]) {
      for (const each of keys) {
        actions += 1
        await page.keyboard.press(each)
      }
    },

    async type(text: string) {
      actions += 1
      await page.keyboard.insertText(text)
    },

    async click(target: Locator) {
      actions += 1
      await target.click()
    },

    /** An element of the page, where it is drawn. */
    async point(selector: string, modifiers: readonly ('Shift' | 'Control')[] = []) {
      actions += 1
      const { x, y } = await editor.centreOf(editor.element(selector))
      for (const each of modifiers) await page.keyboard.down(each)
      await page.mouse.click(x, y)
      for (const each of modifiers) await page.keyboard.up(each)
    },

    /** A field that shows something: marked, typed over, taken with Enter. */
    async fill(field: Locator, text: string) {
      await this.click(field)
      await this.key('ControlOrMeta+A')
      await this.type(text)
      await this.key('Enter')
    },

    /** A block by its name, at the selection; then it is selected. */
    async add(block: string) {
      const search = page.getByLabel('Search blocks')
      const elements = editor.canvas.locator('body *')
      const before = await elements.count()
      await this.key('a')
      await expect(search).toBeFocused()
      await this.type(block)
      await this.key('Enter')
      await expect.poll(() => elements.count()).toBeGreaterThan(before)
    },

    async duplicate() {
      const elements = editor.canvas.locator('body *')
      const before = await elements.count()
      await this.key('ControlOrMeta+D')
      await expect.poll(() => elements.count()).toBeGreaterThan(before)
    },

    /** Declarations of the selected element's rule, typed into the first field of the panel. */
    async style(declarations: string) {
      const panel = page.getByRole('region', { name: 'Styling', exact: true })
      if (!(await panel.isVisible())) await this.key('s')
      const field = panel.getByLabel('Width', { exact: true })
      await this.click(field)
      await this.type(declarations)
      await this.key('Enter')
      await this.key('Escape')
    },

    /** The rules of the selected element in a state. */
    async state(name: string) {
      const field = page.getByLabel('Add a state', { exact: true })
      await this.click(field)
      await this.type(name)
      await this.key('Enter')
    },

    /** A text of the page, by double click. */
    async rewrite(selector: string, text: string) {
      actions += 1
      const { x, y } = await editor.centreOf(editor.element(selector))
      await page.mouse.dblclick(x, y)
      await this.over(text)
    },

    /** Into the selected text, over what it says. */
    async write(text: string) {
      await this.key('Enter')
      await this.over(text)
    },

    async over(text: string) {
      const writing = editor.canvas.locator('[contenteditable=true]')
      await expect(writing).toHaveCount(1)
      await this.key('ControlOrMeta+A')
      await this.type(text)
      await this.key('Escape')
      await expect(writing).toHaveCount(0)
    },
  }
}
