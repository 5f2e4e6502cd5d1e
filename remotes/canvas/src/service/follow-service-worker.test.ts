import { expect, test, vi } from 'vitest'
import type { CanvasCore } from './canvas-core.ts'
import { followServiceWorker } from './follow-service-worker.ts'

function openFrame(controller: object | null) {
  const image = Object.assign(document.createElement('img'), { src: '/project-files/1/assets/a.png' })
  Object.defineProperties(image, {
    complete: { value: true, configurable: true },
    naturalWidth: { value: 0, writable: true },
  })
  document.body.replaceChildren(image)
  Object.defineProperty(document, 'fonts', { value: new Set(), configurable: true })
  const asked = vi.spyOn(image, 'setAttribute')
  const container = Object.assign(new EventTarget(), { controller }) as unknown as ServiceWorkerContainer
  const inside = Object.assign(new EventTarget(), { controller: null as object | null })
  const window = { navigator: { serviceWorker: inside } }
  const end = followServiceWorker({ frame: { document, window } } as unknown as CanvasCore, container)
  const arriveInside = () => {
    inside.controller = {}
    inside.dispatchEvent(new Event('controllerchange'))
  }
  const arriveOutside = () => void container.dispatchEvent(new Event('controllerchange'))
  return {
    image,
    asked,
    end,
    arriveInside,
    arriveOutside,
    arrive() {
      arriveInside()
      arriveOutside()
    },
  }
}

test('a picture that could not be had before the worker came is asked for again, once', async () => {
  const { asked, arrive } = openFrame(null)
  arrive()
  arrive()
  await vi.dynamicImportSettled()
  expect(asked).toHaveBeenCalledExactlyOnceWith('src', '/project-files/1/assets/a.png')
})

test('a frame that gets the worker later than the window around it asks when it has it', async () => {
  const { asked, arriveInside, arriveOutside } = openFrame(null)
  arriveOutside()
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
  arriveInside()
  await vi.dynamicImportSettled()
  expect(asked).toHaveBeenCalledOnce()
})

test('a picture whose first answer is still on its way is asked for again when that answer is none', async () => {
  const { image, asked, arrive } = openFrame(null)
  Object.defineProperty(image, 'complete', { value: false })
  arrive()
  await vi.dynamicImportSettled()
  expect(asked).not.toHaveBeenCalled()
  image.dispatchEvent(new Event('error'))
  expect(asked).toHaveBeenCalledOnce()
})

test('pictures of sheets and of style attributes are asked for again, and what the sheet says stays', async () => {
  const { arrive } = openFrame(null)
  const box = document.createElement('div')
  box.setAttribute('style', 'background: url("/project-files/1/assets/b.png")')
  const sheet = document.createElement('style')
  sheet.textContent = 'h1 { color: red; } @media all { h1 { background-image: url("c.png") !important; } }'
  document.body.append(box, sheet)
  const [plain, media] = sheet.sheet?.cssRules ?? []
  const pictured = (media as CSSMediaRule).cssRules[0] as CSSStyleRule
  const [asked, left, written] = [
    vi.spyOn(pictured.style, 'setProperty'),
    vi.spyOn((plain as CSSStyleRule).style, 'setProperty'),
    vi.spyOn(box.style, 'setProperty'),
  ]
  const before = pictured.cssText
  arrive()
  await vi.dynamicImportSettled()
  expect(asked).toHaveBeenCalledExactlyOnceWith('background-image', expect.stringContaining('c.png'), 'important')
  expect(pictured.cssText).toBe(before)
  expect(left).not.toHaveBeenCalled()
  expect(written).toHaveBeenCalledWith(expect.stringMatching(/^background/), expect.stringContaining('b.png'), '')
})

test('a picture that is there is left alone, and so is everything after the end', async () => {
  const there = openFrame(null)
  Object.assign(there.image, { naturalWidth: 20 })
  there.arrive()
  await vi.dynamicImportSettled()
  expect(there.asked).not.toHaveBeenCalled()
  const ended = openFrame(null)
  ended.end()
  ended.arrive()
  await vi.dynamicImportSettled()
  expect(ended.asked).not.toHaveBeenCalled()
  const served = openFrame({})
  served.arrive()
  await vi.dynamicImportSettled()
  expect(served.asked).not.toHaveBeenCalled()
})
