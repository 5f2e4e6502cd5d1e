import type { CanvasService, NodeId } from '@pergola/contracts'
import type { LayerRow } from './project-layers.ts'

/** An element whose row stands in the list, and how far its children have been looked at. */
interface Visited {
  readonly children: readonly NodeId[]
  readonly level: number
  /** Length of the list without its row. */
  readonly at: number
  /** Its text, with all that stands in it, holds the query. */
  readonly holds: boolean
  found: boolean
  next: number
}

/**
 * Rows whose name, tag or text holds the query, with their ancestors so that their place is seen. No recursion: how deep
 * it goes is the page's.
 */
export function searchLayers(
  root: NodeId | null,
  query: string,
  { layer, textOf }: Pick<CanvasService, 'layer' | 'textOf'>,
): LayerRow[] {
  const wanted = folded(query).trim()
  const rows: LayerRow[] = []
  const around: Visited[] = []

  function enter(row: LayerRow, aroundHolds: boolean): void {
    const node = layer(row.id)
    if (!node) return
    const at = rows.push(row) - 1
    // What the element around does not say, nothing in it says.
    const holds = aroundHolds && folded(textOf(row.id)).includes(wanted)
    const found = holds || folded(`${node.label} ${node.tag}`).includes(wanted)
    around.push({ children: node.children, level: row.level, at, holds, found, next: 0 })
  }

  function leave({ found, at }: Visited): void {
    around.pop()
    const parent = around.at(-1)
    if (!found) rows.length = at
    else if (parent) parent.found = true
  }

  if (root !== null) enter({ id: root, level: 1, position: 1, siblings: 1 }, true)
  for (let visited = around.at(-1); visited; visited = around.at(-1)) {
    const { children, level, next, holds } = visited
    const id = children[next]
    visited.next += 1
    if (id === undefined) leave(visited)
    else enter({ id, level: level + 1, position: next + 1, siblings: children.length }, holds)
  }
  return rows
}

/** As it is read: lines of the source are none of the text. */
function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
