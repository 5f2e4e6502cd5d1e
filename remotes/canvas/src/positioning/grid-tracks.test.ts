import { describe, expect, test } from 'vitest'
import { trackAt, tracksOf } from './grid-tracks.ts'

const axis = { template: '100px 50px', gap: 10, start: 20, length: 300, content: 'normal', reversed: false }

describe('tracks of a grid', () => {
  test.each<[string, Partial<typeof axis>, [number, number][]]>([
    [
      'begin at its content and leave its gaps',
      {},
      [
        [20, 120],
        [130, 180],
      ],
    ],
    [
      'are found behind their names',
      { template: '[a b] 100px [c] 50px [d]' },
      [
        [20, 120],
        [130, 180],
      ],
    ],
    [
      'stand in the middle',
      { content: 'center' },
      [
        [90, 190],
        [200, 250],
      ],
    ],
    [
      'stand at the end',
      { content: 'safe end' },
      [
        [160, 260],
        [270, 320],
      ],
    ],
    [
      'stand apart',
      { content: 'space-between' },
      [
        [20, 120],
        [270, 320],
      ],
    ],
    [
      'have room around each',
      { content: 'space-around' },
      [
        [55, 155],
        [235, 285],
      ],
    ],
    [
      'begin at the right where text does',
      { reversed: true },
      [
        [220, 320],
        [160, 210],
      ],
    ],
    ['are unknown where another grid sets them', { template: 'subgrid [a] [b]' }, []],
  ])('%s', (_rule, change, expected) => {
    expect(tracksOf({ ...axis, ...change }).map(({ start, end }) => [start, end])).toEqual(expected)
  })

  test('are found by a point, the nearest in a gap and outside', () => {
    const tracks = tracksOf(axis)
    expect([-5, 119, 123, 128, 900].map((point) => trackAt(tracks, point))).toEqual([0, 0, 0, 1, 1])
  })
})
