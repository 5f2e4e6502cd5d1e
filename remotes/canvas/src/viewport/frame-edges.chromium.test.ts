import { beforeEach, describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const rightEdge = () => here.page.getByRole('slider', { name: 'Width of the page frame' })
const tip = () => here.page.getByRole('status').filter({ hasText: 'px ·' })
const state = () =>
  here.page.evaluate(() => {
    const { width, zoom, device, canUndo, changed } = window.opened.canvas.state.getState()
    const { edited } = window.opened.canvas.breakpoints!.state.getState()
    return { width, zoom, device, edited, canUndo, changed }
  })
const frameBox = async () => (await here.page.locator('iframe').boundingBox())!

/** Presses the right edge and moves it to `x` of the window. */
async function pullTo(x: number) {
  const edge = (await rightEdge().boundingBox())!
  const y = edge.y + edge.height / 2
  await here.page.mouse.move(edge.x + edge.width / 2, y)
  await here.page.mouse.down()
  await here.page.mouse.move(x, y, { steps: 5 })
}

describe('the edge of the frame', () => {
  beforeEach(async () => {
    await here.openWith('<h1>Widths</h1>')
    await rightEdge().waitFor()
  })

  test('dragged, it stays under the pointer, says the width, and makes no rule', async () => {
    const before = await state()
    expect(before).toMatchObject({ width: 1200, device: 'desktop', edited: null })
    await pullTo(900)
    await expect.poll(async () => Math.abs((await frameBox()).x + (await frameBox()).width - 900)).toBeLessThan(16)
    const dragged = await state()
    expect(dragged.zoom).toBe(before.zoom)
    expect(await tip().textContent()).toBe(`${dragged.width}px · ≤ 768`)
    await here.page.mouse.up()
    await expect.poll(() => tip().count()).toBe(0)
    await expect
      .poll(state)
      .toMatchObject({ device: 'custom', edited: '@media (max-width: 768px)', canUndo: false, changed: false })
  })

  test('given up by Escape, it is where it was', async () => {
    const before = await state()
    await pullTo(800)
    await expect.poll(async () => (await state()).width).toBeLessThan(800)
    await here.page.keyboard.press('Escape')
    await here.page.mouse.up()
    await expect.poll(state).toEqual(before)
  })

  test('a double click goes back to the width of the breakpoint', async () => {
    await pullTo(850)
    await here.page.mouse.up()
    await expect.poll(async () => (await state()).edited).toBe('@media (max-width: 768px)')
    await rightEdge().dblclick()
    await expect.poll(state).toMatchObject({ width: 768, device: 'tablet' })
  })

  test('keys change it by one pixel, with Shift by ten, and Enter goes back', async () => {
    await rightEdge().focus()
    await here.page.keyboard.press('ArrowLeft')
    await here.page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(async () => (await state()).width).toBe(1189)
    expect(await rightEdge().getAttribute('aria-valuetext')).toBe('1189 pixels, Base')
    await here.page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await state()).width).toBe(1190)
    await here.page.keyboard.press('Enter')
    await expect.poll(state).toMatchObject({ width: 1200, device: 'desktop' })
  })
})
