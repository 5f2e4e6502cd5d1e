import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, frame } = here

const home = 'global/global.css'
const css = ':root {\n  --ink: rgb(1, 2, 3);\n}\n\nh1 {\n  color: var(--ink);\n}\n'

const colour = () =>
  frame()
    .locator('h1')
    .evaluate((element) => getComputedStyle(element).color)

async function open() {
  await openWith('<h1>Hello</h1>\n')
  await here.page.evaluate(
    async ([file, text]) => void (await window.opened.canvas.changeFiles?.({ files: { [file]: text } }, 'Begin')),
    [home, css] as const,
  )
}

const preview = (value: string | null) =>
  here.page.evaluate(([file, text]) => window.opened.canvas.previewSheets?.(text === null ? null : { [file]: text }), [
    home,
    value === null ? null : css.replace('rgb(1, 2, 3)', value),
  ] as const)
const undoLabel = () => here.page.evaluate(() => window.opened.canvas.state.getState().undoLabel)

describe('previewSheets', () => {
  test('draws the page with other texts, one after the other, and takes them back', async () => {
    await open()
    await preview('rgb(4, 5, 6)')
    await expect.poll(colour).toBe('rgb(4, 5, 6)')
    await preview('rgb(7, 8, 9)')
    await expect.poll(colour).toBe('rgb(7, 8, 9)')
    await preview(null)
    await expect.poll(colour).toBe('rgb(1, 2, 3)')
    expect(await undoLabel()).toBe('Begin')
  })

  test('an edit, undo and a file that is read start from what the site says', async () => {
    await open()
    await preview('rgb(4, 5, 6)')
    await expect.poll(colour).toBe('rgb(4, 5, 6)')
    const read = await here.page.evaluate(async (file) => window.opened.canvas.readFile(file), home)
    expect(read).toEqual({ ok: true, value: css })
    expect(await colour()).toBe('rgb(1, 2, 3)')
    await preview('rgb(4, 5, 6)')
    await here.page.evaluate(() => window.opened.canvas.undo())
    await expect.poll(colour).toBe('rgb(0, 0, 0)')
  })

  test('what the page has not, and what may not be edited, is left alone', async () => {
    await open()
    await here.page.evaluate(() => window.opened.canvas.previewSheets?.({ 'no/such.css': 'h1 { color: red }' }))
    await preview('rgb(4, 5, 6)')
    await expect.poll(colour).toBe('rgb(4, 5, 6)')
  })
})
