import type { Readable } from '@pergola/contracts'
import { afterPaint } from '../frame/turns.ts'

interface LazyState<State> extends Readable<State> {
  /** Listeners hear in the next picture, or behind it: after an edit the page comes first. */
  invalidate(when?: 'in-picture' | 'after-picture'): void
}

function inPicture(work: () => void): void {
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
  let telling: 'in-picture' | 'after-picture' | null = null

  function getState(): State {
    if (stale) {
      stale = false
      state = read()
    }
    return state
  }

  function tell(): void {
    if (telling === null) return
    telling = null
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
    invalidate(when = 'in-picture') {
      stale = true
      if (listeners.size === 0 || telling === when || telling === 'in-picture') return
      telling = when
      if (when === 'in-picture') inPicture(tell)
      else void afterPaint(window).then(tell)
    },
  }
}
