import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createPanelPace } from './panel-pace.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Panels that take so many milliseconds each time, and when they were told. */
function opened(cost: number) {
  const store = createStore(() => ({ count: 0 }))
  const turn = () => new Promise<void>((resolve) => setTimeout(resolve))
  const pace = createPanelPace(store, { wait: () => Promise.resolve(), turn, now: Date.now })
  const told: number[] = []
  let waiting = false
  function change(): void {
    store.setState({ count: store.getState().count + 1 })
    if (waiting) return
    waiting = true
    void pace.due().then(() => {
      waiting = false
      told.push(Date.now())
      // The work of the panels, in which no other task runs.
      vi.setSystemTime(Date.now() + cost)
    })
  }
  return { change, told, pace }
}

describe('panel pace', () => {
  test('tells of a change at once, and of many that follow when they rest', async () => {
    const { change, told, pace } = opened(80)
    change()
    await vi.advanceTimersByTimeAsync(1)
    expect(told).toHaveLength(1)
    expect(pace.isFree()).toBe(false)
    for (let turn = 0; turn < 3; turn += 1) {
      change()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(told).toHaveLength(1)
    await vi.advanceTimersByTimeAsync(100)
    expect(told).toHaveLength(2)
    await vi.advanceTimersByTimeAsync(300)
    expect(pace.isFree()).toBe(true)
  })

  test('tells of changes that never rest all the same', async () => {
    const { change, told } = opened(80)
    for (let turn = 0; turn < 20; turn += 1) {
      change()
      await vi.advanceTimersByTimeAsync(100)
    }
    expect(told.length).toBeGreaterThan(2)
    expect(told.length).toBeLessThan(10)
  })

  test('tells of every change where that takes next to nothing', async () => {
    const { change, told } = opened(2)
    for (let turn = 0; turn < 5; turn += 1) {
      change()
      await vi.advanceTimersByTimeAsync(20)
    }
    expect(told).toHaveLength(5)
  })

  test('tells all who wait in the same task', async () => {
    const { pace } = opened(0)
    expect(pace.due()).toBe(pace.due())
    await vi.advanceTimersByTimeAsync(1)
  })
})
