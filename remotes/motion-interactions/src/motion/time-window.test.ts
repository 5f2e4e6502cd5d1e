import { expect, test } from 'vitest'
import { ticksOf } from './time-window.ts'

test.each([
  [1, [0, 0.2, 0.4, 0.6, 0.8, 1]],
  [3.3, [0, 0.5, 1, 1.5, 2, 2.5, 3]],
  [4000, [0, 600, 1200, 1800, 2400, 3000, 3600]],
  [11_000, [0, 2000, 4000, 6000, 8000, 10_000]],
  [1.1e12, [0, 2e11, 4e11, 6e11, 8e11, 1e12]],
])('the ruler of %d seconds has round marks', (length, ticks) => {
  expect(ticksOf({ from: 0, length })).toEqual(ticks)
})
