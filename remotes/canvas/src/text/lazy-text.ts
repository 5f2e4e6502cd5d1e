import type { Dispose, NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { lazyPart } from '../service/lazy-part.ts'
import { messages } from './lazy-messages.ts'
import type { TextEditing } from './text-editing.ts'

export const loadText = () => import('./text-editing.ts')

/** Typing on the page as the rest of the canvas asks for it. */
export interface LazyText extends Pick<TextEditing, 'start' | 'commit' | 'isTyping'> {
  /** What is typed with; null until it has loaded, which is before anything is typed. */
  now(): TextEditing | null
  dispose: Dispose
}

/** The code of typing is loaded behind the first page, or with the first text that is entered. */
export function createLazyText(core: CanvasCore, load = loadText): LazyText {
  const part = lazyPart(async () => (await load()).createTextEditing(core))
  const dispose = core.store.subscribe(({ phase }) => {
    if (phase !== 'ready') return
    dispose()
    // Whoever enters a text then asks again, and is told.
    part.load().catch(() => undefined)
  })

  function start(id: NodeId, point?: { x: number; y: number }): void {
    const text = part.now()
    if (text) return text.start(id, point)
    const { page } = core
    const begin = (loaded: TextEditing) => {
      if (core.page === page) loaded.start(id, point)
    }
    void part.load().then(begin, () => core.services.toasts.warning(messages.notLoaded))
  }

  return {
    start,
    commit: () => part.now()?.commit(),
    isTyping: (node) => part.now()?.isTyping(node) ?? false,
    now: part.now,
    dispose,
  }
}
