/** Longest stretch of drawing before the browser gets a turn to paint and to answer the user. */
const stretch = 24

/** Resolves in a task of its own; unlike a timer it is not slowed down when nested. */
function nextTurn(): Promise<void> {
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

function afterPaint(window: Window): Promise<void> {
  return new Promise((resolve) => {
    // A hidden tab paints nothing, and the page should be ready there too.
    if (window.document.visibilityState === 'hidden') resolve()
    else window.requestAnimationFrame(() => resolve(nextTurn()))
  })
}

/** Says when drawing has to pause. The first pause lets the page show. */
export function createTurns(window: Window): () => Promise<void> | null {
  let until = performance.now() + stretch
  let shown = false
  return () => {
    if (performance.now() < until) return null
    const turn = shown ? nextTurn() : afterPaint(window)
    shown = true
    return turn.then(() => {
      until = performance.now() + stretch
    })
  }
}
