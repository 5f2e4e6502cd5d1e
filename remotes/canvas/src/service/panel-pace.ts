import type { Readable } from '@pergola/contracts'
import { afterPaint, delay, turnBeforePicture } from '../frame/turns.ts'

/** Milliseconds after which panels are told all the same, however much goes on. */
const longestWait = 500
const longestRest = 200
/** What takes no longer is in nobody's way. */
const shortTelling = 8

/**
 * When panels are told of what happened on the page. Where telling takes long, which it does on a slow machine, and one
 * change follows the other, it waits until they rest for a while: an input waits for no panel that shows what is over.
 */
export interface PanelPace {
  /** The last time is so long ago that telling now is in nobody's way. */
  isFree(): boolean
  /** Behind the next picture, and in the same task for all who wait. */
  due(): Promise<void>
  /** Panels are told in this task: how long that takes is the measure. */
  begin(): void
}

/** The picture, the next task and the time, in milliseconds. */
const ofWindow = { wait: () => afterPaint(window), turn: turnBeforePicture, now: () => performance.now() }

export function createPanelPace(changes: Readable<unknown>, { wait, turn, now } = ofWindow): PanelPace {
  let changedAt = 0
  let rest = 0
  let freeAt = 0
  let pending: Promise<void> | null = null
  changes.subscribe(() => (changedAt = now()))

  const isFree = () => now() >= freeAt

  function begin(): void {
    const start = now()
    void turn().then(() => {
      const took = now() - start
      // What they drew is laid out and painted, too.
      rest = took > shortTelling ? Math.min(2 * took, longestRest) : 0
      freeAt = now() + rest
    })
  }

  async function untilRest(): Promise<void> {
    await wait()
    if (!isFree()) {
      const end = now() + longestWait
      for (let left; (left = Math.min(changedAt + rest, end) - now()) > 0;) await delay(left)
    }
    pending = null
    begin()
  }

  return { isFree, begin, due: () => (pending ??= untilRest()) }
}
