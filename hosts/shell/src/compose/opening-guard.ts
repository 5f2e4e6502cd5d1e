import { combine, type CanvasService, type Dispose } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { Remotes } from '../remotes/index.ts'
import type { ShellNavigation } from '../services/create-navigation.ts'
import { browserStore } from '../services/browser-store.ts'
import { importWithRetry } from '../lazy-import.ts'
import { listen } from '../services/listen.ts'
import type { GuardState, OpeningGuard } from '../context/guard-state.ts'
import { createOpeningMarks, type OpeningMarks } from './opening-marks.ts'

/** The first picture of a page has been laid out and shown; a covered tab draws none and is not waited for. */
const longestPicture = 2000

function afterPicture(done: () => void): void {
  const timer = setTimeout(done, longestPicture)
  const finish = () => {
    clearTimeout(timer)
    done()
  }
  requestAnimationFrame(() => requestAnimationFrame(finish))
}

export interface GuardInput {
  readonly state: StoreApi<GuardState>
  readonly marks: OpeningMarks
  readonly navigation: ShellNavigation
  readonly remotes: Pick<Remotes, 'services' | 'state'>
  /** Whether the address of now draws a page. */
  readonly drawsPage: () => boolean
  /** What tells the person. */
  readonly loadViews: () => Promise<NonNullable<GuardState['views']>>
}

/** Marks the page while the canvas is loading it, whoever has asked for it. */
function followCanvas(canvas: CanvasService, marks: OpeningMarks): Dispose {
  let drawn = ''
  const follow = () => {
    const { phase, document } = canvas.state.getState()
    const now = phase === 'loading' && document ? JSON.stringify(document) : ''
    if (now === drawn) return
    drawn = now
    if (now !== '' && document) marks.set(document)
    else afterPicture(() => drawn === '' && marks.clear())
  }
  follow()
  return canvas.state.subscribe(follow)
}

export function createOpeningGuard({
  state,
  marks,
  navigation,
  remotes,
  drawsPage,
  loadViews,
}: GuardInput): OpeningGuard {
  let followed: CanvasService | undefined
  let endCanvas: Dispose | undefined

  function arrived(): void {
    const { canvas } = remotes.services
    if (!canvas || canvas === followed) return
    endCanvas?.()
    followed = canvas
    endCanvas = followCanvas(canvas, marks)
  }

  arrived()
  return {
    async check() {
      if (!marks.any()) return
      const ended = await marks.ended()
      if (!ended) return
      const { projectId, pageName } = navigation.state.getState()
      const isSame = projectId === ended.projectId && (pageName ?? 'index') === ended.pageName
      if (isSame && drawsPage()) navigation.leaveProject()
      void loadViews().then((views) => state.setState({ ended, views }))
    },
    openUndrawn({ projectId, pageName }) {
      state.setState({ withheld: { projectId, pageName } })
      navigation.openProject(projectId, pageName)
    },
    async withhold(page) {
      state.setState({ withheld: page, views: await loadViews() })
    },
    openAnyway(page) {
      marks.forget(page)
      remotes.services.canvas?.drawAnySize?.(page)
      state.setState({ ended: null, withheld: null })
      navigation.openProject(page.projectId, page.pageName)
    },
    dismiss() {
      const { ended } = state.getState()
      if (ended) marks.forget(ended)
      state.setState({ ended: null })
    },
    dispose: combine(
      remotes.state.subscribe(arrived),
      listen('pagehide', () => marks.clear()),
      () => endCanvas?.(),
    ),
  }
}

/** Names this tab among all tabs of the browser. */
const tabName = () => `${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}`

const openStore = () => browserStore('localStorage')
const loadViews = () => importWithRetry(() => import('../chrome/ended-page/ended-views.ts'))

/** The guard over this browser's storage and locks. */
export function createBrowserGuard(input: Omit<GuardInput, 'marks' | 'loadViews'>): OpeningGuard {
  const marks = createOpeningMarks({ openStore, locks: navigator.locks, now: Date.now, tab: tabName() })
  return createOpeningGuard({ ...input, marks, loadViews })
}
