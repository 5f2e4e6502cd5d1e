import { combine, type CanvasService, type NodeId } from '@pergola/contracts'
import { pickingAttribute } from '../frame/helper-css.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import type { Selecting } from '../service/selecting.ts'

/** Where the focus goes back to: whoever asked by keys goes on with them. */
function lendFocus(core: CanvasCore): () => void {
  const asking = document.activeElement
  const lent = core.frame?.element
  lent?.focus({ preventScroll: true })
  return () => {
    if (document.activeElement === lent && asking instanceof HTMLElement) asking.focus({ preventScroll: true })
  }
}

/** Lends the next press on the page, and the keys, to somebody who asks for an element. One at a time: the last counts. */
export function createPicking(
  core: CanvasCore,
  { hover }: Pick<Selecting, 'hover'>,
): Pick<CanvasService, 'pickElement'> {
  return {
    pickElement(onPick, light) {
      core.picking?.answer(null)
      const root = core.frame?.document.documentElement
      const answer = (id: NodeId | null) => {
        end()
        onPick(id)
      }
      const picking = { answer, light }
      function onKey(event: KeyboardEvent): void {
        if (event.key !== 'Escape') return
        event.preventDefault()
        event.stopPropagation()
        answer(null)
      }
      // Wherever the focus has gone in the meantime; the page itself hears its own keys.
      const stop = combine(listen(window, 'keydown', onKey, { capture: true }), lendFocus(core))
      function end(): void {
        if (core.picking !== picking) return
        core.picking = null
        root?.removeAttribute(pickingAttribute)
        hover(null)
        core.moved.emit()
        stop()
      }
      core.picking = picking
      root?.setAttribute(pickingAttribute, '')
      // Arrow keys begin where the person is.
      const start = core.store.getState().selected?.id ?? null
      hover(start)
      if (start !== null) light?.(start)
      // It may have been hovered before, which shows only now.
      core.moved.emit()
      return end
    },
  }
}
