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

function isRow(one: LayerRow | undefined, id: NodeId, level: number, at: Pick<LayerRow, 'position' | 'siblings'>) {
  return one?.id === id && one.level === level && one.position === at.position && one.siblings === at.siblings
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
  // Of thousands of rows an edit changes none: they are looked at and not made anew.
  const add = (id: NodeId, level: number, at: Pick<LayerRow, 'position' | 'siblings'>) => {
    const before = previous.rows[rows.length]
    const kept = isRow(before, id, level, at)
    if (!kept) isSame = false
    rows.push(kept && before ? before : { id, level, ...at })
    if (open.has(id)) opened.push({ children: layer(id)?.children ?? [], level: level + 1, next: 0 })
  }
  add(root, 1, { position: 1, siblings: 1 })
  for (let at = opened.at(-1); at; at = opened.at(-1)) {
    const { children, level, next } = at
    const id = children[next]
    at.next += 1
    if (id === undefined) opened.pop()
    else add(id, level, { position: next + 1, siblings: children.length })
  }
  return isSame && rows.length === previous.rows.length ? previous : { rows }
}
