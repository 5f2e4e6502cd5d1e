import { limits } from '@pergola/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageFrame } from '../frame/page-frame.ts'
import { openCore } from '../testing/open-core.ts'
import { startScreenshots, takeScreenshot } from './screenshots.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Counts how often the page in the frame is looked at; what stands in it is no part of these tests. */
async function open() {
  const { core } = await openCore('<h1>Title</h1>')
  let looks = 0
  const shown: { states: Element | null } = { states: null }
  const empty = {
    get body() {
      looks += 1
      return { childElementCount: 0 }
    },
    querySelector: () => shown.states,
    querySelectorAll: () => [shown.states].filter(Boolean),
  }
  const frame = {
    document: empty,
    emulation: null as object | null,
    emulate: (now: object | null) => (frame.emulation = now),
  }
  core.frame = frame as unknown as PageFrame
  return { core, frame, shown, end: startScreenshots(core), looks: () => looks }
}

test('a while after a save the page is drawn, once', async () => {
  const { core, looks, end } = await open()
  core.saved.emit()
  await vi.advanceTimersByTimeAsync(limits.screenshotDelay - 1)
  expect(looks()).toBe(0)
  await vi.advanceTimersByTimeAsync(1)
  await vi.waitFor(() => expect(looks()).toBe(1))
  await vi.advanceTimersByTimeAsync(10 * limits.screenshotDelay)
  expect(looks()).toBe(1)
  end()
})

test('a page that is still being drawn is waited for', async () => {
  const { core, looks, end } = await open()
  core.publish({ phase: 'loading' })
  core.saved.emit()
  await vi.advanceTimersByTimeAsync(3 * limits.screenshotDelay)
  expect(looks()).toBe(0)
  core.publish({ phase: 'ready' })
  await vi.advanceTimersByTimeAsync(limits.screenshotDelay)
  await vi.waitFor(() => expect(looks()).toBe(1))
  end()
})

test('a tab that no longer writes when the time has come takes no picture', async () => {
  const { core, looks, end } = await open()
  core.saved.emit()
  core.publish({ readOnly: true })
  await vi.advanceTimersByTimeAsync(3 * limits.screenshotDelay)
  expect(looks()).toBe(0)
  end()
})

test('of an empty page there is no picture; one without a root is an error that says so', async () => {
  const { core, end } = await open()
  expect(await takeScreenshot(core)).toBe(false)
  core.frame = {
    document: { body: null, querySelectorAll: () => [] },
    emulation: null,
    emulate: () => {},
  } as unknown as PageFrame
  await expect(takeScreenshot(core)).rejects.toThrow('Your element root body is null')
  end()
})

test('an element shown in a state is at rest again before the page is drawn; asked for, the picture is without it', async () => {
  const { core, shown, looks, end } = await open()
  const element = document.createElement('a')
  element.setAttribute('pergola-states', 'hover')
  element.getAnimations = () => []
  shown.states = element
  core.saved.emit()
  await vi.advanceTimersByTimeAsync(3 * limits.screenshotDelay)
  expect(looks()).toBe(0)
  const seen: (string | null)[] = []
  const { removeAttribute } = element
  element.removeAttribute = (name) => {
    removeAttribute.call(element, name)
    shown.states = null
    seen.push(element.getAttribute(name))
  }
  await takeScreenshot(core)
  expect(looks()).toBe(1)
  expect(seen).toEqual([null])
  expect(element.getAttribute('pergola-states')).toBe('hover')
  await vi.advanceTimersByTimeAsync(2 * limits.screenshotDelay)
  await vi.waitFor(() => expect(looks()).toBe(2))
  end()
})

test('a page looked at with other preferences is drawn as it is, and only when asked', async () => {
  const { core, frame, looks, end } = await open()
  const begin = () => null
  const emulation = { begin }
  frame.emulation = emulation
  core.saved.emit()
  await vi.advanceTimersByTimeAsync(3 * limits.screenshotDelay)
  expect(looks()).toBe(0)
  const seen: unknown[] = []
  const { emulate } = frame
  frame.emulate = (now) => {
    seen.push(now, looks())
    return emulate(now)
  }
  await takeScreenshot(core)
  expect(seen).toEqual([null, 0, begin, 1])
  end()
})
