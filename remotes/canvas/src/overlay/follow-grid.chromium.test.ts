import { expect, test } from 'vitest'
import type { GridLayout, GridOwner } from '@pergola/contracts'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow & { layouts: (GridLayout | null)[]; endGrid: () => void }

const here = canvasForEach()

const css = `.grid { display: grid; width: 320px; grid-template: "head head" 40px "side ." 60px / 100px 200px; gap: 20px }`
const open = () =>
  here.page.evaluate(
    ([sheet]) =>
      window.opened.open({
        'editor/pages/index.html': '<main class="grid"><p class="one">One</p></main><p class="other">Two</p>',
        'css/index.css': sheet!,
      }),
    [css],
  )
const show = (owner: GridOwner) =>
  here.page.evaluate((of) => {
    window.layouts = []
    window.endGrid = window.opened.canvas.showGrid!(of, (layout) => window.layouts.push(layout))
  }, owner)
const last = () => here.page.evaluate(() => window.layouts.at(-1))
const boxes = (kind: string) =>
  here.page.locator(`[data-kind="${kind}"]`).evaluateAll((elements) =>
    elements.map((element) => {
      const frame = document.querySelector('iframe')!.getBoundingClientRect()
      const box = element.getBoundingClientRect()
      return [element.textContent, box.left - frame.left, box.top - frame.top, box.width, box.height].join(' ')
    }),
  )

test('the lines and areas of the selected grid stand over the page, and follow its rule', async () => {
  await open()
  await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('.grid')))
  await show('element')
  await expect.poll(last).toEqual({ columns: [100, 200], rows: [40, 60], areas: '"head head" "side ."', place: null })
  await expect.poll(() => boxes('cell')).toHaveLength(4)
  const origin = await here.page.evaluate(() => {
    const box = window.opened.frame()!.document.querySelector('.grid')!.getBoundingClientRect()
    return [box.left, box.top] as const
  })
  const at = (x: number, y: number) => `${origin[0] + x} ${origin[1] + y}`
  expect(await boxes('area')).toEqual([`head ${at(0, 0)} 320 40`, `side ${at(0, 60)} 100 60`])
  expect(await boxes('cell')).toContain(` ${at(120, 60)} 200 60`)
  await here.page.evaluate(() => {
    const { styles } = window.opened.canvas
    styles.selectClass('grid')
    styles.edit([{ property: 'grid-template', value: '30px / 50px 60px 70px' }])
  })
  await expect.poll(last).toMatchObject({ columns: [50, 60, 70], rows: [30], areas: 'none' })
  await expect.poll(() => boxes('cell')).toHaveLength(3)
  await here.page.evaluate(() => window.endGrid())
  await expect.poll(() => boxes('cell')).toEqual([])
})

test('a child is told the cells that it takes up, and placing it moves it there', async () => {
  await open()
  await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('.one')))
  await show('parent')
  const cells = (top: number, left: number, bottom: number, right: number) => ({ place: { top, left, bottom, right } })
  await expect.poll(last).toMatchObject(cells(0, 0, 0, 0))
  await here.page.evaluate(() =>
    window.opened.canvas.styles.edit([
      { property: 'grid-row', value: '1 / 3' },
      { property: 'grid-column', value: '2' },
    ]),
  )
  await expect.poll(last).toMatchObject(cells(0, 1, 1, 1))
  await here.page.evaluate(() => window.opened.canvas.select(window.opened.canvas.find('.other')))
  await expect.poll(last).toBeNull()
  expect(await boxes('cell')).toEqual([])
})
