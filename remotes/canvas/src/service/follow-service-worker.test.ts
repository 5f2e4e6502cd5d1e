import { expect, test, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import type { CanvasCore } from './canvas-core.ts'
import { followServiceWorker } from './follow-service-worker.ts'

function room(phase: 'loading' | 'ready', controller: object | null) {
  const store = createStore(() => ({ phase })) as unknown as CanvasCore['store']
  const container = Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer
  const repaint = vi.fn()
  const end = followServiceWorker({ store }, repaint, container)
  return { store, container, repaint, end, arrive: () => container.dispatchEvent(new Event('controllerchange')) }
}

test('a page that stood before the worker is drawn again, once', () => {
  const { repaint, arrive } = room('ready', null)
  arrive()
  arrive()
  expect(repaint).toHaveBeenCalledTimes(1)
})

test('a page that is being drawn is finished first', () => {
  const { store, repaint, arrive } = room('loading', null)
  arrive()
  expect(repaint).not.toHaveBeenCalled()
  store.setState({ phase: 'ready' })
  store.setState({ phase: 'ready' })
  expect(repaint).toHaveBeenCalledTimes(1)
})

test('with a worker from the start, and after the end, nothing is drawn again', () => {
  const served = room('ready', {})
  served.arrive()
  expect(served.repaint).not.toHaveBeenCalled()
  const ended = room('ready', null)
  ended.end()
  ended.arrive()
  expect(ended.repaint).not.toHaveBeenCalled()
})
