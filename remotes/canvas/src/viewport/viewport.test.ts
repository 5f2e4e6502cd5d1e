import { describe, expect, test } from 'vitest'
import { clampZoom, fillsSpace, fittingZoom, resized, viewportOf, zoomOnto } from './viewport.ts'

const space = { width: 800, height: 600, windowWidth: 1440 }

describe('viewportOf', () => {
  test.each([
    ['desktop is as wide as the window', 'desktop', 1440],
    ['tablet is 768', 'tablet', 768],
    ['mobile is 360', 'mobile', 360],
  ] as const)('%s', (_rule, device, width) => {
    expect(viewportOf(device, space).width).toBe(width)
  })

  test('desktop is never narrower than 1080', () => {
    expect(viewportOf('desktop', { ...space, windowWidth: 700 }).width).toBe(1080)
    expect(viewportOf('desktop', { width: 0, height: 0, windowWidth: 0 }).width).toBe(1080)
  })

  test('a fitted desktop fills its room at every width', () => {
    for (let width = 300; width <= 1440; width++) {
      const room = { ...space, width }
      const viewport = viewportOf('desktop', room)
      expect(fillsSpace(viewport, room)).toBe(true)
      expect(width - viewport.width * viewport.zoom).toBeLessThan(1)
      expect(room.height - viewport.height * viewport.zoom).toBeLessThan(1)
    }
  })

  test('at 100 % it is scrolled sideways and not down', () => {
    const viewport = viewportOf('desktop', space, 1)
    expect(viewport).toMatchObject({ width: 1440, zoom: 1 })
    expect(viewport.height).toBeLessThan(600)
    expect(fillsSpace(viewport, space)).toBe(false)
  })
})

describe('resized', () => {
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
})

describe('zoom', () => {
  test.each([
    [0.01, 0.1],
    [9, 5],
    [0.33333333, 0.3333],
    [0.7, 0.7],
  ])('%d is kept within bounds as %d', (zoom, expected) => {
    expect(clampZoom(zoom)).toBe(expected)
  })

  test('fit never enlarges', () => {
    expect(fittingZoom({ device: 'mobile', width: 360 }, space)).toBe(1)
    expect(fittingZoom({ device: 'custom', width: 1504 }, space)).toBe(0.5)
  })

  test('zooming onto a large box shrinks it into view', () => {
    expect(zoomOnto({ left: 0, top: 0, width: 1600, height: 100 }, space)).toBe(0.4)
  })
})

describe('fillsSpace', () => {
  test.each([
    ['a fitted desktop', viewportOf('desktop', space), true],
    ['a smaller one', { ...viewportOf('desktop', space, 0.4) }, true],
    ['one laid out for a smaller zoom', { ...viewportOf('desktop', space, 0.4), zoom: 1 }, false],
    ['a larger one', viewportOf('desktop', space, 2), false],
    ['a phone', viewportOf('mobile', space), false],
  ])('%s is scrolled only where it does not fill the room', (_rule, viewport, expected) => {
    expect(fillsSpace(viewport, space)).toBe(expected)
  })
})
