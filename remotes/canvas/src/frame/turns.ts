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
