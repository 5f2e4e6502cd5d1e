import { describe, expect, test } from 'vitest'
import { placeEdits } from './grid-place.ts'

const said = (range: Parameters<typeof placeEdits>[0], areas: Parameters<typeof placeEdits>[1]) =>
  placeEdits(range, areas).filter(({ value }) => value !== null)

describe('place in a grid', () => {
  test('cells of one area are named by it, and whatever said the place otherwise goes', () => {
    const areas = [
      ['a', 'a', '.'],
      ['b', '.', '.'],
    ]
    expect(said({ top: 0, left: 0, bottom: 0, right: 1 }, areas)).toEqual([{ property: 'grid-area', value: 'a' }])
    expect(said({ top: 0, left: 0, bottom: 1, right: 0 }, areas)).toEqual([
      { property: 'grid-row', value: '1 / 3' },
      { property: 'grid-column', value: '1' },
    ])
    const cleared = placeEdits({ top: 1, left: 2, bottom: 1, right: 2 }, areas).filter(({ value }) => value === null)
    expect(cleared.map(({ property }) => property)).toEqual([
      'grid-area',
      'grid-row-start',
      'grid-row-end',
      'grid-column-start',
      'grid-column-end',
    ])
  })
})
