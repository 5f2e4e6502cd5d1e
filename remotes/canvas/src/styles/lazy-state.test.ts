import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { nextTurn } from '../frame/turns.ts'
import { createPanelPace } from '../service/panel-pace.ts'
import { createLazyState } from './lazy-state.ts'

test('what is told many times is heard at once and then with the picture, each time with the newest', async () => {
  let count = 0
  const pictures: FrameRequestCallback[] = []
  const request = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((work) => pictures.push(work))
  const state = createLazyState(0, () => (count += 1), createPanelPace(createStore(() => ({}))))
  const heard: number[] = []
  state.subscribe((value) => heard.push(value))
  state.invalidate()
  state.invalidate()
  await nextTurn()
  expect(heard).toEqual([1])

  state.invalidate()
  state.invalidate()
  await nextTurn()
  expect(heard).toEqual([1])
  for (const work of pictures.splice(0)) work(0)
  expect(heard).toEqual([1, 2])

  state.invalidate()
  await nextTurn()
  expect(heard).toEqual([1, 2, 3])
  request.mockRestore()
})
