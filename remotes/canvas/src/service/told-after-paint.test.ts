import { expect, test } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { toldAfterPaint } from './told-after-paint.ts'

function opened() {
  let paint = () => {}
  const store = createStore(() => ({ count: 0 }))
  const wait = () => new Promise<void>((resolve) => (paint = resolve))
  const state = toldAfterPaint(store, wait)
  const heard: [number, number][] = []
  const end = state.subscribe((now, before) => heard.push([now.count, before.count]))
  const painted = async () => {
    paint()
    await Promise.resolve()
  }
  return { store, state, heard, end, painted }
}

test('who asks gets the newest state at once, who listens hears of it after the picture', async () => {
  const { store, state, heard, painted } = opened()
  store.setState({ count: 1 })
  store.setState({ count: 2 })
  expect(state.getState()).toEqual({ count: 2 })
  expect(heard).toEqual([])
  await painted()
  expect(heard).toEqual([[2, 0]])
  store.setState({ count: 3 })
  await painted()
  expect(heard).toEqual([
    [2, 0],
    [3, 2],
  ])
})

test('who has left hears nothing more', async () => {
  const { store, heard, end, painted } = opened()
  store.setState({ count: 1 })
  end()
  await painted()
  expect(heard).toEqual([])
})
