import type { CanvasService, Dispose } from '@pergola/contracts'
import type { Remotes } from '../remotes/index.ts'

const press = ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'] as const

/** A press inside the canvas frame never reaches this document; without it no popover around the frame would close. */
function relay(kind: 'pointer' | 'escape'): void {
  if (kind === 'escape') {
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }))
    return
  }
  for (const name of press) {
    const Event = name.startsWith('pointer') ? PointerEvent : MouseEvent
    document.body.dispatchEvent(new Event(name, { bubbles: true, composed: true }))
  }
}

export function relayFrame(remotes: Pick<Remotes, 'services' | 'state'>): Dispose {
  let canvas: CanvasService | undefined
  let endCanvas: Dispose | undefined

  function followCanvas() {
    if (remotes.services.canvas === canvas) return
    endCanvas?.()
    canvas = remotes.services.canvas
    endCanvas = canvas?.onFrameInteraction(relay)
  }

  followCanvas()
  const end = remotes.state.subscribe(followCanvas)
  return () => {
    end()
    endCanvas?.()
  }
}
