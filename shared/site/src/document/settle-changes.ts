import type { NodeId } from '@pergola/contracts'
import type { CssChange } from '../css/index.ts'
import { ancestors } from '../html/index.ts'
import { readEmbeddedKey } from './embedded-sheets.ts'
import type { SiteDocument } from './site-document.ts'
import type { SheetKey, SiteChange } from './site-operation.ts'
import { pushAll } from '../lists/long-lists.ts'

type ChunkChange = Extract<SiteChange, { type: 'chunk' }>

/**
 * Changes as one can follow them when all is done: runs of a sheet lie apart and count in the sheet as it is in the
 * end, from its start on, and what is drawn anew as a whole is not followed bit by bit.
 */
export function settleChanges(document: SiteDocument, changes: readonly SiteChange[]): readonly SiteChange[] {
  if (changes.length < 2) return changes
  const runs = new Map<SheetKey, CssChange[]>()
  const others: SiteChange[] = []
  for (const change of changes) {
    if (isChunk(change)) runs.set(change.sheet, joinRuns(runs.get(change.sheet) ?? [], change))
    else if (change.type !== 'record' || !others.some((each) => isSameEntry(each, change))) others.push(change)
  }
  for (const [sheet, list] of runs) {
    if (!isDrawnAnew(document, sheet, others))
      pushAll(
        others,
        list.map((run) => ({ sheet, ...run })),
      )
  }
  return others
}

function isChunk(change: SiteChange): change is ChunkChange {
  return change.type === 'chunk'
}

function isSameEntry(left: SiteChange, right: SiteChange): boolean {
  return left.type === 'record' && right.type === 'record' && left.key === right.key
}

/** Adds a run, which counts in the sheet as the runs so far have left it. */
function joinRuns(runs: readonly CssChange[], { index, removed, inserted }: CssChange): CssChange[] {
  let joined: CssChange = { type: 'chunk', index, removed, inserted }
  const before: CssChange[] = []
  const behind: CssChange[] = []
  for (const run of runs) {
    if (run.index + run.inserted < index) before.push(run)
    else if (run.index > index + removed) behind.push({ ...run, index: run.index + inserted - removed })
    else joined = union(run, joined, { index, removed })
  }
  return [...before, joined, ...behind]
}

/** Both reach the same place. `late` is what the later one replaced of what the earlier ones left. */
function union(run: CssChange, joined: CssChange, late: { index: number; removed: number }): CssChange {
  const overlap = Math.min(run.index + run.inserted, late.index + late.removed) - Math.max(run.index, late.index)
  return {
    type: 'chunk',
    index: Math.min(run.index, joined.index),
    removed: joined.removed + run.removed - overlap,
    inserted: joined.inserted + run.inserted - overlap,
  }
}

function isDrawnAnew(document: SiteDocument, sheet: SheetKey, changes: readonly SiteChange[]): boolean {
  const embedded = readEmbeddedKey(sheet)
  const file = embedded?.file ?? sheet
  const drawn = new Set<NodeId>()
  for (const change of changes) {
    if (change.type === 'file' && change.file === file) return true
    if (change.type === 'inserted' && change.file === file) drawn.add(change.node)
  }
  if (embedded === null || drawn.size === 0 || document.text(file) === null) return false
  const tree = document.html(file)
  if (tree.node(embedded.style) === undefined) return true
  return drawn.has(embedded.style) || ancestors(tree, embedded.style).some(({ id }) => drawn.has(id))
}
