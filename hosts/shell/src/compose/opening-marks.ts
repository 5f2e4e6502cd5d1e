import { storageKeys } from '@pergola/contracts'
import { readJson, type LocalStore } from '../services/local-store.ts'
import type { Opening } from '../context/guard-state.ts'

/** What is needed of `navigator.locks`. */
export type TabLocks = Pick<LockManager, 'query' | 'request'>

export interface OpeningMarks {
  /** Written before a page is drawn. */
  set(page: Omit<Opening, 'at'>): void
  /** Taken away when it is drawn, or left in order. */
  clear(): void
  /** Whether some tab has left a mark, or has not finished yet. Costs no more than reading a key. */
  any(): boolean
  /** The newest mark of a tab that is no more: drawing that page ended it. */
  ended(): Promise<Opening | null>
  /** The person has decided: all marks of that page go. */
  forget(page: Pick<Opening, 'projectId' | 'pageName'>): void
}

interface MarkInput {
  /** Another tab may have written since: each reading opens the store anew. */
  readonly openStore: () => LocalStore
  /** Absent where the browser has none: then nobody can tell a crash from a tab that is still drawing. */
  readonly locks: TabLocks | undefined
  readonly now: () => number
  /** Names this tab among all tabs of the browser. */
  readonly tab: string
}

function isOpening(value: unknown): value is Opening {
  const { projectId, pageName, at } = (value ?? {}) as Partial<Opening>
  return typeof projectId === 'string' && typeof pageName === 'string' && typeof at === 'number'
}

function isPage(mark: Opening, page: Pick<Opening, 'projectId' | 'pageName'>): boolean {
  return mark.projectId === page.projectId && mark.pageName === page.pageName
}

const lockOf = (tab: string) => `${storageKeys.openings}:${tab}`

/**
 * A tab that draws a page says so in local storage, and holds a lock as long as it lives. The browser gives the lock of a
 * crashed tab free and leaves its mark; of a tab that is closed or loaded anew both are gone.
 */
export function createOpeningMarks({ openStore, locks, now, tab }: MarkInput): OpeningMarks {
  let isHeld = false

  function read(): Readonly<Record<string, Opening>> {
    const stored = readJson(openStore(), storageKeys.openings)
    if (stored === null || typeof stored !== 'object') return {}
    return Object.fromEntries(Object.entries(stored).filter(([, mark]) => isOpening(mark)))
  }

  function keep(wanted: (tab: string, mark: Opening) => boolean, added?: Opening): void {
    const kept = Object.entries(read()).filter(([each, mark]) => wanted(each, mark))
    const marks = Object.fromEntries(added ? [...kept, [tab, added]] : kept)
    openStore().write(storageKeys.openings, Object.keys(marks).length > 0 ? JSON.stringify(marks) : null)
  }

  return {
    set(page) {
      if (!locks) return
      // Until the tab is gone, whatever it draws.
      if (!isHeld) void locks.request(lockOf(tab), () => new Promise<never>(() => {}))
      isHeld = true
      keep((each) => each !== tab, { ...page, at: now() })
    },
    clear() {
      if (isHeld) keep((each) => each !== tab)
    },
    any: () => Object.keys(read()).some((each) => each !== tab),
    async ended() {
      if (!locks) return null
      const { held = [] } = await locks.query()
      const living = new Set(held.map(({ name }) => name))
      const left = Object.entries(read()).filter(([each]) => each !== tab && !living.has(lockOf(each)))
      return left.map(([, mark]) => mark).toSorted((one, other) => other.at - one.at)[0] ?? null
    },
    forget: (page) => keep((_tab, mark) => !isPage(mark, page)),
  }
}
