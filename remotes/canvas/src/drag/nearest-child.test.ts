import { expect, test } from 'vitest'
import type { Flow } from './flow-axis.ts'
import { nearestChild } from './nearest-child.ts'

const down: Flow = { axis: 'y', reversed: false }
const folded = (index: number) => (index === 0 ? { left: 0, top: 0, width: 0, height: 0 } : row(index))
const row = (index: number) => ({ left: 0, top: index * 20, width: 100, height: 20 })

test.each([
  ['above the middle of a child is before it', { x: 50, y: 42 }, { index: 2, before: true }],
  ['below the middle of a child is after it', { x: 50, y: 58 }, { index: 2, before: false }],
  ['beyond the last child is after it', { x: 50, y: 900 }, { index: 4, before: false }],
])('%s', (_rule, point, expected) => {
  expect(nearestChild(point, 5, row, down)).toEqual(expected)
})

test('nothing is nearest without children', () => {
  expect(nearestChild({ x: 0, y: 0 }, 0, row, down)).toBeNull()
})

test('children without a box are passed over', () => {
  expect(nearestChild({ x: 0, y: 0 }, 2, folded, down)).toEqual({ index: 1, before: true })
})

test('in a list of thousands only some children are measured, and the right one is found', () => {
  let measured = 0
  const counting = (index: number) => {
    measured += 1
    return row(index)
  }
  expect(nearestChild({ x: 50, y: 4001 * 20 + 3 }, 10_000, counting, down)).toEqual({ index: 4001, before: true })
  expect(measured).toBeLessThan(200)
})
