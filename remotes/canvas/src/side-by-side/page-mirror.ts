import { combine, type Dispose } from '@pergola/contracts'
import type { SiteChange } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import { openControlledFrame } from '../frame/frame-document.ts'
import { hiddenAttribute } from '../frame/helper-css.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { isNormal } from '../frame/page-look.ts'
import { askForMissing } from '../service/ask-for-missing.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { showChanges } from '../service/follow-page.ts'
import { frameOf, showWishes } from '../service/mounting.ts'
import { createMirrorStates } from './mirror-states.ts'
import { createMirrorTyping } from './mirror-typing.ts'

/** The open page once more: drawn from the same tree into a frame of its own, which nobody can touch. */
export interface PageMirror {
  /** Null while the page is not drawn in it. */
  frame(): PageFrame | null
  /** What is only seen, and no part of the page, is as in the edited frame. */
  adorn(): void
  dispose: Dispose
}

interface MirrorInput {
  readonly core: CanvasCore
  readonly host: HTMLElement
  /** It has followed an edit. */
  readonly onChange: () => void
  /** The page stands in it. */
  readonly onDrawn: () => void
}

class Mirror implements PageMirror {
  readonly dispose: Dispose
  private readonly input: MirrorInput
  private readonly states = createMirrorStates()
  private readonly typing
  private shown: PageFrame | null = null
  /** The edited frame that this one goes with. */
  private main: PageFrame | null = null
  private drawing = new AbortController()
  private endPage: Dispose = () => {}
  private hidden: ReadonlySet<number> = new Set()
  /** Came into view once: of a long row nobody waits for what is out of sight. */
  private isSeen = false

  constructor(input: MirrorInput) {
    this.input = input
    const { core } = input
    this.typing = createMirrorTyping(core)
    this.dispose = combine(
      this.typing.dispose,
      core.store.subscribe(this.follow),
      core.services.settings.state.subscribe(() => this.shown && showWishes(core, this.shown)),
      core.preferences.subscribe(() => this.shown && void this.look(this.shown)),
      core.sheetLoaded.on(() => this.shown?.emulation?.sheetLoaded()),
      core.filesChanged.on(({ isRenewed, isAdded }) => {
        if (isRenewed) this.shown?.refreshAddresses()
        if (isAdded && this.shown) void askForMissing(this.shown.document)
      }),
      this.watchView(),
      () => this.clear(),
    )
  }

  readonly frame = (): PageFrame | null => this.shown

  adorn(): void {
    const { shown, main } = this
    const { core } = this.input
    if (!shown || !main) return
    this.states.show(core, { main, mirror: shown })
    this.typing.show({ main, mirror: shown })
    const ids = new Set([...this.hidden, ...core.hidden])
    for (const id of ids) shown.projection.elementOf(id)?.toggleAttribute(hiddenAttribute, core.hidden.has(id))
    this.hidden = new Set(core.hidden)
  }

  private readonly follow = (): void => {
    const { core } = this.input
    const { phase, outline } = core.store.getState()
    this.shown?.setOutline(outline)
    const main = phase === 'ready' && this.isSeen ? core.frame : null
    if (main === this.main) return
    this.clear()
    this.main = main
    if (main && core.page) void this.draw(core.page)
  }

  private watchView(): Dispose {
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      observer.disconnect()
      this.isSeen = true
      this.follow()
    })
    observer.observe(this.input.host)
    return () => observer.disconnect()
  }

  private clear(): void {
    this.drawing.abort()
    this.drawing = new AbortController()
    this.endPage()
    this.endPage = () => {}
    this.shown?.dispose()
    this.shown = null
    this.main = null
    this.hidden = new Set()
  }

  private async draw(page: OpenPage): Promise<void> {
    const { core, host, onDrawn } = this.input
    const { signal } = this.drawing
    const element = await openControlledFrame(host, signal)
    if (!element) return
    element.tabIndex = -1
    const frame = frameOf(core, page, element)
    signal.addEventListener('abort', () => frame.dispose())
    // What is edited while the page is drawn may be drawn half: it is drawn again.
    let isBehind = false
    const endWaiting = page.changes.on(() => (isBehind = true))
    await this.look(frame)
    await frame.paint()
    endWaiting()
    if (signal.aborted) return
    if (isBehind) {
      frame.dispose()
      return this.draw(page)
    }
    this.shown = frame
    this.endPage = page.changes.on((changes) => this.followPage(page, changes))
    frame.setOutline(core.store.getState().outline)
    showWishes(core, frame)
    onDrawn()
  }

  /** With the preferences that the edited frame is looked at with. */
  private async look(frame: PageFrame): Promise<void> {
    const { core } = this.input
    const preferences = core.preferences.getState()
    if (!isNormal(preferences)) {
      const { frameEmulation } = await import('../frame/frame-emulation.ts')
      if (frame.element.isConnected) frame.emulate(frameEmulation(frame, preferences))
    } else if (frame.emulation) frame.emulate(null)
    this.input.onChange()
  }

  private followPage(page: OpenPage, changes: readonly SiteChange[]): void {
    if (!this.shown || this.input.core.page !== page) return
    showChanges(this.shown, page, changes)
    this.input.onChange()
  }
}

export function createPageMirror(input: MirrorInput): PageMirror {
  return new Mirror(input)
}
