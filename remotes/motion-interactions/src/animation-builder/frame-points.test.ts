import { expect, test } from 'vitest'
import { framePoints, keepInside, movedSelector } from './frame-points.ts'

const frames = [
  { values: ['0%', '50%'] },
  { values: ['100%'] },
  { values: ['12.5%'] },
  { values: ['entry 20%'] },
  { values: ['150%'] },
]

test('every percentage is a point, in the order of time; a scroll range is none, nor what is out of bounds', () => {
  expect(framePoints(frames)).toEqual([
    { frame: 0, value: 0, percent: 0 },
    { frame: 2, value: 0, percent: 12.5 },
    { frame: 0, value: 1, percent: 50 },
    { frame: 1, value: 0, percent: 100 },
  ])
})

test('a point moves alone, and not onto another', () => {
  const point = { frame: 0, value: 1, percent: 50 }
  expect(movedSelector(frames, point, 40)).toBe('0%, 40%')
  expect(movedSelector(frames, point, 100)).toBeNull()
  expect(movedSelector(frames, point, 0)).toBeNull()
})

test('the ruler ends at 0 and 100', () => {
  expect([-3, 40.4, 120].map((percent) => keepInside(percent))).toEqual([0, 40, 100])
  expect([0.30000000000000004, 33.333, 100.04].map((percent) => keepInside(percent, 0.1))).toEqual([0.3, 33.3, 100])
})
