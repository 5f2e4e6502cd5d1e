import { describe, expect, test } from 'vitest'
import { createColorKey } from './color-key.ts'

describe('createColorKey', () => {
  const key = createColorKey()

  test.each(['red', '#f00', '#FF0000', '#ff0000ff', 'rgb(255, 0, 0)', 'rgb(100% 0% 0%)', 'hsl(0 100% 50%)'])(
    '%s is red',
    (written) => expect(key(written)).toBe(key('red')),
  )

  test.each(['#f001', 'rgb(255 0 0 / 50%)', 'crimson'])('%s is not red', (written) => {
    expect(key(written)).not.toBeNull()
    expect(key(written)).not.toBe(key('red'))
  })

  test.each(['', 'add', 'inherit', 'redish', '#ff', 'var(--red)'])('%s is no colour', (written) => {
    expect(key(written)).toBeNull()
  })
})
