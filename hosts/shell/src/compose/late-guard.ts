import { createStore, type StoreApi } from 'zustand/vanilla'
import type * as Views from '../chrome/ended-page/ended-views.ts'
import type { GuardInput, OpeningGuard } from './opening-guard.ts'
import type { Opening } from './opening-marks.ts'

export interface GuardState {
  /** The page whose drawing ended a tab of this browser; the workspace says so. */
  readonly ended: Opening | null
  /** The page that stays undrawn although it is the open one. */
  readonly withheld: Pick<Opening, 'projectId' | 'pageName'> | null
  /** What says so; loaded when there is something to say. */
  readonly views: typeof Views | null
}

/** The guard comes beside the remotes; nothing is opened before it has looked. */
export interface LateGuard {
  readonly state: StoreApi<GuardState>
  /** Null where its code did not come: then every page opens as ever. */
  readonly guard: Promise<OpeningGuard | null>
}

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

export function isWithheld({ withheld }: GuardState, projectId: string, pageName: string): boolean {
  return withheld?.projectId === projectId && withheld.pageName === pageName
}
