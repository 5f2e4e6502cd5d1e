import { useEffect } from 'react'
import type { CanvasService } from '@pergola/contracts'
import { playableMotion } from '@pergola/site/motions'
import type { Motion, MotionTarget } from '@pergola/site/motions'
import { hasScroll } from './has-scroll.ts'

/** While its panel is open, scroll triggers with `markers` show on the canvas where they begin and end. */
export function useTriggerMarks({ motions }: CanvasService, motion: Motion, { id, selector }: MotionTarget): void {
  useEffect(
    () => (hasScroll(motion) ? motions?.mark?.(playableMotion(motion, { id, selector })) : undefined),
    [motions, motion, id, selector],
  )
}
