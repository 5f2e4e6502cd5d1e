import { describe, expect, test } from 'vitest'
import type { Box } from '../viewport/viewport.ts'
import { snapMove, snapTargets, type SnapQuestion } from './snap.ts'

const box = (left: number, top: number, width = 40, height = 20) => ({ left, top, width, height })

interface Change extends Partial<SnapQuestion> {
  readonly siblings?: readonly Box[]
  readonly container?: Box
}

function snap({ siblings = [], container, ...change }: Change) {
  const { dx, dy, guides } = snapMove({
    box: box(0, 0),
    dx: 0,
    dy: 0,
    targets: snapTargets(siblings, container ?? null),
    reach: 5,
    axes: ['x', 'y'],
    ...change,
  })
  return { dx, dy, kinds: guides.map(({ axis, kind }) => `${axis} ${kind}`) }
}

describe('a move', () => {
  test('ends at the edge of a sibling within reach, and stays where none is', () => {
    const siblings = [box(100, 300)]
    expect(snap({ dx: 97, dy: 50, siblings })).toMatchObject({ dx: 100, dy: 50, kinds: ['x line', 'x line', 'x line'] })
    expect(snap({ dx: 90, dy: 50, siblings })).toEqual({ dx: 90, dy: 50, kinds: [] })
  })

  test('ends in the centre of what is around it', () => {
    expect(snap({ dx: 82, dy: 41, container: box(0, 0, 200, 100) })).toMatchObject({ dx: 80, dy: 40 })
  })

  test('ends with its right edge at the left edge of a sibling', () => {
    expect(snap({ dx: 62, dy: 90, siblings: [box(100, 300, 41)] })).toMatchObject({ dx: 60, kinds: ['x line'] })
  })

  test('ends between two siblings with the same distance to both', () => {
    const siblings = [box(0, 200, 30, 300), box(201, 200, 33, 330)]
    expect(snap({ dx: 98, dy: 240, siblings, axes: ['x'] })).toEqual({ dx: 95.5, dy: 240, kinds: ['x gap', 'x gap'] })
  })

  test('ends as far behind a row as the elements of the row are apart', () => {
    const siblings = [box(0, 200, 30), box(47, 200, 33)]
    expect(snap({ dx: 99, dy: 203, siblings, axes: ['x'] })).toEqual({ dx: 97, dy: 203, kinds: ['x gap', 'x gap'] })
    expect(snap({ box: box(0, 0, 10), dx: -25, dy: 203, siblings, axes: ['x'] })).toMatchObject({ dx: -27 })
  })

  test('is drawn along the axes alone that it is free on', () => {
    expect(snap({ dx: 97, dy: 298, siblings: [box(100, 300)], axes: ['y'] })).toMatchObject({ dx: 97, dy: 300 })
  })
})
