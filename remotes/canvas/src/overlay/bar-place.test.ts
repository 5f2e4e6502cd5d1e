import { expect, test } from 'vitest'
import { barPlace } from './bar-place.ts'

const room = { left: 0, top: 0, width: 1000, height: 600 }
const box = (left: number, top: number, width: number, height: number) => ({ left, top, width, height })

test.each([
  ['above the element', box(100, 200, 300, 100), { side: 'above', left: 100, top: 172 }],
  ['below where there is no room above', box(100, 10, 300, 100), { side: 'below', left: 100, top: 124 }],
  [
    'at the upper edge of what is in view of a tall element',
    box(100, -300, 300, 2000),
    { side: 'inside', left: 100, top: 0 },
  ],
  ['never outside to the right', box(950, 200, 300, 100), { side: 'above', left: 800, top: 172 }],
  ['never outside to the left', box(-50, 200, 300, 100), { side: 'above', left: 0, top: 172 }],
  ['gone with an element that was scrolled out above', box(100, -400, 300, 100), null],
  ['gone with an element that was scrolled out below', box(100, 700, 300, 100), null],
])('%s', (_rule, element, expected) => {
  expect(barPlace(element, 200, room)).toEqual(expected)
})

test('what is in view counts, where the page is larger than the stage', () => {
  expect(barPlace(box(100, 0, 300, 2000), 200, { ...room, left: 250, top: 400 })).toEqual({
    side: 'inside',
    left: 250,
    top: 400,
  })
})

test('where it buries another element it goes to the other side, then beside, and stays when all are taken', () => {
  const element = box(300, 200, 100, 20)
  const [above, below] = [
    { side: 'above', left: 300, top: 172 },
    { side: 'below', left: 300, top: 234 },
  ]
  const [after, before] = [
    { side: 'after', left: 414, top: 200 },
    { side: 'before', left: 86, top: 200 },
  ]
  const taken = (...places: readonly object[]) =>
    barPlace(element, 200, room, (place) => places.some((each) => JSON.stringify(each) === JSON.stringify(place)))
  expect(taken()).toEqual(above)
  expect(taken(above)).toEqual(below)
  expect(taken(above, below)).toEqual(after)
  expect(taken(above, below, after)).toEqual(before)
  expect(taken(above, below, after, before)).toEqual(above)
})

test('it goes beside only where it has room, and never off a tall element', () => {
  expect(barPlace(box(850, 200, 100, 20), 200, room, ({ top }) => top !== 200)).toEqual({
    side: 'before',
    left: 636,
    top: 200,
  })
  expect(barPlace(box(10, 200, 950, 20), 200, room, ({ top }) => top !== 200)).toEqual({
    side: 'above',
    left: 10,
    top: 172,
  })
  expect(barPlace(box(100, -300, 300, 2000), 200, room, () => true)).toEqual({ side: 'inside', left: 100, top: 0 })
})
