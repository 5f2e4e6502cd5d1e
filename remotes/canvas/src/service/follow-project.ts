import { combine, type Dispose, type OpenProject, type Page } from '@pergola/contracts'
import { isXmlPath } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { askForMissing } from './ask-for-missing.ts'
import type { CanvasCore } from './canvas-core.ts'
import type { StoredPage } from './keep-edits.ts'

/** Another tab writes, or the page is no text that could be written again. */
export function isReadOnly({ role, project }: OpenProject, name: string, page?: OpenPage | null): boolean {
  const record = project.pages[name]
  return role === 'reader' || record?.editable === false || (!!record && !!page && isMalformed(record, page))
}

/** A page of XML that is not well-formed: it is shown as if it were HTML. */
export function isMalformed({ pathes }: Page, { tree }: OpenPage): boolean {
  return isXmlPath(pathes.html) && tree.xml === null
}

/** Who may write, what may be fetched and what its files are can change while a page is open. */
export function followProject(core: CanvasCore, canvas: StoredPage, repaint: () => void): Dispose {
  // What changes while the page is being read may have been read before it changed.
  let isBehind = false

  /** What could not be stored is nowhere else: the page is not read again over it. */
  function readAgain() {
    if (!core.store.getState().changed) void canvas.reload()
  }

  function follow(open: OpenProject, page: string) {
    // What is being typed belongs to what is kept.
    core.settle.emit()
    core.publish({ readOnly: isReadOnly(open, page, core.page) })
    if (core.store.getState().changed) void keepEdits(core, canvas, open.role)
    else readAgain()
  }

  const endProject = core.services.projects.state.subscribe(({ open }, { open: before }) => {
    const { document, phase } = core.store.getState()
    if (!open || open.id !== document?.projectId || before?.id !== open.id) return
    const { isTaken, isFollowed, isFetchedOtherwise } = compare(open, before)
    if (phase === 'loading') {
      isBehind ||= isTaken || isFollowed || isFetchedOtherwise
      return
    }
    if (isTaken) follow(open, document.pageName)
    else if (isFollowed) readAgain()
    else if (isFetchedOtherwise) repaint()
  })
  const endPhase = core.store.subscribe(({ phase, document }) => {
    if (phase === 'empty' || document === null) isBehind = false
    if (!isBehind || phase === 'loading') return
    isBehind = false
    // The load that just came to its end has to be over first; one that began since reads what is there now.
    setTimeout(() => core.store.getState().phase !== 'loading' && void canvas.reload())
  })
  return combine(endProject, followFiles(core), endPhase)
}

function compare(open: OpenProject, before: OpenProject) {
  return {
    isTaken: open.role !== before.role,
    // A tab that follows another one has to show what that one has stored.
    isFollowed: open.role === 'reader' && open.revision !== before.revision,
    isFetchedOtherwise: open.trust !== before.trust || open.remoteFiles !== before.remoteFiles,
  }
}

async function keepEdits(core: CanvasCore, canvas: StoredPage, role: 'reader' | 'writer'): Promise<void> {
  const { offerEdits, storeEdits } = await import('./keep-edits.ts')
  await (role === 'reader' ? offerEdits(core) : storeEdits(core, canvas))
}

/** What the page shows of the project's files is what is stored there now. */
function followFiles(core: CanvasCore): Dispose {
  const { projects, bus } = core.services
  /** What was stored before the last save. */
  let former: Readonly<Record<string, number>> = {}

  const endStored = projects.state.subscribe(({ open }, { open: before }) => {
    if (open?.files !== before?.files) former = before?.files ?? {}
  })
  const endSaved = bus.on('project.saved', ({ projectId, paths, revision }) => {
    const { page, frame } = core
    if (page?.projectId !== projectId) return
    const stood = paths.filter((path) => Object.hasOwn(former, path))
    const isRenewed = page.renew(paths, { stood, revision })
    const isAdded = stood.length < paths.length
    if (isRenewed) frame?.refreshAddresses()
    // What was drawn before had the address of a file that was not stored there yet.
    if (isAdded && frame) void askForMissing(frame.document)
    core.filesChanged.emit({ isRenewed, isAdded })
  })
  return combine(endStored, endSaved)
}
