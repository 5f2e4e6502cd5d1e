import type { Readable } from '@pergola/contracts'

interface LazyState<State> extends Readable<State> {
  invalidate(): void
}

function soon(work: () => void): void {
  // A hidden window paints nothing, and listeners should hear all the same.
  if (document.visibilityState === 'hidden') setTimeout(work)
  else requestAnimationFrame(work)
}

/** State that is worked out when somebody looks, and told about once per picture: an edit never waits for a panel. */
export function createLazyState<State>(initial: State, read: () => State): LazyState<State> {
  const listeners = new Set<(state: State, previous: State) => void>()
  let state = initial
  let told = initial
  let stale = true
  let telling = false

  function getState(): State {
    if (stale) {
      stale = false
      state = read()
    }
    return state
  }

  function tell(): void {
    telling = false
    const previous = told
    told = getState()
    if (told === previous) return
    for (const listener of new Set(listeners)) listener(told, previous)
  }

  return {
    getState,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    invalidate() {
      stale = true
      if (telling || listeners.size === 0) return
      telling = true
      soon(tell)
    },
  }
}
