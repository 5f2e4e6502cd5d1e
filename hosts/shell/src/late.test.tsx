import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { lateView, viewMissed } from './late.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a view that the network did not bring is told once, asked for again and shown; what is around stays', async () => {
  vi.useFakeTimers()
  let failures = 3
  let told = 0
  const tell = () => (told += 1)
  addEventListener(viewMissed, tell)
  const View = lateView(async () => {
    failures -= 1
    if (failures >= 0) throw new TypeError('Failed to fetch dynamically imported module')
    return () => <p>Here</p>
  })
  render(
    <>
      <p>Around</p>
      <Suspense>
        <View />
      </Suspense>
    </>,
  )
  await act(() => vi.advanceTimersByTimeAsync(3000))
  expect([screen.queryByText('Here'), screen.getByText('Around').tagName, told]).toEqual([null, 'P', 1])
  await act(() => vi.advanceTimersByTimeAsync(6000))
  expect(screen.getByText('Here').tagName).toBe('P')
  expect(told).toBe(1)
  removeEventListener(viewMissed, tell)
})
