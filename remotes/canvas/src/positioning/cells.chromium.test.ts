import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, centreOf } = here

/** Three columns of 100 pixels and three rows of 60, with a gap of 10: `it` is placed by its rule. */
function withGrid(css: string, style = ''): string {
  return (
    `<style>body{margin:0}.grid{display:grid;grid-template:60px 60px 60px/100px 100px 100px;gap:10px;${style}}\n.it{${css}}</style>` +
    '<div class="grid"><i>1</i><i>2</i><b class="it">It</b></div>'
  )
}

async function drag(dx: number, dy: number, end: 'drop' | 'escape' = 'drop') {
  const { x, y } = await centreOf('.it')
  await here.page.mouse.move(x, y)
  await here.page.mouse.down()
  await here.page.mouse.move(x + 6, y + 6)
  await here.page.mouse.move(x + dx, y + dy, { steps: 3 })
  await here.page.getByText(/^Column \d, row \d$/).waitFor()
  if (end === 'escape') await here.page.keyboard.press('Escape')
  await here.page.mouse.up()
}

describe('a drag of a child of a grid', () => {
  test.each([
    [
      'that lines place',
      { css: 'grid-column:1;grid-row:2', style: '', by: [110, 70], expected: 'grid-column:2;grid-row:3' },
    ],
    [
      'that takes up two columns',
      {
        css: 'grid-column:1 / span 2;grid-row:2',
        style: '',
        by: [220, -70],
        expected: 'grid-column:2 / span 2;grid-row:1',
      },
    ],
    [
      'that ends at a line',
      { css: 'grid-column:1 / 3;grid-row:1', style: '', by: [110, 0], expected: 'grid-column:2 / 4;grid-row:1' },
    ],
    [
      'that longhands place',
      {
        css: 'grid-column-start:1;grid-row-start:1',
        style: '',
        by: [110, 0],
        expected: 'grid-column-start:2;grid-row-start:1;grid-column-end:auto',
      },
    ],
    [
      'from all columns leaves them alone',
      { css: 'grid-column:1 / -1;grid-row:1', style: '', by: [110, 70], expected: 'grid-column:1 / -1;grid-row:2' },
    ],
    [
      'where text runs from the right',
      {
        css: 'grid-column:1;grid-row:1',
        style: 'direction:rtl;width:320px',
        by: [-110, 0],
        expected: 'grid-column:2;grid-row:1',
      },
    ],
  ] as const)('%s writes its lines, in one step', async (_what, { css, style, by: [dx, dy], expected }) => {
    const source = withGrid(css, style)
    await openWith(source)
    await drag(dx, dy)
    expect(await html()).toBe(source.replace(css, expected))
    await here.page.evaluate(() => window.opened.canvas.undo())
    expect(await html()).toBe(source)
  })

  test('marks the cells it would take up, and Escape leaves it', async () => {
    const source = withGrid('grid-column:1;grid-row:2')
    await openWith(source)
    await drag(220, 70, 'escape')
    expect(await html()).toBe(source)
    expect(await here.page.locator('[class*=guide]:not([hidden])').count()).toBe(0)
  })

  test('that follows the others changes the order', async () => {
    const source = withGrid('color:red')
    await openWith(source)
    const [from, to] = [await centreOf('.it'), await centreOf('i:first-child')]
    await here.page.mouse.move(from.x, from.y)
    await here.page.mouse.down()
    await here.page.mouse.move(from.x - 8, from.y)
    await here.page.mouse.move(to.x - 30, to.y, { steps: 3 })
    await here.page.mouse.up()
    expect(await html()).toContain('<div class="grid"><b class="it">It</b><i>1</i><i>2</i></div>')
  })
})
