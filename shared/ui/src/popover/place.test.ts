import { expect, test } from 'vitest'
import { moveBox, resizeBox } from './place.ts'

const view = { width: 1000, height: 600 }
const box = { x: 300, y: 200, width: 300, height: 300 }

test.each([
  ['it goes as far as it is moved', { x: 40, y: -30 }, { x: 340, y: 170 }],
  ['it stays inside the window at the left and at the top', { x: -900, y: -900 }, { x: 8, y: 8 }],
  ['and at the right and at the bottom', { x: 900, y: 900 }, { x: 692, y: 292 }],
])('%s', (_rule, by, expected) => {
  expect(moveBox(box, by, view)).toEqual({ ...box, ...expected })
})

test.each([
  ['it grows as far as its corner is drawn', { x: 40, y: 50 }, { width: 340, height: 350 }],
  ['it is never smaller than 100 by 50', { x: -900, y: -900 }, { width: 100, height: 50 }],
  ['it never grows out of the window', { x: 900, y: 900 }, { width: 692, height: 392 }],
])('%s', (_rule, by, expected) => {
  expect(resizeBox(box, by, view)).toEqual({ ...box, ...expected })
})
