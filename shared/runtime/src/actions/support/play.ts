import { isStill } from './is-still.ts'
import { stop } from './stop.ts'

interface Effect {
  /** Effects of one kind end each other. */
  readonly kind: string
  readonly frames: Keyframe[]
  readonly timing: KeyframeAnimationOptions
  /** What stays once it is over. Not called for an effect that another one ended. */
  readonly end?: () => void
}

/** Plays beside the inline style and never in it, so there is nothing of the page's own to put back. */
export function play(element: Element, { kind, frames, timing, end }: Effect): void {
  stop(element, kind)
  const isInstant = isStill() || !Number(timing.duration) || timing.iterations === 0
  if (isInstant || element.getClientRects().length === 0) return end?.()
  const animation = element.animate(frames, { ...timing, id: kind })
  animation.onfinish = () => end?.()
}
