import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, centreOf, frame } = here

/** A page with a positioned box in a container that is 400 pixels wide and 300 high, and a paragraph in the flow. */
function withBox(css: string, more = ''): string {
  return (
    `<style>body{margin:0}.room{position:relative;width:400px;height:300px}\n.box{position:absolute;width:60px;height:40px;${css}}</style>` +
    `<div class="room"><div class="box">Box</div>${more}</div><p>After</p>`
  )
}

async function press(selector: string) {
  const { x, y } = await centreOf(selector)
  await here.page.mouse.move(x, y)
  await here.page.mouse.down()
  return { x, y }
}

async function drag(selector: string, dx: number, dy: number, held: readonly string[] = []) {
  const { x, y } = await press(selector)
  await here.page.mouse.move(x + Math.sign(dx) * 6, y + Math.sign(dy) * 6)
  for (const key of held) await here.page.keyboard.down(key)
  await here.page.mouse.move(x + dx, y + dy, { steps: 4 })
  await here.page.mouse.up()
  for (const key of held) await here.page.keyboard.up(key)
}

const undo = () => here.page.evaluate(() => window.opened.canvas.undo())
const label = () => here.page.evaluate(() => window.opened.canvas.state.getState().undoLabel)
const placeOf = (selector: string) =>
  frame().evaluate((wanted) => {
    const { left, top } = document.querySelector(wanted)!.getBoundingClientRect()
    return [left, top]
  }, selector)

async function select(selector: string) {
  await here.page.evaluate((wanted) => {
    window.opened.canvas.select(window.opened.canvas.find(wanted))
    window.opened.canvas.focus?.()
  }, selector)
}

