import type { NodeId } from '@pergola/contracts'
import type { LayerRow, ReadLayer } from './project-layers.ts'

/**
 * The rows from one to another, the other last, for it is the one whose styles are shown. What stands in one of them
 * comes along with it, and the body stands in no selection of several.
 */
export function layersBetween(
  rows: readonly LayerRow[],
  layer: ReadLayer,
  [from, to]: readonly [NodeId, NodeId],
): readonly NodeId[] {
  const start = rows.findIndex(({ id }) => id === from)
  const end = rows.findIndex(({ id }) => id === to)
  if (start < 0 || end < 0 || start === end) return [to]
  const between = rows.slice(Math.min(start, end), Math.max(start, end) + 1).filter(({ level }) => level > 1)
  const ids = new Set(between.map(({ id }) => id))
  const stands = ({ id }: LayerRow): boolean => {
    for (let above = layer(id)?.parent ?? null; above !== null; above = layer(above)?.parent ?? null)
      if (ids.has(above)) return false
    return true
  }
  const found = between.filter(stands).map(({ id }) => id)
  return start < end ? found : found.toReversed()
}
