import { describe, expect, test } from 'vitest'
import { imageLayer, parseLayers, printGradient, printLayers } from './background-layers.ts'

describe('parseLayers', () => {
  test.each([
    ['nothing', '', []],
    ['none', 'none', []],
    ['an image', 'url("a b.png")', ['image']],
    ['an image without quotes', 'url(a.png)', ['image']],
    ['a data address with commas and brackets', 'url("data:image/svg+xml,%3Csvg(1,2)%3E")', ['image']],
    ['a linear gradient', 'linear-gradient(45deg, red, rgb(0 0 0 / 50%) 40%)', ['gradient']],
    ['a radial gradient', 'radial-gradient(circle at 30% 40%, red, blue)', ['gradient']],
    ['several', 'linear-gradient(red, blue), url(a.png)', ['gradient', 'image']],
    ['conic is text', 'conic-gradient(red, blue)', ['text']],
    ['repeating is text', 'repeating-linear-gradient(red, blue 10px)', ['text']],
    ['a colour hint is text', 'linear-gradient(red, 30%, blue)', ['text']],
    ['a band of two offsets is text', 'linear-gradient(red 0% 20%, blue)', ['text']],
    ['a colour space is text', 'linear-gradient(in oklch, red, blue)', ['text']],
    ['a variable is text', 'var(--hero)', ['text']],
  ])('%s', (_rule, value, kinds) => {
    expect(parseLayers(value).map(({ kind }) => kind)).toEqual(kinds)
  })

  test('what was not edited is printed as it was written', () => {
    const value = 'linear-gradient( red ,blue 20% ), conic-gradient(from 1deg,red,blue), url( a.png )'
    expect(printLayers(parseLayers(value))).toBe(
      'linear-gradient( red ,blue 20% ), conic-gradient(from 1deg,red,blue), url( a.png )',
    )
  })

  test('the parts of a gradient', () => {
    const [layer] = parseLayers('linear-gradient(to right, rgb(1, 2, 3) 0%, var(--end))')
    expect(layer?.kind === 'gradient' && layer.gradient).toEqual({
      type: 'linear',
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

  test('type, direction and stops', () => {
    expect(printGradient({ type: 'linear', direction: '90deg', stops })).toBe('linear-gradient(90deg, red 0%, blue)')
  })

  test('without a direction nothing is written', () => {
    expect(printGradient({ type: 'linear', direction: ' ', stops })).toBeNull()
  })

  test('with fewer than two colours nothing is written', () => {
    expect(
      printGradient({ type: 'radial', direction: 'circle', stops: [stops[0]!, { color: '', offset: '' }] }),
    ).toBeNull()
  })
})

test('an address is quoted and comes back', () => {
  const layer = imageLayer('../assets/a "b" (1).png')
  expect(parseLayers(layer.text)).toHaveLength(1)
  expect(parseLayers(layer.text)[0]?.kind).toBe('image')
})
