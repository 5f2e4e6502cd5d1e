import { expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

interface BusyWindow extends CanvasWindow {
  MessageChannel: typeof MessageChannel
  requestAnimationFrame: (work: FrameRequestCallback) => number
  scheduler: { postTask(work: () => void, options: object): Promise<void> }
}
declare const window: BusyWindow

const here = canvasForEach()

const many = Array.from({ length: 300 }, (_, index) => `.rule-${index} { color: red }`).join('\n')
const source = `<style>${many}</style><h1>Hello</h1><p class="rule-7">World</p>`

test('what a selection changes is measured, told and laid out before its picture is due, on a busy machine too', async () => {
  await here.openWith(source)
  await here.nextPicture()
  const done = await here.page.evaluate(async () => {
    const { canvas } = window.opened
    const [id = 0] = canvas.find('p')
    const seen = { told: 0, prepared: 0, pictures: 0 }
    canvas.styles.state.subscribe(() => (seen.told += 1))
    const find = document.elementFromPoint.bind(document)
    document.elementFromPoint = (x, y) => {
      seen.prepared += 1
      return find(x, y)
    }
    const { MessageChannel: channel, requestAnimationFrame: request } = window
    // Neither a message nor a picture comes while this runs.
    window.MessageChannel = class extends MessageChannel {
      constructor() {
        super()
        this.port2.close()
      }
    }
    window.requestAnimationFrame = () => (seen.pictures += 1)
    canvas.select([id])
    for (let turn = 0; turn < 8; turn += 1) await window.scheduler.postTask(() => {}, { priority: 'user-blocking' })
    window.MessageChannel = channel
    window.requestAnimationFrame = request
    return seen
  })
  expect(done.pictures).toBeGreaterThan(0)
  expect(done).toMatchObject({ told: 1, prepared: 2 })
})

test('where nothing is outlined nothing is measured, however much moves', async () => {
  await here.openWith(source)
  await here.nextPicture()
  const asked = await here.page.evaluate(async () => {
    const { canvas, frame } = window.opened
    const [id = 0] = canvas.find('p')
    const measure = Element.prototype.getBoundingClientRect
    let count = 0
    Element.prototype.getBoundingClientRect = function counted() {
      count += 1
      return measure.call(this)
    }
    const picture = () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
    const move = async () => {
      count = 0
      frame()?.window.dispatchEvent(new Event('resize'))
      await picture()
      return count
    }
    const idle = await move()
    canvas.select([id])
    await picture()
    const selected = await move()
    Element.prototype.getBoundingClientRect = measure
    return { idle, selected }
  })
  expect(asked.selected).toBeGreaterThan(0)
  expect(asked.idle).toBe(0)
})

test('which sheets are imported is found out without a rule of the page being written as text', async () => {
  await here.openWith(source)
  const count = await here.page.evaluate(async () => {
    const { canvas, frame } = window.opened
    const rules = frame()?.window.CSSRule.prototype
    const text = rules && Object.getOwnPropertyDescriptor(rules, 'cssText')
    if (!rules || !text?.get) throw new Error('no rules')
    let asked = 0
    Object.defineProperty(rules, 'cssText', {
      ...text,
      get(this: CSSRule): unknown {
        asked += 1
        return text.get?.call(this)
      },
    })
    canvas.select([canvas.find('p')[0] ?? 0])
    const { values } = canvas.styles.state.getState()
    return { asked, color: values['color']?.value }
  })
  expect(count).toEqual({ asked: 0, color: 'red' })
})
