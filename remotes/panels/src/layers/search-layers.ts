import type { CanvasService, NodeId } from '@pergola/contracts'
import type { LayerRow } from './project-layers.ts'

/** Rows whose name, tag or text holds the query, with their ancestors so that their place is seen. */
export function searchLayers(
  root: NodeId | null,
  query: string,
  { layer, textOf }: Pick<CanvasService, 'layer' | 'textOf'>,
): LayerRow[] {
  const wanted = folded(query).trim()
  const rows: LayerRow[] = []

  function walk(id: NodeId, { level, position, siblings }: Omit<LayerRow, 'id'>, aroundHolds: boolean): boolean {
    const node = layer(id)
    if (!node) return false
    const at = rows.push({ id, level, position, siblings })
    // What the element around does not say, nothing in it says.
    const holds = aroundHolds && folded(textOf(id)).includes(wanted)
    let found = holds || folded(`${node.label} ${node.tag}`).includes(wanted)
    node.children.forEach((child, index) => {
      const place = { level: level + 1, position: index + 1, siblings: node.children.length }
      if (walk(child, place, holds)) found = true
    })
    if (!found) rows.length = at - 1
    return found
  }

  if (root !== null) walk(root, { level: 1, position: 1, siblings: 1 }, true)
  return rows
}

/** As it is read: lines of the source are none of the text. */
function folded(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}
