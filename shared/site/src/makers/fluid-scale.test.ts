import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fluidLength, fluidScale, stepName, zoomsToTwice } from './fluid-scale.ts'

/** What a browser makes of the value, in px, where the root has that font size. */
function resolved(value: string, width: number, root = 16): number {
  const simple = /^(-?[\d.]+)rem$/.exec(value)
  if (simple) return Number(simple[1]) * root
  const match = /^clamp\((-?[\d.]+)rem, (-?[\d.]+)rem ([+-]) ([\d.]+)vw, (-?[\d.]+)rem\)$/.exec(value)
  if (!match) throw new Error(value)
  const [least, start, growth, most] = [match[1], match[2], match[4], match[5]].map(Number) as [
    number,
    number,
    number,
    number,
  ]
  const middle = start * root + ((match[3] === '-' ? -growth : growth) * width) / 100
  return Math.max(least * root, Math.min(middle, most * root))
}

describe('fluidLength', () => {
  test('it is written as a person would, and as short', () => {
    expect(fluidLength({ width: 320, size: 16 }, { width: 1240, size: 20 })).toBe(
      'clamp(1rem, 0.913rem + 0.4348vw, 1.25rem)',
    )
    expect(fluidLength({ width: 320, size: 16 }, { width: 1240, size: 16 })).toBe('1rem')
    expect(fluidLength({ width: 320, size: 20 }, { width: 1320, size: 18 })).toBe(
      'clamp(1.125rem, 1.29rem - 0.2vw, 1.25rem)',
    )
  })

  test('at both widths and beyond it is the size that was asked for', () => {
    const size = fc.integer({ min: 1, max: 2000 }).map((tenths) => tenths / 10)
    fc.assert(
      fc.property(
        size,
        size,
        fc.integer({ min: 200, max: 800 }),
        fc.integer({ min: 801, max: 3000 }),
        (small, large, narrow, wide) => {
          const value = fluidLength({ width: narrow, size: small }, { width: wide, size: large })
          for (const [width, expected] of [
            [narrow, small],
            [narrow - 100, small],
            [wide, large],
            [wide + 1000, large],
          ] as const)
            expect(Math.abs(resolved(value, width) - expected)).toBeLessThan(0.01)
        },
      ),
    )
  })

  test('a root of twice the font size makes it twice as large at its ends', () => {
    const value = fluidLength({ width: 320, size: 16 }, { width: 1240, size: 20 })
    expect(resolved(value, 160, 32)).toBe(32)
    expect(resolved(value, 4000, 32)).toBe(40)
  })
})

describe('fluidScale', () => {
  test('each step is the one below times the ratio, at each width its own', () => {
    const steps = fluidScale({
      narrow: { width: 320, size: 16, ratio: 1.2 },
      wide: { width: 1240, size: 20, ratio: 1.25 },
      below: 1,
      above: 2,
    })
    expect(steps.map(({ step, narrow, wide }) => [step, narrow.toFixed(3), wide.toFixed(3)])).toEqual([
      [-1, '13.333', '16.000'],
      [0, '16.000', '20.000'],
      [1, '19.200', '25.000'],
      [2, '23.040', '31.250'],
    ])
    expect(steps.map(({ value }) => value)[2]).toBe('clamp(1.2rem, 1.0739rem + 0.6304vw, 1.5625rem)')
  })

  test('a step that grows more than two and a half times does not follow the zoom', () => {
    expect(zoomsToTwice({ narrow: 16, wide: 40 })).toBe(true)
    expect(zoomsToTwice({ narrow: 16, wide: 40.1 })).toBe(false)
  })

  test('steps have names that people know', () => {
    expect([-4, -3, -2, -1, 0, 1, 2, 3, 4].map((step) => stepName(step, 'base'))).toEqual(
      '3xs 2xs xs sm base lg xl 2xl 3xl'.split(' '),
    )
  })
})
