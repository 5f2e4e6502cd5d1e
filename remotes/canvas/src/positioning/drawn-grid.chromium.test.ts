import type { GridOwner } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html } = here

/** Three columns of 100 pixels and three rows of 60, with a gap of 10: the cell of row r and column c begins at 110c, 70r. */
function withGrid(css: string, style = ''): string {
  return (
    `<style>body{margin:0}.grid{display:grid;grid-template:60px 60px 60px/100px 100px 100px;gap:10px;${style}}\n${css}</style>` +
    '<div class="grid"><i class="it">1</i><i class="it">2</i><b class="own">It</b></div>'
  )
}

const select = (selector: string) =>
  here.page.evaluate((wanted) => window.opened.canvas.select(window.opened.canvas.find(wanted)), selector)

/** As an editor of a panel does while it stands open. */
async function drawGrid(owner: GridOwner): Promise<void> {
  await here.page.evaluate((of) => void window.opened.canvas.showGrid!(of, () => {}), owner)
  await here.page.locator('[data-kind="cell"]').first().waitFor()
}

const pointIn = (row: number, column: number) => ({ x: column * 110 + 50, y: row * 70 + 30 })

/** Presses at a point of the page, and moves on to another one. */
async function drag(from: { x: number; y: number }, to: { x: number; y: number }, end: 'drop' | 'escape' = 'drop') {
  const frame = await here.page.locator('iframe').boundingBox()
  if (!frame) throw new Error('no frame')
  const { mouse } = here.page
  await mouse.move(frame.x + from.x, frame.y + from.y)
  await mouse.down()
  await mouse.move(frame.x + from.x + 5, frame.y + from.y + 3)
  await mouse.move(frame.x + to.x, frame.y + to.y, { steps: 4 })
  await here.page.getByText(/^Columns? \d.*, rows? \d/).waitFor()
  if (end === 'escape') await here.page.keyboard.press('Escape')
  await mouse.up()
}

async function isOneStep(before: string): Promise<void> {
  await here.page.evaluate(() => window.opened.canvas.undo())
  expect(await html()).toBe(before)
}

const ownRule = (declarations: string) => `.own{${declarations}}`

describe('a drag in a grid whose child is being placed', () => {
  test.each([
    ['moves one that nothing placed yet', '', [pointIn(0, 2), pointIn(2, 0)], 'grid-row:3;grid-column:1'],
    [
      'moves as many cells as before, within the grid',
      'grid-row:2;grid-column:1 / 3',
      [pointIn(1, 0), pointIn(2, 2)],
      'grid-row:3;grid-column:2 / 4',
    ],
    [
      'draws its cells over empty ones',
      'grid-row:3',
      [pointIn(1, 1), pointIn(2, 2)],
      'grid-row:2 / 4;grid-column:2 / 4',
    ],
  ] as const)('%s', async (_what, css, [from, to], expected) => {
    const source = withGrid(ownRule(css === '' ? 'color:red' : css))
    await openWith(source)
    await select('.own')
    await drawGrid('parent')
    await drag(from, to)
    const kept = css === '' ? 'color:red;' : ''
    expect(await html()).toBe(withGrid(ownRule(kept + expected)))
    await isOneStep(source)
  })

  test.each([
    ['right', { x: 210, y: 100 }, { x: 260, y: 100 }, 'grid-row:2;grid-column:2 / 4'],
    ['top', { x: 160, y: 70 }, { x: 160, y: 20 }, 'grid-row:1 / 3;grid-column:2'],
    ['left past the right one', { x: 110, y: 100 }, { x: 260, y: 100 }, 'grid-row:2;grid-column:2 / 4'],
    ['lower left corner', { x: 110, y: 130 }, { x: 40, y: 180 }, 'grid-row:2 / 4;grid-column:1 / 3'],
  ] as const)('of its %s edge goes over lines', async (_edge, from, to, expected) => {
    const source = withGrid(ownRule('grid-row:2;grid-column:2'))
    await openWith(source)
    await select('.own')
    await drawGrid('parent')
    await here.page.getByTitle('Drag over the lines of the grid').first().waitFor()
    await drag(from, to)
    expect(await html()).toBe(withGrid(ownRule(expected)))
    await isOneStep(source)
  })

  test('names the area that its cells are', async () => {
    const areas = 'grid-template-areas:"a a ." "a a b" ". . b";'
    await openWith(withGrid(ownRule('grid-row:1;grid-column:1'), areas))
    await select('.own')
    await drawGrid('parent')
    await drag({ x: 100, y: 60 }, pointIn(1, 1))
    expect((await html())?.replace(/\s/g, '')).toContain('.own{grid-area:a;}')
  })

  test('leaves others of its class where they are', async () => {
    await openWith(withGrid('.it{color:red}'))
    await select('.it:first-child')
    await drawGrid('parent')
    await drag(pointIn(0, 0), pointIn(2, 2))
    const after = await html()
    expect(after).toContain('.it{color:red}')
    const place = (selector: string) =>
      here
        .frame()
        .locator(selector)
        .evaluate((element) => getComputedStyle(element).gridRowStart)
    await expect.poll(() => place('.it:first-child')).toBe('3')
    expect(await place('.it:nth-child(2)')).toBe('auto')
  })

  test('by its cells leaves others of its class where they are, in one step', async () => {
    const source = withGrid('.it{color:red}')
    await openWith(source)
    await select('.it:first-child')
    await here.page.evaluate(() => window.opened.canvas.placeInGrid!({ top: 2, bottom: 2, left: 1, right: 2 }))
    await expect.poll(html).not.toBe(source)
    const after = await html()
    expect(after).toContain('.it{color:red}')
    expect(after).toMatch(/<i class="it [\w-]+">1<\/i><i class="it">2<\/i>/)
    const row = (selector: string) =>
      here
        .frame()
        .locator(selector)
        .evaluate((element) => getComputedStyle(element).gridRowStart)
    await expect.poll(() => row('.it:first-child')).toBe('3')
    expect(await row('.it:nth-child(2)')).toBe('auto')
    await isOneStep(source)
  })

  test('is taken back by Escape, and its edges are drawn by nobody after it', async () => {
    const source = withGrid(ownRule('grid-row:2;grid-column:2'))
    await openWith(source)
    await select('.own')
    await drawGrid('parent')
    await drag(pointIn(1, 1), pointIn(2, 2), 'escape')
    expect(await html()).toBe(source)
    expect(await here.page.locator('[class*=guide]:not([hidden])').count()).toBe(0)
  })

  test('from the right where text runs so', async () => {
    const style = 'direction:rtl;width:320px;'
    await openWith(withGrid(ownRule('grid-row:2;grid-column:2'), style))
    await select('.own')
    await drawGrid('parent')
    await here.page.getByTitle('Drag over the lines of the grid').first().waitFor()
    await drag({ x: 110, y: 100 }, { x: 40, y: 100 })
    expect(await html()).toBe(withGrid(ownRule('grid-row:2;grid-column:2 / 4'), style))
  })
})

