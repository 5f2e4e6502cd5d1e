import type { CanvasService, NodeId, Page, Project } from '@pergola/contracts'
import type { HistoryStep } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import { selectable } from '../symbols/select-alone.ts'
import type { CanvasCore } from './canvas-core.ts'
import { publishSelection } from './follow-page.ts'
import { reveal } from './selecting.ts'

interface Travelled {
  readonly brought: readonly NodeId[]
  /** A file of the project came, went or moved. */
  readonly hasFiles: boolean
}

function follow(page: OpenPage, step: () => void): Travelled {
  const brought: NodeId[] = []
  const count = page.site.files().length
  let hasFiles = false
  const stop = page.changes.on((changes) => {
    for (const change of changes) {
      if (change.type === 'inserted') brought.push(change.node)
      if (change.type === 'moved' || change.type === 'given') hasFiles = true
    }
  })
  step()
  stop()
  return { brought, hasFiles: hasFiles || page.site.files().length !== count }
}

/** Whether an element stands in one of the others, or is one. */
function isWithin(page: OpenPage, id: NodeId, others: readonly NodeId[]): boolean {
  for (let at: NodeId | null = id; at !== null; at = page.node(at)?.parent ?? null) if (others.includes(at)) return true
  return false
}

/** Whether the project has no page of that name after the step. What a history keeps are parts of the record. */
function takesAway({ operations }: HistoryStep, name: string, { id }: Page): boolean {
  const parts = operations.flatMap((each) => (each.type === 'parts' ? each.parts : []))
  return parts.some(({ path: [key, page, inner], value }) => {
    if (key !== 'pages') return false
    // Another page has the name then.
    if (inner) return page === name && inner === 'id'
    return page ? page === name && !value : (value as Project['pages'])[name]?.id !== id
  })
}

/** Undo and redo. What is done to files is stored at once, and so is what takes it back, auto save or not. */
export function createHistoryVerbs(core: CanvasCore, storeNow: () => void): Pick<CanvasService, 'undo' | 'redo'> {
  const selection = () => core.store.getState().selection

  /** `known`: what was selected when the step was done the other way. */
  function select(page: OpenPage, brought: readonly NodeId[], known: readonly NodeId[]): void {
    const elements = brought.filter((id) => page.node(id)?.kind === 'element')
    const standing = known.filter((id) => page.node(id) !== undefined)
    // Content that changed inside what was selected: whoever edits it goes on with it.
    const isInside = standing.length > 0 && elements.every((id) => isWithin(page, id, standing))
    const isMany = elements.length >= 50
    if (elements.length === 0 || (isMany && !isInside)) return
    // What a step brings back is what the user looks for, so it is selected.
    publishSelection(core, isInside ? standing : selectable(page, elements))
    reveal(core, elements[0])
  }

  function travel(way: 'undo' | 'redo'): void {
    core.settle.emit()
    const { page, selectedBefore } = core
    if (!page || !core.canEdit()) return
    const { undoStep, redoStep } = page.history.state
    const step = way === 'undo' ? undoStep : redoStep
    if (step && core.leave && takesAway(step as HistoryStep, page.name, page.record)) return void core.leave(way)
    const known = (step && selectedBefore.get(step)) ?? []
    const left = selection()
    const { brought, hasFiles } = follow(page, () => page[way]())
    select(page, brought, known)
    // Whoever takes back a copy goes on with what was copied.
    if (left.length > 0 && selection().length === 0) publishSelection(core, known)
    const { state } = page.history
    const done = way === 'undo' ? state.redoStep : state.undoStep
    if (done) selectedBefore.set(done, left)
    if (hasFiles) storeNow()
  }

  return { undo: () => travel('undo'), redo: () => travel('redo') }
}
