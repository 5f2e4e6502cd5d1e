import { describe, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { openWith, html, frame } = here

async function align(selector: string, name: string) {
  await here.page.evaluate((wanted) => window.opened.canvas.select(window.opened.canvas.find(wanted)), selector)
  await here.page.evaluate((command) => window.opened.commands.run(`element.align-${command}`), name)
}

const lefts = () =>
  frame().evaluate(() => [...document.querySelectorAll('b')].map((element) => element.getBoundingClientRect().left))
const undo = () => here.page.evaluate(() => window.opened.canvas.undo())

describe('several elements', () => {
  test('that are positioned are aligned and distributed by their insets, in one step', async () => {
    const source =
      '<style>body{margin:0}b{position:absolute;width:20px}.a{left:10px}.b{right:calc(100% - 70px)}.c{left:10rem}</style>' +
      '<b class="a">A</b><b class="b">B</b><b class="c">C</b>'
    await openWith(source)
    expect(await lefts()).toEqual([10, 50, 160])
    await align('b', 'right')
    expect(await lefts()).toEqual([160, 160, 160])
    expect(await html()).toBe(source.replace('left:10px', 'left:160px').replace('100% - 70px', '100% - 180px'))
    await undo()
    expect(await html()).toBe(source)
    await align('b', 'distribute-x')
    expect(await lefts()).toEqual([10, 85, 160])
  })

  test('that share a class get one of their own each where they are to differ', async () => {
    const source = '<b class="dot">A</b><b class="dot" style="margin-left:40px">B</b>'
    await here.page.evaluate(
      (text) =>
        window.opened.open({
          'editor/pages/index.html': text,
          'css/index.css': 'body{margin:0}.dot{position:absolute;left:10px}',
        }),
      source,
    )
    await align('b', 'left')
    expect(await lefts()).toEqual([10, 10])
    expect(await html()).toMatch(/<b class="dot">A<\/b><b class="dot [\w-]+"/)
    await undo()
    expect(await html()).toBe(source)
  })

  test('in a flex are aligned by it', async () => {
    const source = '<style>.row{display:flex}</style><div class="row"><b>A</b><b>B</b></div>'
    await openWith(source)
    await align('b', 'center')
    expect(await html()).toBe(source.replace('display:flex', 'display:flex;justify-content:center'))
  })

  test('in running text are left as they are, and that is said', async () => {
    const source = '<p><b>A</b> and <b>B</b></p>'
    await openWith(source)
    await align('b', 'left')
    expect(await html()).toBe(source)
    expect(await here.page.evaluate(() => window.opened.toasts.shown.map(({ message }) => message))).toEqual([
      expect.stringContaining('Nothing was aligned'),
    ])
  })
})
