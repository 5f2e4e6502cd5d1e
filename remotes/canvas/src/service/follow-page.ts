import type { Dispose, NodeId } from '@pergola/contracts'
import type { SiteChange } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { historyOf, type CanvasCore } from './canvas-core.ts'
import { countElements, describeElement } from './describe-element.ts'

export function publishSelection(core: CanvasCore, ids: readonly NodeId[]): void {
  const { page } = core
  const selection = page ? [...new Set(ids)].filter((id) => page.node(id)?.kind === 'element') : []
  const last = selection.at(-1)
  const before = core.store.getState().selection
  const same = before.length === selection.length && before.every((id, index) => id === selection[index])
  core.publish({
    selection: same ? before : selection,
    selected: page && last !== undefined ? describeElement(page, last) : null,
  })
}

/** Whether a whole file of the page became another one, so that its nodes are others too. */
function isNewPage(page: OpenPage, changes: readonly SiteChange[]): boolean {
  return changes.some((change) => change.type === 'file' && change.file === page.record.pathes.html)
}

interface FollowInput {
  readonly core: CanvasCore
  readonly page: OpenPage
  /** Draws the whole page again. */
  readonly repaint: () => void
}

function followInFrame({ core, page }: FollowInput, changes: readonly SiteChange[]): void {
  const { frame } = core
  if (!frame) return
  if (changes.some(isOfNodes)) core.drawing.emit()
  showChanges(frame, page, changes)
}

/** Has a frame show what became of the page. */
export function showChanges(frame: PageFrame, page: OpenPage, changes: readonly SiteChange[]): void {
  frame.follow(changes.filter((change) => !('file' in change) || change.file === page.record.pathes.html))
  for (const change of changes) {
    if (change.type === 'file') frame.refreshSheet(change.file)
    if (change.type === 'record') frame.refreshBody()
    if (change.type === 'record' && change.key === 'cssLibs') frame.refreshHead()
  }
}

/** Whether nodes come, go or become others: more than what is said of them. */
const isOfNodes = ({ type }: SiteChange) =>
  type === 'inserted' || type === 'removed' || type === 'renamed' || type === 'text'

/** Every change of the page reaches the frame first and the panels after it, as one new state. */
export function followPage(input: FollowInput): Dispose {
  const { core, page, repaint } = input
  return page.changes.on((changes) => {
    const state = core.store.getState()
    const { undoStep } = page.history.state
    if (undoStep && !core.selectedBefore.has(undoStep)) core.selectedBefore.set(undoStep, state.selection)
    const isStored = changes.every((change) => change.type === 'given' && change.isStored)
    const told = { revision: state.revision + 1, changed: state.changed || !isStored, ...historyOf(page) }
    if (isNewPage(page, changes)) {
      // Its tree is read in turns, so nobody may ask for it here.
      core.publish({ ...told, selection: [], selected: null })
      return repaint()
    }
    followInFrame(input, changes)
    const selection = state.selection.filter((id) => page.node(id) !== undefined)
    const last = selection.at(-1)
    core.publish({
      ...told,
      elements: countElements(page),
      selection: selection.length === state.selection.length ? state.selection : selection,
      selected: last === undefined ? null : describeElement(page, last),
    })
    core.moved.emit()
  })
}
