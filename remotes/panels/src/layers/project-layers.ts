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

interface Segment {
  readonly children: readonly NodeId[]
  /** Level of the rows in it. */
  readonly level: number
  /** The children and, between them, what is open below. */
  readonly rows: readonly LayerRow[]
}

/** The visible rows, and by open element what stands below it, so that the next projection redoes only what changed. */
export interface LayerProjection {
  readonly rows: readonly LayerRow[]
  readonly segments: ReadonlyMap<NodeId, Segment>
}

export const emptyProjection: LayerProjection = { rows: [], segments: new Map() }

function sameIds(one: readonly NodeId[], other: readonly NodeId[]): boolean {
  return one === other || (one.length === other.length && one.every((id, index) => id === other[index]))
}

interface Projecting {
  readonly layer: ReadLayer
  readonly open: ReadonlySet<NodeId>
  readonly previous: LayerProjection
  readonly segments: Map<NodeId, Segment>
}

/** Reads an element only when it is open: a closed subtree of any size costs nothing. */
function segmentOf(id: NodeId, level: number, work: Projecting): Segment {
  const children = work.layer(id)?.children ?? []
  const before = work.previous.segments.get(id)
  const unchanged = before !== undefined && before.level === level && sameIds(before.children, children)
  const openChildren = children.filter((child) => work.open.has(child))
  const below = new Map(openChildren.map((child) => [child, segmentOf(child, level + 1, work)]))

  const reusable =
    unchanged && children.every((child) => below.get(child) === (work.previous.segments.get(child) ?? undefined))
  const segment = reusable ? before : { children, level, rows: joinRows(children, level, below) }
  work.segments.set(id, segment)
  return segment
}

function joinRows(children: readonly NodeId[], level: number, below: ReadonlyMap<NodeId, Segment>): LayerRow[] {
  const rows: LayerRow[] = []
  children.forEach((id, index) => {
    rows.push({ id, level, position: index + 1, siblings: children.length })
    for (const row of below.get(id)?.rows ?? []) rows.push(row)
  })
  return rows
}

/**
 * The tree as a flat list of what is visible. With nothing changed the same projection comes back, so a list that
 * shows it has nothing to do.
 */
export function projectLayers(
  root: NodeId | null,
  open: ReadonlySet<NodeId>,
  layer: ReadLayer,
  previous: LayerProjection = emptyProjection,
): LayerProjection {
  if (root === null || !layer(root)) return emptyProjection
  const segments = new Map<NodeId, Segment>()
  const top = { id: root, level: 1, position: 1, siblings: 1 }
  if (!open.has(root)) return { rows: [top], segments }

  const segment = segmentOf(root, 2, { layer, open, previous, segments })
  if (segment === previous.segments.get(root) && previous.rows[0]?.id === root) return previous
  return { rows: [top, ...segment.rows], segments }
}
