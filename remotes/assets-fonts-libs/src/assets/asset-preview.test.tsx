import { act, cleanup, fireEvent, render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { limits } from '@pergola/contracts'
import { AssetPreview } from './asset-preview.tsx'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTime(milliseconds))

const assets = [
  { name: 'leaf.png', type: 'image/png', shown: 'img' },
  { name: 'clip.mp4', type: 'video/mp4', shown: 'video' },
]

const show = (name: string, type: string) =>
  render(<AssetPreview asset={{ name, path: `assets/${name}`, size: 1, type }} url={`./${name}`} />)

test.each(assets)('$name that cannot be shown after all has the sign of a file', ({ name, type, shown }) => {
  const { container } = show(name, type)
  pass(limits.previewDelay)
  fireEvent.error(container.querySelector(shown)!)
  expect(container.querySelector(shown)).toBeNull()
  expect(container.querySelector('svg')).toBeTruthy()
})

test('what flies past is not loaded, and what stays is once the scrolling has come to rest', () => {
  const { container } = show('leaf.png', 'image/png')
  for (let step = 0; step < 9; step += 1) {
    pass(limits.previewDelay - 1)
    fireEvent.scroll(document.body)
  }
  expect(container.querySelector('img')).toBeNull()
  pass(limits.previewDelay)
  expect(container.querySelector('img')).toBeTruthy()
  fireEvent.scroll(document.body)
  expect(container.querySelector('img')).toBeTruthy()
})
