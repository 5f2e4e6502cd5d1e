import type { LayerNode, NodeId } from '@pergola/contracts'

export interface LayerRow {
  readonly id: NodeId
  /** 1 for the body. */
  readonly level: number
  /** 1-based among its siblings. */
  readonly position: number
  readonly siblings: number
}

export type ReadLayer = (id: NodeId) => LayerNode | undefined

/** The visible rows, in order. */
export interface LayerProjection {
  readonly rows: readonly LayerRow[]
}

export const emptyProjection: LayerProjection = { rows: [] }

/** Children of one open element, on the way through the tree. */
interface OpenElement {
  readonly children: readonly NodeId[]
  readonly level: number
  next: number
}

function sameRow(one: LayerRow | undefined, other: LayerRow): one is LayerRow {
  return (
    one !== undefined &&
    one.id === other.id &&
    one.level === other.level &&
    one.position === other.position &&
    one.siblings === other.siblings
  )
}

/**
 * The tree as a flat list of what is visible. Reads an element only when it is open: a closed subtree of any size costs
 * nothing. No recursion: how deep it goes is the page's. With nothing changed the same projection comes back, so a list
 * that shows it has nothing to do.
 */
export function projectLayers(
  root: NodeId | null,
  open: ReadonlySet<NodeId>,
  layer: ReadLayer,
  previous: LayerProjection = emptyProjection,
): LayerProjection {
  if (root === null || !layer(root)) return emptyProjection
  const rows: LayerRow[] = []
  let isSame = true
  const opened: OpenElement[] = []
  const add = (row: LayerRow) => {
    const before = previous.rows[rows.length]
    const kept = sameRow(before, row)
    if (!kept) isSame = false
    rows.push(kept ? before : row)
    if (open.has(row.id)) opened.push({ children: layer(row.id)?.children ?? [], level: row.level + 1, next: 0 })
  }
  add({ id: root, level: 1, position: 1, siblings: 1 })
  for (let at = opened.at(-1); at; at = opened.at(-1)) {
    const { children, level, next } = at
    const id = children[next]
    at.next += 1
    if (id === undefined) opened.pop()
    else add({ id, level, position: next + 1, siblings: children.length })
  }
  return isSame && rows.length === previous.rows.length ? previous : { rows }
}
