import type { MotionValues, PlayableMotion, PlayableTween } from '@pergola/contracts'
import { describe, expect, test } from 'vitest'
import { canExpress } from './can-express.ts'
import { selectableElements } from './page-motions.ts'

const tween = (selector: string, from: MotionValues, to: MotionValues, more = {}): PlayableTween => ({
  selector,
  from,
  to,
  options: {},
  ...more,
})
const alone = (...tweens: PlayableTween[]): PlayableMotion => ({ id: 'mt1', timeline: null, tweens })
const line = (...tweens: PlayableTween[]): PlayableMotion => ({ id: 'mt2', timeline: {}, tweens })

const page =
  '<main><p id="a" class="box lead" motion-id="mt1">A</p><p id="b" class="box" motion-id="mt2">B</p>' +
  '<a class="button">C</a></main>'
const can = (...motions: PlayableMotion[]) =>
  canExpress(motions, () => selectableElements(page, 'fragment', { class: 'site' }))

const left = { x: 0 }
const right = { x: 100 }

describe('motions meet where their selectors, however they are written, choose one element', () => {
  test.each([
    ['#a', '.box', false],
    ['#a', '#b', true],
    ['.lead', '#b', true],
    ['p', '.button', true],
    ['p', 'main > *', false],
    ['[motion-id="mt1"]', '.lead', false],
    ['[motion-id="mt1"]', '[motion-id="mt2"]', true],
    ['main p:first-child', '.button, #a', false],
    ['.button:is(.x, .y)', '.box', true],
    ['body', '.site', false],
    ['#\\61', '#b', false],
    ['.later', '.later', false],
  ])('%s and %s: alike with our engine: %s', (one, other, expected) => {
    expect(can(alone(tween(one, left, right), tween(other, left, right)))).toBe(expected)
    expect(can(alone(tween(one, left, right)), line(tween(other, left, right)))).toBe(expected)
  })
})

test.each([
  ['one value', alone(tween('#a', left, right), tween('#a', right, left)), false],
  ['transforms, each for itself', alone(tween('#a', left, right), tween('#a', { rotate: 0 }, { rotate: 9 })), false],
  ['a shorthand and a part', alone(tween('#a', {}, { margin: 9 }), tween('#a', {}, { marginLeft: 5 })), false],
  ['different values', alone(tween('#a', left, right), tween('#a', { opacity: 0 }, { opacity: 1 })), true],
  ['transforms in one timeline', line(tween('#a', left, right), tween('#a', { y: 0 }, { y: 9 })), true],
  ['one value, further and further', line(tween('.box', left, right), tween('#a', {}, { x: 50 })), true],
  ['parts of a shorthand', alone(tween('#a', {}, { marginTop: 9 }), tween('#a', {}, { marginLeft: 5 })), true],
  ['a part, and what has it too', alone(tween('#a', {}, { inset: 9 }), tween('#a', {}, { top: 5 })), false],
  ['a gap, and that of the rows', alone(tween('#a', {}, { gap: 9 }), tween('#a', {}, { rowGap: 5 })), false],
  ['a part by its other name', alone(tween('#a', {}, { 'margin-top': 9 }), tween('#a', {}, { marginTop: 5 })), false],
  ['sides and all sides', alone(tween('#a', {}, { borderTopWidth: 9 }), tween('#a', {}, { borderWidth: 5 })), false],
  ['a line that is drawn', alone(tween('#a', {}, { strokeDashoffset: 0 }), tween('#a', {}, { stroke: 'red' })), true],
  ['one value there and back, in turn', line(tween('#a', left, right), tween('#a', right, left)), true],
  ['in turn with a pause', line(tween('#a', left, right), tween('#a', right, left, { position: '+=1' })), true],
  [
    'in turn, of which the first waits',
    line(tween('#a', left, right, { options: { delay: 1 } }), tween('#a', right, left)),
    false,
  ],
  [
    'in turn, of which the first spreads',
    line(tween('.box', left, right, { options: { stagger: 1 } }), tween('#a', right, left)),
    false,
  ],
  [
    'in turn, but not from the start',
    line(tween('#b', left, right), tween('#a', left, right), tween('#a', right, left)),
    false,
  ],
  ['in turn, but at once', line(tween('#a', left, right), tween('#a', right, left, { position: '<' })), false],
  [
    'in turn, of which one asks for what is there',
    line(tween('#a', left, right), tween('#a', { x: 5, y: 0 }, { x: 9 })),
    false,
  ],
  ['in turn, by what is added', line(tween('#a', left, right), tween('#a', right, { x: '+=9' })), false],
  [
    'in turn, again and again',
    { ...line(tween('#a', left, right), tween('#a', right, left)), timeline: { repeat: 1 } },
    false,
  ],
  [
    'in turn, by the scroll',
    { ...line(tween('#a', left, right), tween('#a', right, left)), scroll: { scrub: true } },
    false,
  ],
  ['a later one with a first side', line(tween('#a', {}, right), tween('#a', left, { x: 9 })), false],
  ['a later one before an end', line(tween('.box', {}, right), tween('#a', {}, { x: 9 }, { position: '<' })), false],
  [
    'a third of an element that only the second shares',
    line(tween('#a', {}, right), tween('.box', {}, right), tween('#b', left, right)),
    false,
  ],
  [
    'one after another without an end',
    line(tween('#a', {}, right, { options: { repeat: -1 } }), tween('#a', {}, left)),
    false,
  ],
  ['transforms, of which one comes to rest', line(tween('#a', left, {}), tween('#a', { y: 9 }, { y: 0 })), false],
  [
    'a part of one without an end',
    line(tween('#a', {}, right, { options: { repeat: -1 } }), tween('#b', {}, left, { position: '<50%' })),
    false,
  ],
])('of one element, %s', (_what, motion, expected) => {
  expect(can(motion)).toBe(expected)
})