describe('a drag of a positioned element', () => {
  test.each([
    ['left and top where none is set', '', 'left:37px', 'top:53px'],
    ['the sides that its rule sets', 'right:100px;bottom:5rem', 'right:63px', 'bottom:1.69rem'],
    ['percent and units of the viewport', 'left:10%;top:2vw', 'left:19.25%', 'top:6.42vw'],
    ['both sides where both are set', 'inset:10px 40px auto 5%', 'left:14.25%', 'right:3px'],

    ['a calculation', 'left:calc(50% - 30px);top:0', 'left:calc(50% + 7px)', 'top:53px'],
  ])('changes %s, in one step', async (_what, css, across, down) => {
    const source = withBox(css)
    await openWith(source)
    const [left = 0, top = 0] = await placeOf('.box')
    // Without snapping: the sums are what is asked here.
    await drag('.box', 37, 53, ['Control'])
    expect(await placeOf('.box')).toEqual([expect.closeTo(left + 37, 0), expect.closeTo(top + 53, 0)])
    const written = await html()
    expect(written).toContain(across)
    expect(written).toContain(down)
    expect(await label()).toBe('Move')
    await undo()
    expect(await html()).toBe(source)
  })

  test('holds to one axis with Shift, and is taken back by Escape', async () => {
    const source = withBox('left:10px;top:10px')
    await openWith(source)
    const { x, y } = await press('.box')
    await here.page.mouse.move(x + 90, y + 31, { steps: 3 })
    await expect.poll(() => placeOf('.box')).not.toEqual([10, 10])
    await here.page.keyboard.press('Escape')
    await here.page.mouse.up()
    expect(await placeOf('.box')).toEqual([10, 10])
    expect(await html()).toBe(source)
    await drag('.box', 91, 33, ['Shift', 'Control'])
    expect(await placeOf('.box')).toEqual([101, 10])
  })

  test('edits the style attribute where that says it, and says in a step of keys the same', async () => {
    const source = withBox('').replace('class="box"', 'class="box" style="left:3rem;top:10%"')
    await openWith(source)
    await drag('.box', 37, 53, ['Control'])
    expect(await html()).toBe(source.replace('left:3rem;top:10%', 'left:5.31rem;top:27.67%'))
    await here.page.keyboard.press('ArrowLeft')
    await here.page.keyboard.press('Shift+ArrowLeft')
    await expect.poll(html).toBe(source.replace('left:3rem;top:10%', 'left:4.63rem;top:27.67%'))
    await undo()
    await undo()
    expect(await html()).toBe(source)
  })

  test('writes to the rule of the width that is looked at', async () => {
    await openWith(
      withBox('left:10px;top:10px').replace('</style>', '\n@media (max-width: 768px) { .box { top: 20px } }</style>'),
    )
    await here.page.evaluate(() => window.opened.canvas.setDevice('tablet'))
    await expect.poll(() => placeOf('.box')).toEqual([10, 20])
    await drag('.box', 37, 53, ['Control'])
    expect(await html()).toMatch(
      /left:10px;top:10px\}[^@]*@media \(max-width: 768px\) \{ \.box \{ top: 73px;\s*left: 47px/,
    )
  })

  test('moves several by as much, in one step, in the scaled frame too', async () => {
    const second = '<b class="second" style="position:absolute">Second</b>'
    const source = withBox('left:10px;top:10px', second).replace('</style>', '.second{left:150px;bottom:50px}</style>')
    await openWith(source)
    await here.page.evaluate(() => window.opened.canvas.setZoom(0.5))
    await select('.box, .second')
    await drag('.box', 20, 30, ['Control'])
    expect(await placeOf('.box')).toEqual([50, 70])
    expect(await html()).toContain('.second{left:190px;bottom:-10px}')
    await undo()
    expect(await html()).toBe(source)
  })

  test('with Alt goes to another place of the tree, and in the flow always does', async () => {
    await openWith(withBox('left:10px;top:10px'))
    const after = await centreOf('p')
    const { x, y } = await press('.box')
    await here.page.keyboard.down('Alt')
    await here.page.mouse.move(x + 8, y + 8)
    await here.page.mouse.move(after.x, after.y + 6, { steps: 4 })
    await here.page.mouse.up()
    await here.page.keyboard.up('Alt')
    expect(await frame().locator('body > .box').count()).toBe(1)
  })

  test('leaves what is relative for the sake of what it holds in the flow', async () => {
    await openWith('<div style="position:relative" id="a">One</div><div id="b">Two</div>')
    const to = await centreOf('#b')
    const from = await press('#a')
    await here.page.mouse.move(from.x, from.y + 6)
    await here.page.mouse.move(to.x, to.y + 6, { steps: 4 })
    await here.page.mouse.up()
    expect(await html()).toMatch(/^<div id="b">Two<\/div>\s*<div style="position:relative" id="a">/)
  })

  test('leaves a duplicate of it where it is', async () => {
    const twin = '<div class="box" style="margin-left:100px">Twin</div>'
    const source = withBox('left:10px;top:20px', twin)
    await openWith(source)
    const twinAt = await placeOf('.box:nth-child(2)')
    await drag('.room > :first-child', 0, 60, ['Control'])
    expect(await placeOf('.room > :nth-child(2)')).toEqual(twinAt)
    const [, top = 0] = twinAt
    expect(await placeOf('.room > :first-child')).toEqual([10, expect.closeTo(top + 60, 0)])
    expect(await html()).toMatch(/<div class="box [\w-]+">Box/)
    expect(await html()).toContain(twin)
    await here.page.keyboard.press('ArrowDown')
    await here.page.keyboard.press('ArrowDown')
    await expect.poll(() => placeOf('.room > :first-child')).toEqual([10, expect.closeTo(top + 62, 0)])
    expect(await placeOf('.room > :nth-child(2)')).toEqual(twinAt)
    for (let step = 0; step < 2; step += 1) await undo()
    expect(await html()).toBe(source)
  })

  test('moves duplicates that are all selected by the rule they share', async () => {
    await openWith(withBox('left:10px;top:20px', '<div class="box">Twin</div>'))
    await here.page.evaluate(() => {
      const { canvas } = window.opened
      canvas.select(canvas.find('.box'))
      canvas.focus?.()
    })
    await here.page.keyboard.press('Shift+ArrowDown')
    await expect.poll(html).toContain('top:30px')
    expect(await html()).toContain('<div class="box">Twin</div>')
  })

  test('says why it has no effect', async () => {
    await openWith(
      withBox('top:10px').replace('class="box"', 'class="box" id="it"').replace('</style>', '#it{left:9px}</style>'),
    )
    const { x, y } = await press('.box')
    await here.page.mouse.move(x + 40, y + 30, { steps: 3 })
    await here.page.getByText('No effect: #it sets left to 9px, and wins').waitFor()
    await here.page.keyboard.press('Escape')
    await here.page.mouse.up()
  })
})

describe('arrow keys', () => {
  test('move a positioned element by a pixel, with Shift by ten; presses of one key are one step', async () => {
    const source = withBox('left:10px;top:10px')
    await openWith(source)
    await select('.box')
    for (let count = 0; count < 3; count += 1) await here.page.keyboard.press('ArrowRight')
    await here.page.keyboard.press('Shift+ArrowRight')
    await expect.poll(() => placeOf('.box')).toEqual([23, 10])
    await here.page.keyboard.press('ArrowUp')
    await expect.poll(() => placeOf('.box')).toEqual([23, 9])
    await undo()
    expect(await placeOf('.box')).toEqual([23, 10])
    await undo()
    expect(await html()).toBe(source)
    await here.page.keyboard.press('ArrowRight')
    await expect.poll(() => placeOf('.box')).toEqual([11, 10])
  })

  test('walk from element to element in the flow', async () => {
    await openWith('<h1>One</h1><p>Two</p>')
    await select('h1')
    await here.page.keyboard.press('ArrowDown')
    await expect.poll(here.selectedTag).toBe('p')
  })
})

describe('guides', () => {
  const siblings = '<i style="position:absolute;left:200px;top:100px;width:60px;height:40px"></i>'
  const shown = () =>
    here.page.evaluate(() =>
      [...document.querySelectorAll<HTMLElement>('[class*=guide]:not([hidden])')].map(
        ({ dataset }) => `${dataset['axis']} ${dataset['kind']}`,
      ),
    )

  test('draw an element to the edge of a sibling, stand over the page alone, and go with the drag', async () => {
    await openWith(withBox('left:10px;top:10px', siblings))
    const { x, y } = await press('.box')
    await here.page.mouse.move(x + 100, y + 60)
    await here.page.mouse.move(x + 187, y + 20, { steps: 3 })
    await expect.poll(() => placeOf('.box')).toEqual([200, 30])
    expect(await shown()).toContain('x line')
    await here.page.keyboard.down('Control')
    await expect.poll(() => placeOf('.box')).toEqual([197, 30])
    expect(await shown()).toEqual([])
    await here.page.keyboard.up('Control')
    await expect.poll(() => placeOf('.box')).toEqual([200, 30])
    await here.page.mouse.up()
    expect(await shown()).toEqual([])
    expect(await html()).toContain('left:200px;top:30px')
    expect(await frame().locator('[class*=guide]').count()).toBe(0)
  })

  test('show equal distances with their pixels', async () => {
    const more = siblings.replace('left:200px', 'left:100px') + siblings
    await openWith(withBox('left:10px;top:10px', more))
    const { x, y } = await press('.box')
    await here.page.mouse.move(x + 100, y + 60)
    await here.page.mouse.move(x + 291, y + 103, { steps: 3 })
    await expect.poll(() => placeOf('.box')).toEqual([300, 110])
    expect((await shown()).filter((each) => each === 'x gap')).toHaveLength(2)
    expect(await here.page.getByText('40', { exact: true }).count()).toBe(2)
    await here.page.mouse.up()
  })
})

describe('in what is turned', () => {
  test.each([
    ['rotated', 'rotate:30deg', ''],
    ['scaled, and turned around it', 'transform:scale(.5, 2)', 'transform:rotate(90deg)'],
    ['zoomed', 'zoom:2', ''],
    ['turned itself alone', '', ''],
  ])('a drag takes an element where the pointer goes: %s', async (_what, room, around) => {
    const own = room === '' ? 'rotate:45deg;' : ''
    const source = withBox(`left:100px;top:80px;${own}`)
      .replace('height:300px', `height:300px;margin:90px auto;${room}`)
      .replace('<div class="room">', `<div style="${around}"><div class="room">`)
      .replace('</div><p>', '</div></div><p>')
    await openWith(source)
    const from = await centreOf('.box')
    await drag('.box', 43, 31, ['Control'])
    const to = await centreOf('.box')
    expect(Math.abs(to.x - from.x - 43)).toBeLessThanOrEqual(1.5)
    expect(Math.abs(to.y - from.y - 31)).toBeLessThanOrEqual(1.5)
    await undo()
    expect(await html()).toBe(source)
  })
})

describe('a drag near an edge', () => {
  const scrolled = () => frame().evaluate(() => scrollY)
  const held = async (selector: string, dx: number) => {
    const { x, y } = await press(selector)
    await here.page.keyboard.down('Control')
    await here.page.mouse.move(x + dx, y + 9)
    const bottom = await here.page.evaluate(() => document.querySelector('iframe')!.getBoundingClientRect().bottom)
    await here.page.mouse.move(x + dx, bottom - 4, { steps: 3 })
    return { x: x + dx, y: bottom - 4 }
  }
  const release = async () => {
    await here.page.mouse.up()
    await here.page.keyboard.up('Control')
  }

  test('scrolls the page, and the element stays under the pointer', async () => {
    await openWith(withBox('left:10px;top:10px').replace('height:300px', 'height:5000px'))
    const at = await held('.box', 60)
    await expect.poll(scrolled).toBeGreaterThan(300)
    await here.page.mouse.move(at.x, at.y - 200)
    const stopped = await scrolled()
    const box = await centreOf('.box')
    expect([box.x, box.y]).toEqual([expect.closeTo(at.x, -0.5), expect.closeTo(at.y - 200, -0.5)])
    await release()
    const [left = 0, top = 0] = await placeOf('.box')
    expect(await html()).toContain(`top:${Math.round(top + stopped)}px`)
    expect(left).toBe(70)
  })

  test('leaves the insets of what is fixed to the pointer alone', async () => {
    const page = withBox('left:10px;top:10px').replace('.box{position:absolute', '.box{position:fixed')
    await openWith(page.replace('height:300px', 'height:5000px'))
    const at = await held('.box', 60)
    await expect.poll(scrolled).toBeGreaterThan(100)
    const box = await centreOf('.box')
    expect(box.y).toBeCloseTo(at.y, -0.5)
    await release()
  })

  test('takes a child of a grid to a row that was out of view', async () => {
    const tall =
      '<style>body{margin:0}.grid{display:grid;grid-template-rows:repeat(12,200px);grid-template-columns:1fr}</style>'
    await openWith(`${tall}<div class="grid"><b class="box" style="grid-row:1;grid-column:1">Box</b></div>`)
    const { x, y } = await press('.box')
    await here.page.mouse.move(x + 9, y + 9)
    const bottom = await here.page.evaluate(() => document.querySelector('iframe')!.getBoundingClientRect().bottom)
    await here.page.mouse.move(x + 9, bottom - 4, { steps: 3 })
    await expect.poll(scrolled).toBeGreaterThan(900)
    await here.page.mouse.up()
    expect(Number(/grid-row:\s*(\d+)/.exec((await html()) ?? '')?.[1])).toBeGreaterThan(5)
  })
})

test('a step of a drag changes no inset, which would lay out thousands beside it; the release does', async () => {
  await openWith(withBox('left:10px;top:10px'))
  const { x, y } = await press('.box')
  await here.page.mouse.move(x + 30, y + 30)
  await expect.poll(() => placeOf('.box')).not.toEqual([10, 10])
  await here.page.mouse.move(x + 77, y + 55, { steps: 3 })
  await expect.poll(() => placeOf('.box')).not.toEqual([40, 40])
  const styles = () => frame().evaluate(() => getComputedStyle(document.querySelector('.box')!).left)
  expect(await styles()).toBe('10px')
  await here.page.mouse.up()
  expect(await styles()).not.toBe('10px')
})
