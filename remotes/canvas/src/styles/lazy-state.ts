import type { Readable } from '@pergola/contracts'
import { turnBeforePicture } from '../frame/turns.ts'
import type { PanelPace } from '../service/panel-pace.ts'

interface LazyState<State> extends Readable<State> {
  /** Listeners hear in the next picture, or behind it: after an edit the page comes first. */
  invalidate(when?: 'in-picture' | 'after-picture'): void
}

/**
 * Runs the work before the next picture: the first of a picture in a turn of its own, so that the time until the picture
 * is not waited away; any more with the picture, so that what is told many times is drawn once.
 */
function createPictures(): (work: () => void) => void {
  let isEarly = true
  return (work) => {
    // A hidden window paints nothing, and listeners should hear all the same.
    if (document.visibilityState === 'hidden') return void setTimeout(work)
    if (!isEarly) return void requestAnimationFrame(work)
    isEarly = false
    requestAnimationFrame(() => (isEarly = true))
    void turnBeforePicture().then(work)
  }
}

/** State that is worked out when somebody looks, and told about once per picture: an edit never waits for a panel. */
export function createLazyState<State>(initial: State, read: () => State, pace: PanelPace): LazyState<State> {
  const listeners = new Set<(state: State, previous: State) => void>()
  let state = initial
  let told = initial
  let stale = true
  let telling: 'in-picture' | 'after-picture' | null = null
  const inPicture = createPictures()

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
    invalidate(wanted = 'in-picture') {
      const when = pace.isFree() ? wanted : 'after-picture'
      stale = true
      if (listeners.size === 0 || telling === when || telling === 'in-picture') return
      telling = when
      if (when === 'after-picture') return void pace.due().then(tell)
      inPicture(() => {
        pace.begin()
        tell()
      })
    },
  }
}