describe('a drag in a selected grid that is being edited', () => {
  test('over empty cells draws an area, and one on an area moves it', async () => {
    const source = withGrid('.it{grid-row:1}')
    await openWith(source)
    await select('.grid')
    await drawGrid('element')
    await drag(pointIn(1, 1), pointIn(2, 2))
    expect(await html()).toContain('grid-template-areas:". . ." ". area-1 area-1" ". area-1 area-1"')
    await drag(pointIn(1, 1), pointIn(1, 0))
    expect(await html()).toContain('grid-template-areas:". . ." "area-1 area-1 ." "area-1 area-1 ."')
    await here.page.evaluate(() => window.opened.canvas.undo())
    await isOneStep(source)
  })

  test('of a child puts it into cells, and the grid stays selected; a click selects the child', async () => {
    await openWith(withGrid(ownRule('color:red')))
    await select('.grid')
    await drawGrid('element')
    await drag(pointIn(0, 2), pointIn(1, 1))
    expect(await html()).toBe(withGrid(ownRule('color:red;grid-row:2;grid-column:2')))
    expect(await here.selectedTag()).toBe('div')
    await here.clickOn('.own')
    await expect.poll(here.selectedTag).toBe('b')
  })
})

describe('arrow keys while a child is being placed', () => {
  test('move it by cells, with Shift they take its last lines along, one step each', async () => {
    const source = withGrid(ownRule('grid-row:1;grid-column:1'))
    await openWith(source)
    await select('.own')
    await drawGrid('parent')
    await here.page.evaluate(() => window.opened.canvas.focus!())
    for (const [keys, expected] of [
      ['ArrowRight', 'grid-row:1;grid-column:2'],
      ['Shift+ArrowDown', 'grid-row:1 / 3;grid-column:2'],
      ['ArrowDown', 'grid-row:2 / 4;grid-column:2'],
      ['Shift+ArrowUp', 'grid-row:2;grid-column:2'],
    ] as const) {
      await here.page.keyboard.press(keys)
      await expect.poll(html).toBe(withGrid(ownRule(expected)))
    }
    for (let step = 0; step < 3; step += 1) await here.page.evaluate(() => window.opened.canvas.undo())
    await isOneStep(source)
  })
})
