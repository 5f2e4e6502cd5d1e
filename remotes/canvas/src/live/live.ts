import {
  combine,
  type CanvasService,
  type Dispose,
  type NodeId,
  type PreviewService,
  type Readable,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { CanvasCore } from '../service/canvas-core.ts'
import { createLiveFrame, type LiveFrame } from './live-frame.ts'
import { messages } from './messages.ts'

/** A component by its element, or the whole page. */
export type LiveTarget = NodeId | 'page'

export interface LiveState {
  readonly target: LiveTarget | null
  /** The page is being brought to the sandbox, or has not answered yet. */
  readonly starting: boolean
}

/** The page running on the sandbox origin, laid over the canvas. The document is only ever read. */
export interface Live {
  readonly state: Readable<LiveState>
  /** False while the project is restricted: its code does not run here. */
  mayRun(): boolean
  mount(target: LiveTarget): Promise<void>
  unmount(): void
  /** Where the frame stands while there is one. */
  place(host: HTMLElement): Dispose
  readonly dispose: Dispose
}

type Preview = Pick<PreviewService, 'prepare'>

const off: LiveState = { target: null, starting: false }

class LivePage implements Live {
  readonly state = createStore<LiveState>(() => off)
  readonly dispose: Dispose
  private readonly core: CanvasCore
  private readonly save: CanvasService['save']
  private host: HTMLElement | null = null
  private frame: LiveFrame | null = null
  /** A newer wish wins over one that is still on its way. */
  private wish = 0

  constructor(core: CanvasCore, save: CanvasService['save']) {
    this.core = core
    this.save = save
    this.dispose = combine(
      core.saved.on(() => void this.follow()),
      core.store.subscribe((state, before) => {
        const isOther = state.document !== before.document || state.phase !== 'ready'
        if (isOther || this.isGone()) this.unmount()
      }),
      () => this.unmount(),
    )
  }

  mayRun(): boolean {
    return this.core.services.projects.state.getState().open?.trust !== 'restricted'
  }

  place(host: HTMLElement): Dispose {
    this.host = host
    return () => {
      if (this.host !== host) return
      this.unmount()
      this.host = null
    }
  }

  unmount(): void {
    this.wish += 1
    if (this.state.getState().target === null) return
    this.frame?.dispose()
    this.frame = null
    this.state.setState(off)
    this.tell('pv:unmount')
  }

  async mount(target: LiveTarget): Promise<void> {
    const { settings, toasts } = this.core.services
    if (!this.mayRun()) return void toasts.warning(messages.restricted)
    if (settings.state.getState().settings.disable_petite_vue) return void toasts.warning(messages.engineOff)
    this.unmount()
    if (this.core.store.getState().changed) await this.save()
    await this.start(target)
    if (this.state.getState().target !== null) this.tell('pv:mount')
  }

  /** What was saved meanwhile is shown: the running page starts again with it. */
  private async follow(): Promise<void> {
    const { target } = this.state.getState()
    if (target !== null) await this.start(target)
  }

  private async start(target: LiveTarget): Promise<void> {
    const { services, store } = this.core
    const mine = ++this.wish
    const preview: Preview | undefined = services.preview
    const pageName = store.getState().document?.pageName
    if (pageName === undefined || !this.host) return
    this.state.setState({ target, starting: true })
    const outcome = await preview?.prepare?.(pageName)
    if (mine !== this.wish) return
    if (!outcome?.ok) {
      this.unmount()
      return void services.toasts.error(outcome?.failure === 'not-built' ? messages.notBuilt : messages.unreachable)
    }
    this.frame?.dispose()
    this.frame = createLiveFrame({
      core: this.core,
      host: this.host,
      target,
      page: outcome.value,
      title: messages.frame(pageName),
      onShown: () => mine === this.wish && this.state.setState({ target, starting: false }),
    })
  }

  private isGone(): boolean {
    const { target } = this.state.getState()
    return typeof target === 'number' && this.core.page?.node(target) === undefined
  }

  private tell(fact: 'pv:mount' | 'pv:unmount'): void {
    const projectId = this.core.store.getState().document?.projectId
    if (projectId !== undefined) this.core.services.bus.emit(fact, { projectId })
  }
}

export function createLive(core: CanvasCore, save: CanvasService['save']): Live {
  return new LivePage(core, save)
}
