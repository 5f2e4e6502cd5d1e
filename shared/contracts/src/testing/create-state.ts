import type { Readable } from '../readable.ts'

export interface WritableState<State> extends Readable<State> {
  set(patch: Partial<State>): void
}

/** The least store a fake needs: a new reference per change, listeners told in order. */
export function createState<State extends object>(initial: State): WritableState<State> {
  let current = initial
  const listeners = new Set<(state: State, previous: State) => void>()
  return {
    getState: () => current,
    getInitialState: () => initial,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    set(patch) {
      const previous = current
      current = { ...current, ...patch }
      for (const listener of listeners) listener(current, previous)
    },
  }
}
