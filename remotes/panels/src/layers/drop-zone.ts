import type { DropPosition } from '@pergola/contracts'

/** Pixels at the top and the bottom of a row that mean before and after. */
const edge = 15

/**
 * Where a drop at `offset` pixels below the top of a row goes. Both edges give way on a row too low for them, so that
 * a third of every row still means inside.
 */
export function dropZone(offset: number, height: number): DropPosition {
  const zone = Math.min(edge, height / 3)
  if (offset < zone) return 'before'
  return offset > height - zone ? 'after' : 'inside'
}
