import type { NodeId } from '@pergola/contracts'
import type { LayerRow, ReadLayer } from './project-layers.ts'

/** Rows whose name or tag holds the query, with their ancestors so that their place is seen. */
export function searchLayers(root: NodeId | null, query: string, layer: ReadLayer): LayerRow[] {
  const wanted = query.trim().toLowerCase()
  const rows: LayerRow[] = []

  function walk(id: NodeId, level: number, position: number, siblings: number): boolean {
    const node = layer(id)
    if (!node) return false
    const at = rows.push({ id, level, position, siblings })
    let found = `${node.label} ${node.tag}`.toLowerCase().includes(wanted)
    node.children.forEach((child, index) => {
      if (walk(child, level + 1, index + 1, node.children.length)) found = true
    })
    if (!found) rows.length = at - 1
    return found
  }

  if (root !== null) walk(root, 1, 1, 1)
  return rows
}
