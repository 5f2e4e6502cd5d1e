import { limits } from '@pergola/contracts'
import type { Pause } from '@pergola/site/html'

/** Longest stretch of work before the browser gets a turn to answer the user, and to paint if that is wanted. */
const stretch = 24

/** Resolves in a task of its own; unlike a timer it is not slowed down when nested. */
export function nextTurn(): Promise<void> {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel()
    port1.addEventListener('message', () => {
      port1.close()
      resolve()
    })
    port1.start()
    port2.postMessage(null)
  })
}

export function delay(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds))
}

/** Longest wait for a picture: a covered window paints none, and the page should be ready there too. */
const patience = 100

/** Resolves when the next picture of the window has been drawn. */
export function afterPaint(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      void nextTurn().then(resolve)
    }
    const timer = setTimeout(done, patience)
    window.requestAnimationFrame(done)
  })
}

/** Says when a long work has to pause, and whether somebody still waits for it after the pause. */
export function createTurns(wait: () => Promise<void> = nextTurn, isWanted: () => boolean = () => true): Pause {
  let until = performance.now() + stretch
  return () => {
    if (performance.now() < until) return null
    return wait().then(() => {
      until = performance.now() + stretch
      return isWanted()
    })
  }
}

/**
 * As `turns`, and a rest of its own whenever the page has got a chunk of further components: elements that stand in the
 * body itself. The body is asked for each time, because it comes while the page is drawn.
 */
export function createChunks(turns: Pause, body: () => Element | null, rest: () => Promise<boolean>): Pause {
  let last: Element | null = null
  let components = 0
  return () => {
    const newest = body()?.lastElementChild ?? null
    if (newest === last) return turns()
    last = newest
    components += 1
    return components % limits.lazyLoadChunk === 0 ? rest() : turns()
  }
}
