/** Work that a person waits for and that keeps the disk busy; what can wait stands back until it is over. */
export interface Foreground {
  during<Value>(work: () => Promise<Value>): Promise<Value>
  /** Settles when nobody waits, or when the wish to know is given up. */
  over(signal: AbortSignal): Promise<void>
}

export function createForeground(): Foreground {
  let running = 0
  const waiting = new Set<() => void>()

  function end() {
    running -= 1
    if (running > 0) return
    for (const resolve of waiting) resolve()
    waiting.clear()
  }

  return {
    async during(work) {
      running += 1
      return work().finally(end)
    },
    async over(signal) {
      if (running === 0 || signal.aborted) return
      await new Promise<void>((resolve) => {
        waiting.add(resolve)
        signal.addEventListener('abort', () => (waiting.delete(resolve), resolve()), { once: true })
      })
    },
  }
}
