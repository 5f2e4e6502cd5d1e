import { describe, expect, test } from 'vitest'
import { sizeAttributes } from './picture-size.ts'

const attributes = (values: Readonly<Record<string, string>>) =>
  Object.entries(values).map(([name, value]) => ({ name, value }))
const wide = { width: 1600, height: 900 }

describe('sizeAttributes', () => {
  test('gives an image that showed a placeholder the size of its picture', () => {
    const former = attributes({ src: 'data:image/svg+xml,x', width: '320', height: '200' })
    expect(sizeAttributes(former, wide)).toEqual({ width: '1600', height: '900' })
  })

  test('keeps the width of an image that showed another picture, and its new ratio', () => {
    const former = attributes({ src: 'assets/a.png', width: '320', height: '200' })
    expect(sizeAttributes(former, wide)).toEqual({ width: '320', height: '180' })
  })

  test.each([
    ['has no size', { src: 'assets/a.png' }],
    ['has a width alone', { src: 'assets/a.png', width: '320' }],
    ['has a size in percent', { src: 'assets/a.png', width: '100%', height: '200' }],
  ])('writes nothing where the image %s', (_what, former) => {
    expect(sizeAttributes(attributes(former), wide)).toEqual({})
  })

  test('writes nothing where the size of the picture is not known', () => {
    expect(sizeAttributes(attributes({ src: 'a.png', width: '320', height: '200' }), null)).toEqual({})
  })
})
