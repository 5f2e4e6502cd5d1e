import { describe, expect, test } from 'vitest'
import { parseGradient, parseUrl, printGradient, printUrl, withAnotherStop } from './gradient.ts'

describe('parseGradient', () => {
  test.each([
    ['linear', 'linear-gradient(45deg, red, rgb(0 0 0 / 50%) 40%)'],
    ['radial', 'radial-gradient(circle at 30% 40%, red, blue)'],
    ['conic', 'conic-gradient(from 45deg at 50% 50%, red 0deg, blue 180deg)'],
    ['repeating', 'repeating-linear-gradient(90deg, red, blue 10px)'],
    ['a band of two offsets', 'linear-gradient(90deg, red 0% 20%, blue)'],
    ['a colour space', 'linear-gradient(in oklch, red, blue)'],
    ['without a direction', 'linear-gradient(red, blue)'],
    ['as closely as it was written', 'Radial-Gradient(red,blue 10%   20%)'],
    ['on lines of its own', 'linear-gradient(\n  to right,\n  red  0%,\n  blue\n)'],
    ['a colour space behind a direction', 'linear-gradient(90deg in oklch longer hue, red, blue)'],
  ])('%s is read, and printed as it was', (_rule, text) => {
    const gradient = parseGradient(text)
    expect(gradient && printGradient(gradient)).toBe(text)
  })

  test.each([
    ['a colour hint', 'linear-gradient(red, 30%, blue)'],
    ['one colour', 'linear-gradient(red)'],
    ['a variable', 'var(--hero)'],
    ['an image', 'url("a.png")'],
    ['a vendor gradient', '-webkit-linear-gradient(red, blue)'],
  ])('%s stays text', (_rule, text) => {
    expect(parseGradient(text)).toBeNull()
  })

  test('its parts', () => {
    expect(parseGradient('linear-gradient(to right, rgb(1, 2, 3) 0%, var(--end))')).toMatchObject({
      type: 'linear',
      repeating: false,
      direction: 'to right',
      stops: [
        { color: 'rgb(1, 2, 3)', offset: '0%' },
        { color: 'var(--end)', offset: '' },
      ],
    })
  })
})

describe('printGradient', () => {
  const stops = [
    { color: 'red', offset: '0%' },
    { color: 'blue', offset: '' },
  ]

  test('without a direction nothing is written', () => {
    expect(printGradient({ type: 'linear', repeating: false, direction: ' ', stops })).toBeNull()
  })

  test.each([
    ['a colour', { stops: [{ color: 'teal', offset: '' }] }, 'linear-gradient(teal,\n  blue  5%)'],
    ['a direction', { direction: '45deg' }, 'linear-gradient(45deg,\n  red,\n  blue  5%)'],
    ['the kind', { type: 'conic', repeating: true }, 'repeating-conic-gradient(red,\n  blue  5%)'],
  ] as const)('of one without a direction %s is changed, and the rest stays as it was', (_what, change, expected) => {
    const before = parseGradient('linear-gradient(red,\n  blue  5%)')!
    const colours = 'stops' in change ? [{ ...before.stops[0]!, ...change.stops[0] }, before.stops[1]!] : before.stops
    expect(printGradient({ ...before, ...change, stops: colours })).toBe(expected)
  })

  test('a direction that was written and is taken away is missing', () => {
    const before = parseGradient('linear-gradient(45deg, red, blue)')!
    expect(printGradient({ ...before, direction: '' })).toBeNull()
  })

  test('another colour stands between two as they do', () => {
    const before = parseGradient('linear-gradient(red,blue)')!
    expect(printGradient({ ...before, stops: withAnotherStop(before.stops) })).toBe('linear-gradient(red,blue,blue)')
  })

  test('with fewer than two colours nothing is written', () => {
    const one = [stops[0]!, { color: '', offset: '' }]
    expect(printGradient({ type: 'radial', repeating: false, direction: 'circle', stops: one })).toBeNull()
  })
})

test.each(['../assets/a "b" (1).png', 'a\\b.png', 'data:image/svg+xml,%3Csvg(1,2)%3E'])(
  '%s is quoted and comes back',
  (url) => {
    expect(parseUrl(printUrl(url))).toBe(url)
  },
)

test.each([
  ['half way, in a colour between', ['#ffffff', '0%', '#000000', '100%'], ['#808080', '50%']],
  ['of colours written otherwise the last', ['red', '0%', 'rgb(0 0 0)', '10px'], ['rgb(0 0 0)', '']],
  ['without a place where the others have none', ['red', '', 'blue', ''], ['blue', '']],
])('another colour is put before the last, %s', (_rule, [color, offset, lastColor, lastOffset], [between, at]) => {
  const first = { color: color ?? '', offset: offset ?? '' }
  const last = { color: lastColor ?? '', offset: lastOffset ?? '' }
  expect(withAnotherStop([first, last])).toEqual([first, { color: between, offset: at }, last])
})
