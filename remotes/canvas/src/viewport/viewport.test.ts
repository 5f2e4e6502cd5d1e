import { expect, test } from 'vitest'
import { clampZoom, fillsSpace, fittingZoom, resized, viewportOf, zoomOnto } from './viewport.ts'

const space = { width: 1200, height: 800 }

test.each([
  ['desktop takes what there is', 'desktop', 1200],
  ['tablet is 768', 'tablet', 768],
  ['mobile is 360', 'mobile', 360],
] as const)('%s', (_rule, device, width) => {
  expect(viewportOf(device, space).width).toBe(width)
})

test('desktop falls back to 1080 while the canvas has no size', () => {
  expect(viewportOf('desktop', { width: 0, height: 0 }).width).toBe(1080)
})

test.each([
  ['another width is custom', { width: 500 }, 'custom'],
  ['the width of a device names it', { width: 360 }, 'mobile'],
])('%s', (_rule, size, device) => {
  expect(resized(viewportOf('desktop', space), size).device).toBe(device)
})

test('no side is larger than browsers can paint', () => {
  expect(resized(viewportOf('desktop', space), { width: 99_999, height: 0.2 })).toMatchObject({
    width: 16_384,
    height: 1,
  })
})

test.each([
  [0.01, 0.1],
  [9, 5],
  [0.33333333, 0.3333],
])('zoom %d is kept within bounds as %d', (zoom, expected) => {
  expect(clampZoom(zoom)).toBe(expected)
})

test('fit never enlarges', () => {
  expect(fittingZoom(360, space)).toBe(1)
  expect(fittingZoom(2304, space)).toBe(0.5)
})

test('zooming onto a large box shrinks it into view', () => {
  expect(zoomOnto({ left: 0, top: 0, width: 2400, height: 100 }, space)).toBe(0.4)
})

test.each([
  ['desktop as it comes', viewportOf('desktop', space), true],
  ['desktop made smaller', { ...viewportOf('desktop', space, 0.5), zoom: 0.5 }, true],
  ['desktop that was laid out for a smaller zoom', { ...viewportOf('desktop', space, 0.5), zoom: 1 }, false],
  ['desktop made larger', viewportOf('desktop', space, 2), false],
  ['a phone', viewportOf('mobile', space), false],
])('%s is scrolled only where it does not fill the room', (_rule, viewport, expected) => {
  expect(fillsSpace(viewport, space)).toBe(expected)
})
