import { describe, expect, test } from 'vitest'
import { alignEdits, alignMoves } from './align.ts'
import type { Alignment } from './messages.ts'

const box = (left: number, top: number, width = 20, height = 10) => ({ left, top, width, height })
const around = box(0, 0, 200, 100)

describe('positioned elements', () => {
  test.each<[Alignment, [number, number][]]>([
    [
      'left',
      [
        [-10, 0],
        [-50, 0],
        [-100, 0],
      ],
    ],
    [
      'center',
      [
        [80, 0],
        [40, 0],
        [-10, 0],
      ],
    ],
    [
      'right',
      [
        [170, 0],
        [130, 0],
        [80, 0],
      ],
    ],
    [
      'top',
      [
        [0, -5],
        [0, -20],
        [0, -50],
      ],
    ],
    [
      'middle',
      [
        [0, 40],
        [0, 25],
        [0, -5],
      ],
    ],
    [
      'bottom',
      [
        [0, 85],
        [0, 70],
        [0, 40],
      ],
    ],
    [
      'distribute-x',
      [
        [0, 0],
        [5, 0],
        [0, 0],
      ],
    ],
    [
      'distribute-y',
      [
        [0, 0],
        [0, 7.5],
        [0, 0],
      ],
    ],
  ])('go to the %s of what is around them, or apart', (alignment, expected) => {
    const boxes = [box(10, 5), box(50, 20), box(100, 50)]
    expect(alignMoves(alignment, boxes, around).map(({ dx, dy }) => [dx, dy])).toEqual(expected)
  })

  test('are put apart in the order in which they are seen', () => {
    expect(alignMoves('distribute-x', [box(180, 0), box(10, 0), box(0, 0)], around).map(({ dx }) => dx)).toEqual([
      0, 80, 0,
    ])
  })
})

const flex = { display: 'flex', flexDirection: 'row', direction: 'ltr' }

describe('children of a flex or a grid', () => {
  test.each<[string, Alignment, Partial<typeof flex>, string]>([
    ['along a row', 'center', {}, 'justify-content: center'],
    ['across a row', 'bottom', {}, 'align-items: flex-end'],
    ['along a column', 'top', { flexDirection: 'column' }, 'justify-content: flex-start'],
    ['across a column', 'right', { flexDirection: 'column' }, 'align-items: flex-end'],
    ['along a reversed row', 'left', { flexDirection: 'row-reverse' }, 'justify-content: flex-end'],
    ['along a row from the right', 'left', { direction: 'rtl' }, 'justify-content: flex-end'],
    ['in a grid', 'left', { display: 'grid' }, 'justify-items: start'],
    ['down a grid', 'middle', { display: 'inline-grid' }, 'align-items: center'],
    ['apart in a row', 'distribute-x', {}, 'justify-content: space-between'],
    ['apart in a grid', 'distribute-y', { display: 'grid' }, 'align-content: space-between'],
  ])('are aligned %s by its properties', (_where, alignment, layout, expected) => {
    const [edit] = alignEdits(alignment, { ...flex, ...layout }) ?? []
    expect(`${edit?.property}: ${edit?.value}`).toBe(expected)
  })

  test('of another layout are not', () => {
    expect(alignEdits('left', { ...flex, display: 'block' })).toBeNull()
  })
})
