import type { PlayableMotion } from '@pergola/contracts'
import { beforeEach, expect, test } from 'vitest'
import { canvasForEach, type CanvasWindow } from '../testing/canvas-for-each.ts'

declare const window: CanvasWindow

const here = canvasForEach()
const { frame } = here
beforeEach(() => here.openWith(source))

const source = '<h1 class="title">Two <b>bold\n words</b><!-- kept --></h1><p>after</p>'

const split = (id: string, part: 'chars' | 'words' | 'lines', selector = 'h1'): PlayableMotion => ({
  id,
  timeline: null,
  split: { selector, options: { type: 'chars,words,lines', charsClass: 'letter' } },
  tweens: [
    { selector, part, from: { x: 0 }, to: { x: 200 }, options: { duration: 60, ease: 'none', stagger: 1 } },
    { selector: 'p', from: {}, to: { x: 100 }, options: { duration: 60 } },
  ],
})

const play = (motion: PlayableMotion) =>
  here.page.evaluate((given) => window.opened.canvas.motions!.play(given as PlayableMotion), motion as unknown)
const seek = (id: string, to: number) =>
  here.page.evaluate(([name, at]) => window.opened.canvas.motions!.seek(name, at), [id, to] as const)
const kill = () => here.page.evaluate(() => window.opened.canvas.motions!.kill())
const markup = () => frame().evaluate<string>('document.body.outerHTML')
const stored = () => here.page.evaluate(() => window.opened.stored('editor/pages/index.html'))
const playing = () => here.page.evaluate(() => Object.keys(window.opened.canvas.motions!.state.getState().motions))
const places = () =>
  frame().evaluate<number[]>(
    "[...document.querySelectorAll('.letter')].map((each) => Math.round(new DOMMatrix(getComputedStyle(each).transform).e))",
  )
/** Elements of the page, told apart from any that look the same. */
const remember = () => frame().evaluate('void (window.before = [...document.querySelectorAll("body *")])')
const areSame = () =>
  frame().evaluate<boolean>(
    '[...document.querySelectorAll("body *")].every((each, at, all) => each === window.before[at] && all.length === window.before.length)',
  )

test('letters of a text move one by one in the canvas; killed, every node of the page is where it was', async () => {
  const before = await markup()
  await remember()
  await play(split('mt1', 'chars'))
  await seek('mt1', 30)
  await expect.poll(places).toEqual([100, 97, 93, 90, 87, 83, 80, 77, 73, 70, 67, 63])
  expect(await frame().locator('h1').innerText()).toBe('Two bold words')
  // A press on a letter is one on the element of the page around it.
  expect(await stored()).toBe(source)
  await here.page.evaluate(() => window.opened.canvas.motions!.reverse('mt1'))
  await here.page.evaluate(() => window.opened.canvas.motions!.pause('mt1'))
  expect((await places()).length).toBe(12)
  await kill()
  expect([await markup(), await areSame(), await stored()]).toEqual([before, true, source])
})

test.each<[what: string, act: () => unknown]>([
  [
    'nodes come',
    () =>
      window.opened.canvas.insertHtml('<i>new</i>', { target: window.opened.canvas.find('b')[0]!, position: 'before' }),
  ],
  ['nodes go', () => window.opened.canvas.remove([window.opened.canvas.find('b')[0]!])],
  ['a text is typed', () => window.opened.canvas.editText(window.opened.canvas.find('h1')[0]!)],
])('the text is whole again before %s', async (_what, act) => {
  await play(split('mt1', 'words'))
  await seek('mt1', 1)
  await here.page.evaluate(act)
  expect(await playing()).toEqual([])
  expect(await markup()).not.toMatch(/letter|pergola-part/)
  await here.page.evaluate(() => window.opened.canvas.undo())
  await expect
    .poll(async () => (await markup()).replace(/<i>new<\/i>/, ''))
    .toContain('Two <b>bold\n words</b><!-- kept -->')
})

test('an attribute may change meanwhile, and a motion goes on', async () => {
  await play(split('mt1', 'chars'))
  await here.page.evaluate(() => {
    const { canvas } = window.opened
    canvas.setAttributes(canvas.find('h1')[0]!, { class: 'title large' })
  })
  expect(await playing()).toEqual(['mt1'])
  expect((await places()).length).toBe(12)
  await kill()
  expect(await markup()).toContain('<h1 class="title large">Two <b>bold\n words</b><!-- kept --></h1>')
})

test('a text is in parts for one motion at a time: the last that was played', async () => {
  const before = await markup()
  await play(split('mt1', 'chars'))
  await play(split('mt2', 'lines', 'h1, p'))
  expect(await playing()).toEqual(['mt2'])
  await kill()
  expect(await markup()).toBe(before)
})

test('what cannot be split is no motion, and leaves the page alone', async () => {
  const before = await markup()
  expect(await play(split('mt1', 'chars', 'p[['))).toEqual({ ok: false, failure: 'motion-invalid' })
  expect(await play({ ...split('mt1', 'chars'), split: { selector: 'h1', options: { tag: '1' } } })).toMatchObject({
    ok: false,
  })
  expect(await play(split('mt1', 'chars', '.nobody'))).toMatchObject({ ok: true })
  await kill()
  expect(await markup()).toBe(before)
})
