import { expect, test } from 'vitest'
import type { ScrubKeys } from '@pergola/ui'
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

const none = { shift: false, alt: false }

test.each<[Side, LinkMode, ScrubKeys, Side[]]>([
  ['top', 'single', none, ['top']],
  ['left', 'left+right', none, ['left', 'right']],
  ['top', 'left+right', { ...none, alt: true }, ['top', 'bottom']],
  ['top', 'single', { shift: true, alt: true }, ['top', 'right', 'bottom', 'left']],
])('%s dragged, linked %s, with %j', (side, mode, keys, expected) => {
  expect(draggedSides(side, mode, keys)).toEqual(expected)
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
