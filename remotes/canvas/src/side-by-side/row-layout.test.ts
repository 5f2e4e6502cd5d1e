import { describe, expect, test } from 'vitest'
import { rowOf } from './row-layout.ts'

const space = { width: 1200, height: 700, windowWidth: 1440 }
const widths = [1440, 768, 360]

describe('rowOf', () => {
  test('fits every frame into the room, and none is higher than it', () => {
    const { zoom, height } = rowOf({ widths, space, wanted: 'fit' })
    const all = widths.reduce((sum, width) => sum + width * zoom, 0) + 2 * 32 + 2 * 24
    expect(all).toBeGreaterThan(1195)
    expect(all).toBeLessThanOrEqual(1200)
    expect(height * zoom).toBeLessThan(700 - 32 - 24)
  })

  test('keeps the zoom that a person has chosen, as high as the room allows', () => {
    expect(rowOf({ widths, space, wanted: 1 })).toEqual({ zoom: 1, height: 628 })
  })

  test('eight frames are never too small to be made out', () => {
    expect(rowOf({ widths: Array.from({ length: 8 }, () => 1440), space, wanted: 'fit' }).zoom).toBe(0.15)
  })
})
