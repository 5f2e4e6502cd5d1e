import { combine } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'

export interface Panning {
  /** Space is held, so a press pans. */
  readonly held: boolean
  hold(held: boolean): void
  start(event: PointerEvent): void
  /** The scrolling box around the frame. */
  setStage(stage: HTMLElement | null): void
}

/** Moves the page under the pointer, and the frame in its stage where the page has nothing left to scroll. */
export function createPanning(core: CanvasCore): Panning {
  let held = false
  let stage: HTMLElement | null = null

  function start(event: PointerEvent): void {
    const { frame } = core
    if (!frame) return
    event.preventDefault()
    // The pointer's place on the screen is the same in both windows, whatever the zoom.
    let last = { x: event.screenX, y: event.screenY }
    const onMove = (move: PointerEvent) => {
      const dx = last.x - move.screenX
      const dy = last.y - move.screenY
      last = { x: move.screenX, y: move.screenY }
      const before = frame.window.scrollY
      frame.window.scrollBy({ left: dx, top: dy, behavior: 'instant' })
      stage?.scrollBy({ left: dx, top: frame.window.scrollY === before ? dy : 0, behavior: 'instant' })
    }
    const stop = combine(
      listen(frame.window, 'pointermove', onMove),
      listen(frame.window, 'pointerup', () => stop()),
      listen(window, 'pointermove', onMove),
      listen(window, 'pointerup', () => stop()),
    )
  }

  return {
    get held() {
      return held
    },
    hold(on) {
      held = on
      core.frame?.document.documentElement?.style.setProperty('cursor', on ? 'grab' : '')
      if (!on && core.frame?.document.documentElement?.getAttribute('style') === '') {
        core.frame.document.documentElement.removeAttribute('style')
      }
    },
    start,
    setStage(element) {
      stage = element
    },
  }
}
