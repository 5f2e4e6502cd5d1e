import { describe, expect, test } from 'vitest'
import { edgeAt, widthAt } from './edge-width.ts'

describe('widthAt', () => {
  test.each([
    ['right', 700, 600],
    ['left', 100, 600],
    ['right', 800, 800],
    // Wider than its room it begins at the left end of it, and only the right edge moves.
    ['right', 1000, 1000],
  ] as const)('a frame whose %s edge is at %d in a room of 800 is %d wide', (edge, at, width) => {
    expect(widthAt(edge, at, 800)).toBe(width)
    expect(edgeAt(edge, width, 800)).toBe(at)
  })
})
