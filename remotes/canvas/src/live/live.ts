import type { CanvasService, Dispose, Readable } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { lazyPart } from '../service/lazy-part.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { LivePage } from './live-page.ts'
import { messages } from './messages.ts'
import type { LiveState, LiveTarget } from './live-target.ts'

/** The page running on the sandbox origin, laid over the canvas. The document is only ever read. */
export interface Live {
  readonly state: Readable<LiveState>
  /** False while the project is restricted: its code does not run here. */
  mayRun(): boolean
  /** Beside the components that run already; the page takes the place of them all, and gives way to a component. */
  mount(target: LiveTarget): Promise<void>
  /** One of them, or all. */
  unmount(target?: LiveTarget): void
  /** Where the frame stands while there is one. */
  place(host: HTMLElement): Dispose
  readonly dispose: Dispose
}

const off: LiveState = { targets: [], starting: [] }

/** What runs pages is fetched when the first one is to run. */
export function createLive(core: CanvasCore, save: CanvasService['save']): Live {
  const state = createStore<LiveState>(() => off)
  let host: HTMLElement | null = null
  let isEnded = false
  const page = lazyPart<LivePage>(async () => {
    const { LivePage } = await import('./live-page.ts')
    return new LivePage({ core, save, state, host: () => host })
  })
  const unmount = (target?: LiveTarget) => page.now()?.unmount(target)
  const mayRun = () => core.services.projects.state.getState().open?.trust !== 'restricted'

  async function mount(target: LiveTarget): Promise<void> {
    if (!mayRun()) return void core.services.toasts.warning(messages.restricted)
    const { document } = core.store.getState()
    const came = await page.load().catch(() => null)
    if (!came) return void core.services.toasts.error(messages.notFetched)
    // Meanwhile another page may have been opened: it was not asked for.
    if (!isEnded && core.store.getState().document === document) await came.mount(target)
  }

  return {
    state,
    mayRun,
    mount,
    unmount,
    place(next) {
      host = next
      return () => {
        if (host !== next) return
        unmount()
        host = null
      }
    },
    dispose() {
      isEnded = true
      page.now()?.dispose()
    },
  }
}
