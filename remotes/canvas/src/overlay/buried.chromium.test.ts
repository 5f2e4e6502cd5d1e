import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

interface TimedWindow extends CanvasWindow {
  setTimeout: typeof setTimeout
}
declare const window: TimedWindow

const here = canvasForEach()
const source = '<style>body { margin: 90px }</style><h1>Hello</h1><p>World</p><p>Again</p>'

test('where the page answers slowly it is asked what the bar lies on once nothing is selected or edited any more', async () => {
  await here.openWith(source)
  await here.nextPicture()
  const asked = await here.page.evaluate(async () => {
    const { canvas, frame } = window.opened
    const page = frame()?.document
    if (!page) throw new Error('no frame')
    const find = page.elementFromPoint.bind(page)
    let count = 0
    page.elementFromPoint = (x, y) => {
      count += 1
      for (const end = performance.now() + 10; performance.now() < end;);
      return find(x, y)
    }
    const { setTimeout: wait } = window
    const held: (() => void)[] = []
    window.setTimeout = ((work: () => void, time = 0) => {
      return time > 100 ? held.push(work) : wait(work, time)
    }) as typeof setTimeout
    const picture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const countOf = async (work: () => void) => {
      count = 0
      work()
      await picture()
      return count
    }
    const [first = 0, second = 0] = canvas.find('p')
    const counts = {
      unknown: await countOf(() => canvas.select([first])),
      selected: await countOf(() => canvas.select([second])),
      atRest: await countOf(() => held.splice(0).forEach((work) => work())),
      again: await countOf(() => frame()?.window.dispatchEvent(new Event('resize'))),
    }
    window.setTimeout = wait
    return counts
  })
  expect(asked.unknown).toBeGreaterThan(0)
  expect(asked.selected).toBe(0)
  expect(asked.atRest).toBeGreaterThan(0)
  expect(asked.again).toBe(0)
})
