import { expect, test } from 'vitest'
import { draggedSides, linkedSides, nudge, withUnit } from './linked-sides.ts'
import type { LinkMode, Side } from './linked-sides.ts'

test.each<[string, Side, LinkMode, Side[]]>([
  ['single: only itself', 'top', 'single', ['top']],
  ['left and right together', 'left', 'left+right', ['left', 'right']],
  ['left and right leave the top alone', 'top', 'left+right', ['top']],
  ['top and bottom together', 'bottom', 'top+bottom', ['bottom', 'top']],
  ['all four', 'left', 'all', ['top', 'right', 'bottom', 'left']],
])('%s', (_rule, side, mode, expected) => {
  expect(linkedSides(side, mode)).toEqual(expected)
})

test.each<[string, Side, LinkMode, { shift?: boolean; alt?: boolean }, Side[]]>([
  ['by itself', 'top', 'single', {}, ['top']],
  ['as they are linked', 'left', 'left+right', {}, ['left', 'right']],
  ['with Alt the opposite one', 'top', 'left+right', { alt: true }, ['top', 'bottom']],
  ['with Shift all', 'top', 'single', { shift: true, alt: true }, ['top', 'right', 'bottom', 'left']],
])('dragged %s', (_rule, side, mode, { shift = false, alt = false }, expected) => {
  expect(draggedSides(side, mode, { shift, alt })).toEqual(expected)
})

test.each([
  ['12px', 1, '13px'],
  ['1.25em', 10, '11.25em'],
  ['4px', 0.1, '4.1px'],
  ['', 8, '8px'],
  ['1px', -1, '0px'],
  ['auto', 1, null],
  ['calc(1px + 1em)', 1, null],
])('nudge %s by %d is %s', (value, steps, expected) => {
  expect(nudge(value, steps)).toBe(expected)
})

test.each([
  ['12', '12px'],
  ['-1.5', '-1.5px'],
  ['0', '0'],
  ['auto', 'auto'],
  [' 2em ', '2em'],
])('%s is meant as %s', (typed, expected) => {
  expect(withUnit(typed)).toBe(expected)
})
