import type { CanvasService, NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { selectable } from '../symbols/select-alone.ts'
import type { CanvasCore } from './canvas-core.ts'
import { publishSelection } from './follow-page.ts'

interface Travelled {
  readonly brought: readonly NodeId[]
  /** A file of the project came, went or moved. */
  readonly hasFiles: boolean
}

function follow(page: OpenPage, step: (page: OpenPage) => void): Travelled {
  const brought: NodeId[] = []
  const count = page.site.files().length
  let hasFiles = false
  const stop = page.changes.on((changes) => {
    for (const change of changes) {
      if (change.type === 'inserted') brought.push(change.node)
      if (change.type === 'moved' || change.type === 'given') hasFiles = true
    }
  })
  step(page)
  stop()
  return { brought, hasFiles: hasFiles || page.site.files().length !== count }
}

/** Undo and redo. What is done to files is stored at once, and so is what takes it back, auto save or not. */
export function createHistoryVerbs(core: CanvasCore, storeNow: () => void): Pick<CanvasService, 'undo' | 'redo'> {
  const selection = () => core.store.getState().selection

  /** True when it took away all that was selected. */
  function travel(step: (page: OpenPage) => void): boolean {
    core.settle.emit()
    const { page } = core
    if (!page || !core.canEdit()) return false
    const hadSelection = selection().length > 0
    const { brought, hasFiles } = follow(page, step)
    // What a step brings back is what the user looks for, so it is selected.
    const elements = brought.filter((id) => page.node(id)?.kind === 'element')
    if (elements.length > 0 && elements.length < 50) publishSelection(core, selectable(page, elements))
    if (hasFiles) storeNow()
    return hadSelection && selection().length === 0
  }

  return {
    undo() {
      core.settle.emit()
      const step = core.page?.history.state.undoStep
      const before = step && core.selectedBefore.get(step)
      // Whoever takes back a copy goes on with what was copied.
      if (travel((page) => page.undo()) && before) publishSelection(core, before)
    },
    redo() {
      travel((page) => page.redo())
    },
  }
}
