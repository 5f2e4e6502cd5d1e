import { expect, test, vi } from 'vitest'
import type { CanvasCore } from './canvas-core.ts'
import { followServiceWorker } from './follow-service-worker.ts'

function room(controller: object | null) {
  const image = Object.assign(document.createElement('img'), { src: '/project-files/1/assets/a.png' })
  Object.defineProperties(image, { complete: { value: true }, naturalWidth: { value: 0, writable: true } })
  document.body.replaceChildren(image)
  const asked = vi.spyOn(image, 'setAttribute')
  const container = Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer
  const end = followServiceWorker({ frame: { document } } as unknown as CanvasCore, container)
  return { image, asked, end, arrive: () => container.dispatchEvent(new Event('controllerchange')) }
}

test('a picture that could not be had before the worker came is asked for again, once', () => {
  const { asked, arrive } = room(null)
  arrive()
  arrive()
  expect(asked).toHaveBeenCalledExactlyOnceWith('src', '/project-files/1/assets/a.png')
})

test('a picture that is there is left alone, and so is everything after the end', () => {
  const there = room(null)
  Object.assign(there.image, { naturalWidth: 20 })
  there.arrive()
  expect(there.asked).not.toHaveBeenCalled()
  const ended = room(null)
  ended.end()
  ended.arrive()
  expect(ended.asked).not.toHaveBeenCalled()
  const served = room({})
  served.arrive()
  expect(served.asked).not.toHaveBeenCalled()
})
