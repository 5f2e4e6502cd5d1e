import { expect, test } from 'vitest'
import { spacedProgress } from './spaced-progress.ts'

test('of ten thousand steps a few are told: the first, the last, the first of each kind, and one now and then', () => {
  const told: string[] = []
  let now = 0
  const progress = spacedProgress(
    ({ done, label }) => told.push(`${label} ${done}`),
    () => now,
  )
  for (let done = 1; done <= 10_000; done += 1) {
    now += 0.03
    progress({ done, total: 10_000, label: done <= 100 ? 'pages' : 'assets' })
  }
  expect(told.slice(0, 3)).toEqual(['pages 1', 'assets 101', 'assets 3435'])
  expect(told.at(-1)).toBe('assets 10000')
  expect(told.length).toBeLessThan(10)
})
