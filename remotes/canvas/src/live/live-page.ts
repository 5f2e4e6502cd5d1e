import { combine, type CanvasService, type Dispose, type PreparedPage, type PreviewService } from '@pergola/contracts'
import type { StoreApi } from 'zustand/vanilla'
import type { CanvasCore } from '../service/canvas-core.ts'
import { createLiveFrame, type LiveFrame } from './live-frame.ts'
import { messages } from './messages.ts'
import type { LiveState, LiveTarget } from './live-target.ts'
import { tellBroken } from './tell-broken.ts'

type Preview = Pick<PreviewService, 'prepare'>

interface Shown {
  readonly target: LiveTarget
  readonly page: PreparedPage
  readonly wish: object
}

interface Parts {
  readonly core: CanvasCore
  readonly save: CanvasService['save']
  readonly state: StoreApi<LiveState>
  /** Where frames stand, while there is such a place. */
  host(): HTMLElement | null
}

export class LivePage {
  readonly dispose: Dispose
  private readonly core: CanvasCore
  private readonly save: CanvasService['save']
  private readonly state: StoreApi<LiveState>
  private readonly host: Parts['host']
  /** Each component runs in a page of its own, so that each stands where it is drawn. */
  private readonly frames = new Map<LiveTarget, LiveFrame>()
  /** Of each target the newest wish, which wins over one that is still on its way. */
  private readonly wishes = new Map<LiveTarget, object>()

  constructor({ core, save, state, host }: Parts) {
    this.core = core
    this.save = save
    this.state = state
    this.host = host
    this.dispose = combine(
      core.saved.on(() => void this.follow()),
      core.store.subscribe((now, before) => {
        const isOther = now.document !== before.document || now.phase !== 'ready'
        if (isOther) this.unmount()
        else for (const target of this.state.getState().targets) if (this.isGone(target)) this.unmount(target)
      }),
      () => this.unmount(),
    )
  }

  unmount(target?: LiveTarget): void {
    const leaving = target === undefined ? this.state.getState().targets : [target]
    const known = leaving.filter((each) => this.wishes.delete(each))
    if (known.length === 0) return
    for (const each of known) {
      this.frames.get(each)?.dispose()
      this.frames.delete(each)
    }
    const { targets, starting } = this.state.getState()
    const stays = (each: LiveTarget) => !leaving.includes(each)
    this.state.setState({ targets: targets.filter(stays), starting: starting.filter(stays) })
    this.mark()
    this.tell('pv:unmount')
  }

  async mount(target: LiveTarget): Promise<void> {
    const { settings, toasts } = this.core.services
    if (settings.state.getState().settings.disable_petite_vue) return void toasts.warning(messages.engineOff)
    if (target === 'page') this.unmount()
    else this.unmount('page')
    if (this.core.store.getState().changed) await this.save()
    await this.start([target])
    if (!this.wishes.has(target)) return
    this.tell('pv:mount')
    tellBroken(this.core, target)
  }

  /** What was saved meanwhile is shown: what runs starts again with it. */
  private follow(): Promise<void> {
    return this.start(this.state.getState().targets)
  }

  private async start(wanted: readonly LiveTarget[]): Promise<void> {
    const { services, store } = this.core
    const preview: Preview | undefined = services.preview
    const pageName = store.getState().document?.pageName
    if (pageName === undefined || !this.host() || wanted.length === 0) return
    const wish = {}
    for (const target of wanted) this.wishes.set(target, wish)
    const { targets, starting } = this.state.getState()
    this.state.setState({ targets: union(targets, wanted), starting: union(starting, wanted) })
    const outcome = await preview?.prepare?.(pageName)
    const current = wanted.filter((target) => this.wishes.get(target) === wish)
    if (outcome?.ok) for (const target of current) this.show({ target, page: outcome.value, wish })
    else if (current.length > 0) this.refuse(current, outcome?.failure)
  }

  private show({ target, page, wish }: Shown): void {
    const { core } = this
    const host = this.host()
    if (!host) return
    this.frames.get(target)?.dispose()
    const onShown = () => {
      if (this.wishes.get(target) !== wish) return
      this.state.setState(({ starting }) => ({ starting: starting.filter((each) => each !== target) }))
    }
    const title = messages.frame(core.store.getState().document?.pageName ?? '')
    this.frames.set(target, createLiveFrame({ core, host, target, page, title, onShown, onPlaced: this.mark }))
  }

  /** Outlines are drawn around what is seen. */
  private readonly mark = (): void => {
    const places = [...this.frames].flatMap(([id, frame]) => {
      const size = frame.size()
      return typeof id === 'number' && size ? [{ id, width: size.width, height: size.height }] : []
    })
    const { running } = this.core.marks
    if (JSON.stringify(places) !== JSON.stringify(running.getState())) running.setState(places, true)
  }

  private refuse(targets: readonly LiveTarget[], failure: string | undefined): void {
    for (const target of targets) this.unmount(target)
    this.core.services.toasts.error(failure === 'not-built' ? messages.notBuilt : messages.unreachable)
  }

  private isGone(target: LiveTarget): boolean {
    return typeof target === 'number' && this.core.page?.node(target) === undefined
  }

  private tell(fact: 'pv:mount' | 'pv:unmount'): void {
    const projectId = this.core.store.getState().document?.projectId
    if (projectId !== undefined) this.core.services.bus.emit(fact, { projectId })
  }
}

function union(targets: readonly LiveTarget[], more: readonly LiveTarget[]): readonly LiveTarget[] {
  return [...new Set([...targets, ...more])]
}
