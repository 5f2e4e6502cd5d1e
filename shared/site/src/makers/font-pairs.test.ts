import { describe, expect, test } from 'vitest'
import { fontClass, fontPairs, fontStack } from './font-pairs.ts'

const family = (name: string, ...weights: number[]) => ({ family: name, weights })

describe('fontPairs', () => {
  test('the clearest pair comes first: a loud heading over a readable text', () => {
    const pairs = fontPairs([
      family('Inter', 400, 700),
      family('Playfair Display', 400, 900),
      family('JetBrains Mono', 400),
    ])
    expect(pairs[0]).toEqual({ heading: 'Playfair Display', body: 'Inter' })
    expect(pairs).toHaveLength(6)
    expect(pairs.at(-1)?.body).not.toBe('Inter')
  })

  test('one family is a pair with itself, none is no pair', () => {
    expect(fontPairs([family('Inter', 400)])).toEqual([{ heading: 'Inter', body: 'Inter' }])
    expect(fontPairs([])).toEqual([])
  })
})

describe('fontStack', () => {
  test.each([
    ['Inter', 'sans', 'Inter, system-ui, sans-serif'],
    ['PT Serif', 'serif', '"PT Serif", Georgia, serif'],
    ['PT Sans', 'sans', '"PT Sans", system-ui, sans-serif'],
    ['Fira Code', 'mono', '"Fira Code", ui-monospace, monospace'],
    ['Source Sans 3', 'sans', '"Source Sans 3", system-ui, sans-serif'],
    ['Serif', 'serif', '"Serif", Georgia, serif'],
    ['A"b', 'sans', String.raw`"A\22 b", system-ui, sans-serif`],
  ])('%s is %s: %s', (name, kind, stack) => {
    expect(fontClass(name)).toBe(kind)
    expect(fontStack(name)).toBe(stack)
  })
})
