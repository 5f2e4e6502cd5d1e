import { act, cleanup, render, screen } from '@testing-library/react'
import { Suspense } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { importWithRetry, lazyView, lazyWindow, viewTrouble } from './lazy-import.ts'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

test('a view that the network did not bring is told once, asked for again and shown; what is around stays', async () => {
  vi.useFakeTimers()
  let failures = 3
  let told = 0
  const tell = () => (told += 1)
  addEventListener(viewTrouble, tell)
  const View = lazyView(async () => {
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
  removeEventListener(viewTrouble, tell)
})

test.each([
  'Failed to fetch dynamically imported module: http://localhost/app/a.js',
  'error loading dynamically imported module: http://localhost/app/a.js',
  'Importing a module script failed.',
  'Unable to preload CSS for /app/a.css',
])('what did not come is asked for again, as each engine says it: %s', async (message) => {
  vi.useFakeTimers()
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new TypeError(message)).mockResolvedValue('here')
  const code = importWithRetry(load)
  await vi.advanceTimersByTimeAsync(3000)
  expect(await code).toBe('here')
})

test('a part that came and throws is not asked for again: it is said, and thrown on', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new ReferenceError('nothing is not defined')
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(broken)
  await expect(importWithRetry(load)).rejects.toBe(broken)
  expect(load).toHaveBeenCalledTimes(1)
  expect(said.mock.calls[0]).toContain(broken)
  said.mockRestore()
})

test('a part that throws what sounds like a missing file is not asked for again and again', async () => {
  vi.useFakeTimers()
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const broken = new TypeError('Failed to fetch')
  const load = vi.fn<() => Promise<never>>().mockRejectedValue(broken)
  const given = expect(importWithRetry(load)).rejects.toBe(broken)
  await vi.advanceTimersByTimeAsync(60_000)
  await given
  expect(load).toHaveBeenCalledTimes(2)
  expect(said).toHaveBeenCalledTimes(1)
  said.mockRestore()
})

test('a window that cannot be started is told once, and what is around stays', async () => {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  const told = vi.fn<(event: Event) => void>()
  addEventListener(viewTrouble, told)
  const Broken = lazyWindow(() => Promise.reject(new ReferenceError('nothing is not defined')))
  const show = () => (
    <>
      <p>Around</p>
      <Suspense>
        <Broken />
      </Suspense>
    </>
  )
  const { rerender } = render(show())
  await vi.waitFor(() => expect(told).toHaveBeenCalledTimes(1))
  await act(async () => rerender(show()))
  expect(screen.getByText('Around').tagName).toBe('P')
  expect(told.mock.calls.map(([event]) => (event as CustomEvent).detail)).toEqual(['viewBroken'])
  removeEventListener(viewTrouble, told)
  said.mockRestore()
})
