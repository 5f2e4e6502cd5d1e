import type { CanvasService, Dispose, StyleEdit } from '@pergola/contracts'
import type { Keyframe } from '@pergola/site/css'
import { framePoints } from './frame-points.ts'

/** The selected element as the chosen frame makes it look. */
export interface StillFrame {
  /** `previewed` are values that are tried and not written yet. */
  show(animation: string, frame: Keyframe, previewed: readonly StyleEdit[]): void
  hide(): void
}

/** Where nothing is selected there is nothing to see, which is no fault. */
export function createStillFrame(canvas: CanvasService): StillFrame {
  let end: Dispose | null = null

  function hide() {
    end?.()
    end = null
  }

  return {
    show(animation, frame, previewed) {
      hide()
      const [first] = framePoints([frame])
      if (!first) return
      const outcome = canvas.playAnimation(animation, { duration: 1, at: first.percent / 100, styles: previewed })
      if (outcome.ok) end = outcome.value
    },
    hide,
  }
}
