import type { Dispose } from './lifetime.ts'

/**
 * State with one owner, seen from outside. Structurally what `useStore` of zustand reads, so a vanilla store
 * can be handed out as it is. `getState` returns the same reference until something changes.
 */
export interface Readable<State> {
  getState(): State
  getInitialState(): State
  subscribe(listener: (state: State, previous: State) => void): Dispose
}
