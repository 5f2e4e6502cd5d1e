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
    expect(parseGradient('linear-gradient(to right, rgb(1, 2, 3) 0%, var(--end))')).toEqual({
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
