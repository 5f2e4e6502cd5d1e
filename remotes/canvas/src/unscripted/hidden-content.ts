import { combine, type Dispose, type Readable } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

interface HiddenContentState {
  /** Most of what the open page says cannot be seen on the canvas. */
  readonly found: boolean
  /** It is shown all the same, in the frame alone. */
  readonly shown: boolean
  /** What the page holds for visitors without scripts is shown, too. */
  readonly noscript: boolean
}

/**
 * What a page hides until its scripts run, which on the canvas they never do: whether that is most of it, and ways to
 * look at it. Only the frame is touched; the document, its history and what is exported never know.
 */
export interface HiddenContent {
  readonly state: Readable<HiddenContentState>
  show(on: boolean): Promise<void>
  showNoscript(on: boolean): Promise<void>
  /** Nobody wants to hear of it for this page. */
  dismiss(): void
  readonly dispose: Dispose
}

const nothing: HiddenContentState = { found: false, shown: false, noscript: false }

const nothingToEnd: Dispose = () => undefined

export function createHiddenContent(core: CanvasCore): HiddenContent {
  const state = createStore<HiddenContentState>(() => nothing)
  /** The frame that was looked at: once for each page that is drawn. */
  let looked: PageFrame | null = null
  let endLooking: Dispose = nothingToEnd
  let hide: Dispose = nothingToEnd
  let hideNoscript: Dispose = nothingToEnd

  function forget(): void {
    endLooking()
    looked = null
    hide = nothingToEnd
    hideNoscript = nothingToEnd
    if (state.getState() !== nothing) state.setState(nothing, true)
  }

  async function look(frame: PageFrame): Promise<void> {
    looked = frame
    const { watchHidden } = await import('./find-hidden.ts')
    if (core.frame !== frame) return
    endLooking = watchHidden(core, frame, (found) => state.setState({ found }))
  }

  const unsubscribe = core.store.subscribe(({ phase }) => {
    if (looked && core.frame !== looked) forget()
    if (phase === 'ready' && core.frame && core.frame !== looked) void look(core.frame)
  })

  return {
    state,
    async show(on) {
      hide()
      hide = nothingToEnd
      const { revealHidden } = await import('./find-hidden.ts')
      if (on && core.frame) hide = revealHidden(core.frame)
      state.setState({ shown: on })
      core.moved.emit()
    },
    async showNoscript(on) {
      hideNoscript()
      hideNoscript = nothingToEnd
      const { drawNoscript } = await import('./draw-noscript.ts')
      if (on && core.frame && core.page) hideNoscript = drawNoscript(core.frame, core.page)
      state.setState({ noscript: on })
      core.moved.emit()
    },
    dismiss: () => state.setState({ found: false }),
    dispose: combine(unsubscribe, () => endLooking()),
  }
}
