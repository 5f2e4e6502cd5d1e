import type { Pause } from './projection.ts'

/** Longest stretch of drawing before the browser gets a turn to paint and to answer the user. */
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

function afterPaint(window: Window): Promise<void> {
  return new Promise((resolve) => {
    const done = () => {
      clearTimeout(timer)
      void nextTurn().then(resolve)
    }
    const timer = setTimeout(done, patience)
    window.requestAnimationFrame(done)
  })
}

/** Says when drawing has to pause. Each pause lets the part that stands be laid out and shown, so that no layout is large. */
export function createTurns(window: Window, isWanted: () => boolean): Pause {
  let until = performance.now() + stretch
  return () => {
    if (performance.now() < until) return null
    return afterPaint(window).then(() => {
      until = performance.now() + stretch
      return isWanted()
    })
  }
}
