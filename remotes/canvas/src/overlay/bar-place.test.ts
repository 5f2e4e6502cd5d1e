import { expect, test } from 'vitest'
import { barPlace } from './bar-place.ts'

const room = { left: 0, top: 0, width: 1000, height: 600 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test.each([
  ['above the element', box(100, 200, 300, 100), { left: 100, top: 172 }],
  ['below where there is no room above', box(100, 10, 300, 100), { left: 100, top: 124 }],
  ['at the upper edge of what is in view of a tall element', box(100, -300, 300, 2000), { left: 100, top: 0 }],
  ['never outside to the right', box(950, 200, 300, 100), { left: 800, top: 172 }],
  ['never outside to the left', box(-50, 200, 300, 100), { left: 0, top: 172 }],
  ['gone with an element that was scrolled out above', box(100, -400, 300, 100), null],
  ['gone with an element that was scrolled out below', box(100, 700, 300, 100), null],
])('%s', (_rule, element, expected) => {
  expect(barPlace(element, 200, room)).toEqual(expected)
})

test('what is in view counts, where the page is larger than the stage', () => {
  expect(barPlace(box(100, 0, 300, 2000), 200, { ...room, left: 250, top: 400 })).toEqual({ left: 250, top: 400 })
})

test('beside an element that it would bury, unless it buries one on either side', () => {
  const element = box(100, 200, 300, 100)
  const above = { left: 100, top: 172 }
  expect(barPlace(element, 200, room, ({ top }) => top === above.top)).toEqual({ left: 100, top: 314 })
  expect(barPlace(element, 200, room, () => true)).toEqual(above)
})
