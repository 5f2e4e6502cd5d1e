import type { LayerNode, NodeId } from '@pergola/contracts'
import type { LayerRow, ReadLayer } from './project-layers.ts'

export type TreeMove =
  | { readonly kind: 'go'; readonly id: NodeId }
  | { readonly kind: 'open' | 'close' | 'rename'; readonly id: NodeId }

interface TreePlace {
  readonly rows: readonly LayerRow[]
  readonly active: NodeId
  readonly layer: ReadLayer
  readonly isOpen: (id: NodeId) => boolean
}

function go(row: LayerRow | undefined): TreeMove | null {
  return row ? { kind: 'go', id: row.id } : null
}

/** What a key does in a tree, after the ARIA pattern: arrows, Home, End, and F2 to rename. Null: not a tree key. */
export function treeMove(key: string, place: TreePlace): TreeMove | null {
  const { rows, active } = place
  const index = rows.findIndex(({ id }) => id === active)
  switch (key) {
    case 'ArrowDown':
      return go(rows[index + 1])
    case 'ArrowUp':
      return go(rows[index - 1])
    case 'Home':
      return go(rows[0])
    case 'End':
      return go(rows.at(-1))
    case 'F2':
      return { kind: 'rename', id: active }
    case 'ArrowRight':
      return openOrEnter(place)
    case 'ArrowLeft':
      return closeOrLeave(place)
    default:
      return null
  }
}

function openOrEnter({ active, layer, isOpen }: TreePlace): TreeMove | null {
  const first = layer(active)?.children[0]
  if (first === undefined) return null
  return isOpen(active) ? { kind: 'go', id: first } : { kind: 'open', id: active }
}

function closeOrLeave({ active, layer, isOpen }: TreePlace): TreeMove | null {
  const node = layer(active)
  if (!node) return null
  if (node.children.length > 0 && isOpen(active)) return { kind: 'close', id: active }
  return node.parent === null ? null : { kind: 'go', id: node.parent }
}

/**
 * The next row after the active one whose name starts with what was typed; wraps around. One letter again and again goes
 * from each to the next, unless a name begins so.
 */
export function typeAhead(typed: string, place: TreePlace): NodeId | null {
  const letters = typed.toLowerCase()
  const [first = ''] = letters
  const isRepeated = letters.length > 1 && letters === first.repeat(letters.length)
  return rowNamed(letters, place) ?? (isRepeated ? rowNamed(first, place) : null)
}

function rowNamed(wanted: string, { rows, active, layer }: TreePlace): NodeId | null {
  const start = rows.findIndex(({ id }) => id === active)
  // A longer prefix may still fit the row it has already found.
  const from = wanted.length > 1 ? start : start + 1
  for (let step = 0; step < rows.length; step += 1) {
    const row = rows[(from + step) % rows.length]
    const node: LayerNode | undefined = row && layer(row.id)
    if (node?.label.toLowerCase().startsWith(wanted)) return node.id
  }
  return null
}
