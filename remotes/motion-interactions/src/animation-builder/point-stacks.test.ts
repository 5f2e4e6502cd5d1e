import { expect, test } from 'vitest'
import type { FramePoint } from './frame-points.ts'
import { marksFor, pointStacks, stepFor, zoomFor } from './point-stacks.ts'

const at = (...percents: number[]): FramePoint[] => percents.map((percent, frame) => ({ frame, value: 0, percent }))
const five = at(...Array.from({ length: 500 }, (_none, index) => index / 5))
const shown = (points: readonly FramePoint[], zoom = 1, held: FramePoint | null = null) =>
  pointStacks(points, zoom, held).map((stack) => stack.map(({ percent }) => percent))

test('points with room stand apart, those without are one', () => {
  expect(shown(at(0, 50, 52, 53, 100))).toEqual([[0], [50, 52, 53], [100]])
  expect(shown(at(0, 50, 52, 53, 100), 2)).toEqual([[0], [50], [52, 53], [100]])
})

test('of five hundred frames no two lie on each other, none is missing, and far enough in each stands for itself', () => {
  const stacks = pointStacks(five, 1, null)
  expect(stacks.length).toBe(9)
  expect(stacks.flat()).toEqual(five)
  const zoom = zoomFor(stacks[3]!)
  expect(pointStacks(five, zoom, null)).toHaveLength(500)
})

test('what is held stands for itself, however close it comes', () => {
  const points = at(50, 51, 52)
  expect(shown(points, 1, points[1])).toEqual([[50], [51], [52]])
})

test('points at one place are no reason to go in without end', () => {
  const [stack] = pointStacks(at(50, 50), 1, null)
  expect(zoomFor(stack!)).toBe(1)
})

test('marks and steps are finer the further in', () => {
  expect(marksFor(1)).toEqual([0, 25, 50, 75, 100])
  expect(marksFor(4)).toHaveLength(21)
  expect([stepFor(1), stepFor(16)]).toEqual([1, 0.1])
})
