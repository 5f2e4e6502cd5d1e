import type { Readable } from '@pergola/contracts'

/**
 * The same state, told about once per picture and after it, or later: what an edit changes on the page is seen before any
 * panel takes its time. Whoever asks gets the newest state at once.
 */
export function toldAfterPaint<State>(store: Readable<State>, wait: () => Promise<void>): Readable<State> {
  const listeners = new Set<(state: State, previous: State) => void>()
  let told = store.getState()
  let telling = false

  function tell(): void {
    telling = false
    const previous = told
    told = store.getState()
    if (told === previous) return
    for (const listener of new Set(listeners)) listener(told, previous)
  }

  store.subscribe(() => {
    if (telling) return
    telling = true
    void wait().then(tell)
  })

  return {
    getState: () => store.getState(),
    getInitialState: () => store.getInitialState(),
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
