import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { colourRamp, stepNumbers } from './colour-ramp.ts'
import { contrastLevel, contrastRatio, ratioText } from '../colours/contrast.ts'
import { hexText, inSrgb, oklchOf, oklchText, readSrgb, srgbOf, type Srgb } from '../colours/srgb.ts'

const read = (text: string): Srgb => {
  const colour = readSrgb(text)
  if (!colour) throw new Error(text)
  return colour
}

describe('OKLCH', () => {
  // Values of CSS Color 4 and of the colour pickers that follow it.
  test.each([
    ['#ff0000', 0.627_955, 0.257_683, 29.233_9],
    ['#00ff00', 0.866_44, 0.294_827, 142.495_3],
    ['#0000ff', 0.452_014, 0.313_214, 264.052],
    ['#663399', 0.440_27, 0.160_3, 303.373],
    ['hsl(150 30% 60%)', 0.730_817, 0.077_681, 161.934],
  ])('%s is known by lightness, chroma and hue', (text, lightness, chroma, hue) => {
    const colour = oklchOf(read(text))
    expect(colour.lightness).toBeCloseTo(lightness, 3)
    expect(colour.chroma).toBeCloseTo(chroma, 3)
    expect(colour.hue).toBeCloseTo(hue, 0)
  })

  test('white, grey and black have no chroma and no hue', () => {
    expect(['#fff', '#808080', '#000'].map((text) => oklchText(oklchOf(read(text))))).toEqual([
      'oklch(1 0 0)',
      'oklch(0.5999 0 0)',
      'oklch(0 0 0)',
    ])
  })

  test('every colour of sRGB comes back as the same bytes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), (number) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`
        expect(hexText(srgbOf(oklchOf(read(hex))))).toBe(hex)
        expect(hexText(srgbOf(oklchOf(read(oklchText(oklchOf(read(hex)))))))).toHaveLength(7)
      }),
    )
  })

  test('what sRGB has not keeps lightness and hue and loses chroma alone', () => {
    const wide = { lightness: 0.7, chroma: 0.4, hue: 150 }
    const mapped = inSrgb(wide)
    expect(mapped).toMatchObject({ lightness: 0.7, hue: 150 })
    expect(mapped.chroma).toBeCloseTo(0.1928, 3)
    for (const channel of srgbOf(mapped)) expect(Math.abs(channel - 0.5)).toBeLessThanOrEqual(0.5001)
  })

  test('words and wider spaces are not read', () => {
    expect(['rebeccapurple', 'color(display-p3 1 0 0)', 'color-mix(in srgb, red, blue)', ''].map(readSrgb)).toEqual([
      null,
      null,
      null,
      null,
    ])
  })
})

describe('colourRamp', () => {
  test('a blue makes eleven steps, exactly these', () => {
    expect(colourRamp(read('#3b82f6'), 11, 'oklch').map(({ step, text }) => `${step} ${text}`)).toEqual([
      '50 oklch(0.975 0.0118 259.81)',
      '100 oklch(0.9398 0.0287 259.81)',
      '200 oklch(0.8845 0.0564 259.81)',
      '300 oklch(0.8091 0.0952 259.81)',
      '400 oklch(0.7085 0.1453 259.81)',
      '500 oklch(0.6231 0.188 259.81)',
      '600 oklch(0.5435 0.164 259.81)',
      '700 oklch(0.4739 0.1429 259.81)',
      '800 oklch(0.4092 0.1234 259.81)',
      '900 oklch(0.3496 0.1054 259.81)',
      '950 oklch(0.27 0.0814 259.81)',
    ])
  })

  test('the colour itself is a step as it is, every step is in sRGB and darker than the one before', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 0xff_ff_ff }), fc.integer({ min: 3, max: 11 }), (number, count) => {
        const hex = `#${number.toString(16).padStart(6, '0')}`
        const ramp = colourRamp(read(hex), count, 'hex')
        expect(ramp).toHaveLength(count)
        expect(ramp.filter(({ isBase }) => isBase).map(({ text }) => text)).toEqual([hex])
        for (const { colour } of ramp)
          for (const channel of colour) expect(Math.abs(channel - 0.5)).toBeLessThanOrEqual(0.5001)
        const lightness = ramp.map(({ colour }) => oklchOf(colour).lightness)
        for (const [at, each] of lightness.slice(1).entries()) expect(each).toBeLessThan((lightness[at] ?? 0) + 0.0001)
      }),
    )
  })

  test.each([
    [3, [100, 500, 900]],
    [5, [100, 300, 500, 700, 900]],
    [6, [100, 250, 400, 600, 750, 900]],
    [10, [50, 100, 200, 300, 400, 500, 600, 700, 800, 900]],
    [40, [50, 100, 200, 300, 400, 500, 600, 700, 800, 900, 950]],
  ])('%i steps have numbers that people know', (count, numbers) => {
    expect(stepNumbers(count)).toEqual(numbers)
  })
})

describe('contrastRatio', () => {
  test.each([
    ['#000', '#fff', '21.00', 'AAA'],
    ['#fff', '#767676', '4.54', 'AA'],
    ['#777', '#fff', '4.47', 'AA large'],
    ['#fff', '#fff', '1.00', 'none'],
    ['#595959', '#fff', '7.00', 'AAA'],
  ])('%s and %s are %s, %s', (one, other, text, level) => {
    const ratio = contrastRatio(read(one), read(other))
    expect(ratioText(ratio)).toBe(text)
    expect(contrastLevel(ratio)).toBe(level)
  })
})
