import type { Pergola } from '@pergola/contracts'
import { expect, type FrameLocator, type Locator, type Page } from '@playwright/test'

interface Point {
  readonly x: number
  readonly y: number
}

async function centreOf(target: Locator): Promise<Point> {
  const box = await target.boundingBox()
  if (!box) throw new Error(`nothing to point at: ${target}`)
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 }
}

/** A person in front of the editor: pointer and keyboard, names and labels, nothing else. */
export function createEditorActor(page: Page) {
  const frame = page.locator('iframe[sandbox="allow-same-origin allow-scripts"]:not([aria-hidden])')
  const canvas: FrameLocator = frame.contentFrame()
  const element = (selector: string): Locator => canvas.locator(selector).first()
  const bar = page.getByRole('banner')
  const rail = page.getByRole('navigation', { name: 'Places' })

  async function drag(from: Point, to: Point) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(from.x + 6, from.y + 6, { steps: 3 })
    await page.mouse.move(to.x, to.y, { steps: 12 })
    await page.mouse.up()
  }

  /** As a quick hand does it: the first movement already leaves what was picked up. */
  async function flick(from: Point, to: Point) {
    await page.mouse.move(from.x, from.y)
    await page.mouse.down()
    await page.mouse.move(to.x, to.y, { steps: 6 })
    await page.mouse.up()
  }

  async function openPlace(name: string) {
    await rail.getByRole('button', { name, exact: true }).click()
  }

  async function tab(name: string) {
    await page.getByRole('tab', { name, exact: true }).click()
  }

  /** What is still loading beside a control may move it away under the hand; then it is pressed once more. */
  async function press(target: Locator, state: 'aria-pressed' | 'aria-expanded') {
    await expect(async () => {
      if ((await target.getAttribute(state)) !== 'true') await target.click()
      await expect(target).toHaveAttribute(state, 'true', { timeout: 1000 })
    }).toPass({ timeout: 20_000 })
  }

  /** The page can be changed: nothing in the canvas says that it is on its way. */
  async function loaded() {
    await expect(page.getByRole('region', { name: 'Canvas', exact: true }).getByRole('status')).toHaveCount(0)
  }

  const pages = page.getByRole('region', { name: 'Pages' })

  async function showPages() {
    if (!(await pages.isVisible())) await openPlace('Pages')
  }

  return {
    page,
    canvas,
    loaded,
    element,
    openPlace,
    tab,
    press,
    drag,
    centreOf,
    toast: (text: string) => page.getByText(text, { exact: true }).first(),

    /** The whole suite is in the browser. The first of several windows at once takes long on a busy machine. */
    async installed() {
      await expect(page.getByText('App installed successfully', { exact: true }).first()).toBeVisible({
        timeout: 60_000,
      })
    },

    async ready() {
      await expect(canvas.locator('body')).toBeAttached()
      // The frame is there before the page in it can be changed; on a busy machine a first drop would be too early.
      const isOpen = async () => {
        const { pergola } = globalThis as unknown as { pergola?: Pergola }
        return (await pergola?.page.source().catch(() => null)) != null
      }
      await expect.poll(() => page.evaluate(isOpen)).toBe(true)
      await loaded()
    },

    /** Drags a block's card to the middle of an element, or of the whole canvas. */
    async dropBlock(label: string, over?: string) {
      const blocks = page.getByRole('region', { name: 'Blocks' })
      const elements = canvas.locator('body *')
      const before = await elements.count()
      if (!(await blocks.isVisible())) await openPlace('Add')
      const card = blocks.getByRole('button', { name: label, exact: true })
      await card.scrollIntoViewIfNeeded()
      await flick(await centreOf(card), await centreOf(over === undefined ? frame : element(over)))
      await expect.poll(() => elements.count()).toBeGreaterThan(before)
      // The blocks stay for the next one; what was dropped is selected.
      await tab('Styling')
      await expect(blocks).toBeHidden()
    },

    async select(selector: string) {
      const { x, y } = await centreOf(element(selector))
      await page.mouse.click(x, y)
    },

    /** A pixel of the page is one of the screen: gestures are as far in the page as the hand goes. */
    async actualSize() {
      await page.keyboard.press('ControlOrMeta+0')
      await expect(bar.getByLabel('Zoom', { exact: true })).toHaveValue('100%')
    },

    async writeInto(selector: string, text: string) {
      await loaded()
      const { x, y } = await centreOf(element(selector))
      await page.mouse.dblclick(x, y)
      // The caret stands in it: what is typed before goes nowhere.
      await expect(canvas.locator('[contenteditable=true]')).toHaveCount(1)
      await page.keyboard.press('ControlOrMeta+A')
      // All at once: a hand that rests in the middle would have half of it stored, as a version of its own.
      await page.keyboard.insertText(text)
      // Where it did not arrive, that is what the test says, and not that something is missing after a reload.
      await expect(canvas.locator('[contenteditable=true]')).toHaveText(text)
      await page.keyboard.press('Escape')
    },

    /** A page that it may open or not: what is unsaved keeps the one that is open. */
    async createPage(name: string) {
      await showPages()
      await pages.getByLabel('New page name').fill(name)
      await pages.getByRole('button', { name: 'Create page' }).click()
      await expect(pages.getByRole('treeitem', { name, exact: true })).toBeVisible()
    },

    /** Nothing of the page before is left in the frame. */
    async openPage(name: string) {
      await showPages()
      const entry = pages.getByRole('treeitem', { name, exact: true })
      await entry.click()
      await expect(entry).toHaveAttribute('aria-current', 'page')
      await expect(page.locator(`iframe[title="${name}"]`)).toBeVisible()
      await loaded()
    },

    /** Opens the section if it is closed and types a value into the field. */
    async style(section: string, label: string, value: string) {
      await tab('Styling')
      await press(page.getByRole('button', { name: section, exact: true }), 'aria-expanded')
      const field = page.getByLabel(label, { exact: true })
      await field.fill(value)
      await page.keyboard.press('Enter')
    },

    /** A field of the Traits tab. */
    async attribute(label: string, value: string) {
      await tab('Traits')
      await page.getByLabel(label, { exact: true }).fill(value)
      await page.keyboard.press('Enter')
    },

    styleOf: (selector: string, property: string) =>
      element(selector).evaluate((found, name) => getComputedStyle(found).getPropertyValue(name), property),

    device: (name: 'desktop' | 'tablet' | 'mobile') =>
      bar.getByRole('button', { name: `${name} size`, exact: true }).click(),

    /** By the bar: a field that has the focus keeps its own undo on the keys. */
    undo: () => bar.getByRole('button', { name: /^Undo/ }).click(),
    redo: () => bar.getByRole('button', { name: /^Redo/ }).click(),
    /** Asks for a save and waits until the bar says that everything is stored; it may have been stored by itself. */
    async save() {
      await page.keyboard.press('ControlOrMeta+S')
      await expect(bar.getByRole('status')).toHaveText(/^Saved/)
    },

    /** What is selected becomes a symbol, as the first of its copies. */
    async createSymbol(name: string) {
      await page.getByRole('button', { name: 'Create symbol' }).click()
      const dialog = page.getByRole('dialog', { name: 'Create symbol' })
      await expect(dialog.getByRole('img', { name: 'Preview' })).toBeVisible()
      await dialog.getByLabel('Symbol name').fill(name)
      await dialog.getByRole('button', { name: 'Save' }).click()
      await expect(dialog).toBeHidden()
      await expect(canvas.locator('[inf-symbol-id]').first()).toBeAttached()
    },

    /** Shares the site with the dialog that opens for it, and leaves it open. */
    async share() {
      await page.context().grantPermissions(['clipboard-write'])
      await bar.getByRole('button', { name: 'Share', exact: true }).click()
      const dialog = page.getByRole('dialog', { name: 'Share' })
      await expect(dialog).toContainText('3 days, then it is deleted')
      await dialog.getByRole('button', { name: 'Share', exact: true }).click()
      await expect(page.getByText('Share URL is copied , so you can share now', { exact: true }).first()).toBeVisible()
      return dialog.getByRole('textbox', { name: 'Link' }).inputValue()
    },

    /** In the dialog that `share` left open. */
    async stopSharing(name: string) {
      await page.getByRole('button', { name: `Stop sharing ${name}` }).click()
      await page.getByRole('alertdialog').getByRole('button', { name: 'Stop sharing' }).click()
      await expect(page.getByText('Sharing has stopped. The link no longer opens.', { exact: true })).toBeVisible()
    },

    /** In the installer, which is open; it then shows the list with the library in it. */
    async uploadLibrary(name: string, buffer: Buffer) {
      const dialog = page.getByRole('dialog', { name: 'Library Installer' })
      await dialog.getByRole('tab', { name: 'Upload New' }).click()
      await dialog
        .getByLabel('Choose a .js or .css file', { exact: true })
        .last()
        .setInputFiles({ name, mimeType: '', buffer })
      await expect(dialog.getByLabel('Name', { exact: true })).not.toHaveValue('')
      await dialog.getByRole('button', { name: 'Install', exact: true }).click()
      await expect(dialog.getByText(name.replace(/\.\w+$/, ''), { exact: true })).toBeVisible()
    },

    /** The frame that feeds the preview stands: in the moment it loads, the browser can take the focus from the page. */
    async settled() {
      await expect(page.frameLocator('iframe[title="Preview bridge"]').locator('html')).toBeAttached()
    },

    /** The tab is the one that writes, and shows what the other has stored last. */
    async takeOver() {
      await page.getByRole('button', { name: 'Take over' }).click()
      await expect(page.getByText('open for editing in another tab')).toBeHidden()
      await loaded()
    },

    async leave() {
      await openPlace('Out to projects')
      await expect(page).toHaveURL(/\/workspace/)
    },
  }
}

export type EditorActor = ReturnType<typeof createEditorActor>
