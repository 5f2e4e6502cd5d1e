import type { Dispose, NodeId } from '@pergola/contracts'
import { typingAttribute } from '../frame/helper-css.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

interface MirrorTyping {
  /** Once per picture: what is typed in the edited frame, and no part of the page yet, is seen in the mirror. */
  show(frames: { readonly main: PageFrame; readonly mirror: PageFrame }): void
  dispose: Dispose
}

export function createMirrorTyping(core: CanvasCore): MirrorTyping {
  let isTyped = false
  /** Where the mirror shows other nodes than those of the page. */
  let copied: NodeId | null = null

  return {
    show({ main, mirror }) {
      const element = core.store.getState().editingText ? main.document.querySelector(`[${typingAttribute}]`) : null
      const id = main.projection.idOf(element) ?? null
      if (copied !== null && copied !== id) {
        mirror.projection.redraw(copied)
        copied = null
      }
      const other = id === null ? undefined : mirror.projection.elementOf(id)
      if (!isTyped || !element || !other) return
      isTyped = false
      copied = id
      // The edited frame holds nothing that could run, and neither does what is typed or pasted into it.
      other.replaceChildren(...[...element.childNodes].map((child) => mirror.document.importNode(child, true)))
    },
    dispose: core.typed.on(() => {
      isTyped = true
    }),
  }
}
