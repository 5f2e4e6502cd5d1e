import { createStore } from 'zustand/vanilla'
import type { GuardState, LazyGuard } from '../context/guard-state.ts'
import type { GuardInput } from './opening-guard.ts'

export function createLazyGuard(input: Omit<GuardInput, 'marks' | 'state' | 'loadViews'>): LazyGuard {
  const state = createStore<GuardState>(() => ({ ended: null, withheld: null, views: null }))
  const guard = import('./opening-guard.ts').then(
    ({ createBrowserGuard }) => createBrowserGuard({ ...input, state }),
    (error: unknown) => {
      console.warn(error)
      return null
    },
  )
  return { state, guard }
}
