import { createStore } from 'zustand/vanilla'
import type { GuardState, LateGuard } from './guard-state.ts'
import type { GuardInput } from './opening-guard.ts'

export function createLateGuard(input: Omit<GuardInput, 'marks' | 'state' | 'loadViews'>): LateGuard {
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
