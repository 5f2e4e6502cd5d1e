import type { CompiledMotion } from '@pergola/contracts'
import type { measure as measureSpan } from '@pergola/runtime/motions'

/** Where a motion is that follows the scroll, and how the page gets to a moment of it. */
export interface ScrollPlace {
  time(): number
  seek(seconds: number): void
}

/** Null for a motion that goes by the clock, also one that only waits for the scroll. */
export function scrollPlace(
  motion: CompiledMotion,
  { duration, document, measure }: { duration: number; document: Document; measure: typeof measureSpan },
): ScrollPlace | null {
  const scrolls = motion.timeline ? [motion.scroll] : motion.tweens.map(({ scroll }) => scroll)
  const scroll = scrolls.find((each) => typeof each?.scrub === 'number')
  const source = document.scrollingElement
  if (!scroll || !source || !Number.isFinite(duration)) return null
  const axis = scroll.isRow ? 'left' : 'top'
  return {
    time() {
      const { start, end } = measure(scroll, source)
      const now = scroll.isRow ? source.scrollLeft : source.scrollTop
      return Math.min(1, Math.max(0, (now - start) / (end - start))) * duration
    },
    seek(seconds) {
      const { start, end } = measure(scroll, source)
      const share = duration > 0 ? Math.min(1, seconds / duration) : 1
      // A page that glides would be behind the hand.
      source.scrollTo({ [axis]: start + share * (end - start), behavior: 'instant' })
    },
  }
}
