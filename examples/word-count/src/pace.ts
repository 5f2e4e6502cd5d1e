/** The only state of the remote: what its setting says. */
export function createPace() {
  let isSlow = false
  const listeners = new Set<() => void>()
  return {
    get: () => (isSlow ? 120 : 220),
    set(value: boolean) {
      isSlow = value
      for (const listener of listeners) listener()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

export type Pace = ReturnType<typeof createPace>
