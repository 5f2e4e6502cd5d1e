import type { Dispose } from '@pergola/contracts'
import { afterPaint } from '../frame/turns.ts'
import type { Space } from '../viewport/viewport.ts'

interface RoomInput {
  readonly stage: HTMLElement
  /** Whether the page is as large as the room, so that another room means laying all of it out anew. */
  readonly fills: () => boolean
  readonly tell: (space: Space) => void
}

/**
 * Tells what room the stage has. A panel that opens or closes is seen first: laying a large page out for the room it
 * leaves takes longer than the panel.
 */
export function watchRoom({ stage, fills, tell }: RoomInput): Dispose {
  let waiting = false
  let ended = false
  // Scroll bars counted in: a page that is shown larger than life must not be laid out narrower for them.
  const measure = () => tell({ width: stage.offsetWidth, height: stage.offsetHeight, windowWidth: innerWidth })

  async function measureAfterPaint(): Promise<void> {
    waiting = true
    // A list measures itself in the first picture and shows its rows in the second.
    await afterPaint(window)
    await afterPaint(window)
    waiting = false
    if (!ended) measure()
  }

  const observer = new ResizeObserver(() => {
    if (waiting) return
    if (fills()) void measureAfterPaint()
    else measure()
  })
  observer.observe(stage)
  measure()
  return () => {
    ended = true
    observer.disconnect()
  }
}
