import { joinBreakpoints } from '@pergola/site/css'
import { describe, expect, test } from 'vitest'
import { editedSlot, shareOut, slotsOf } from './slots.ts'

const named = (atRules: readonly string[]) => joinBreakpoints(atRules).map((each) => ({ ...each, name: '' }))
const down = named(['@media (max-width: 768px)', '@media (max-width: 480px)'])
const up = named(['@media (min-width: 768px)', '@media (min-width: 1200px)'])

describe('slotsOf', () => {
  test.each([
    [
      'desktop first',
      down,
      [
        [1440, 'Base'],
        [768, '≤ 768'],
        [360, '≤ 480'],
      ],
    ],
    [
      'phones first',
      up,
      [
        [1440, '≥ 1200'],
        [768, '≥ 768'],
        [360, 'Base'],
      ],
    ],
    [
      'without breakpoints',
      [],
      [
        [1440, 'Base'],
        [768, 'Base'],
        [360, 'Base'],
      ],
    ],
    [
      'with one inside of another',
      named(['@media (min-width: 600px) and (max-width: 900px)', '@media (max-width: 900px)']),
      [
        [1440, 'Base'],
        [900, '600–900'],
        [360, '≤ 900'],
      ],
    ],
    [
      'wider than the window',
      named(['@media (min-width: 1800px)']),
      [
        [1800, '≥ 1800'],
        [1440, 'Base'],
      ],
    ],
  ] as const)('has a width for each breakpoint of a site %s', (_site, list, expected) => {
    expect(slotsOf(list, 1440).map(({ width, label }) => [width, label])).toEqual(expected)
  })

  test('says the name that a person gave', () => {
    const list = down.map((each) => ({ ...each, name: 'Small' }))
    expect(slotsOf(list, 1440).at(-1)?.label).toBe('Small ≤ 480')
  })
})

describe('editedSlot', () => {
  test.each([
    [1440, 0],
    [920, 0],
    [700, 1],
    [200, 2],
  ])('a frame of %d pixels stands in slot %d', (width, expected) => {
    expect(editedSlot(slotsOf(down, 1440), down, width)).toBe(expected)
  })

  test('without breakpoints it is the nearest', () => {
    expect(editedSlot(slotsOf([], 1440), [], 700)).toBe(1)
  })
})

describe('shareOut', () => {
  test.each([
    ['two frames change places', [768, 360], [1440, 360], [1440, 360]],
    ['one more comes last', [768, 360], [768, 500, 360], [768, 360, 500]],
    ['one goes', [768, 500, 360], [360, 768], [768, 360]],
    ['all are others', [768, 360], [900, 600], [900, 600]],
  ])('%s', (_what, before, wanted, expected) => {
    expect(shareOut(before, wanted)).toEqual(expected)
  })
})
