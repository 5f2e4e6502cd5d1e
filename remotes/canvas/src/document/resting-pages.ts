import type { CarriedHistory, RestingPage } from '@pergola/site/document'
import type { OpenPage } from './open-page.ts'

/** So many pages that were left are held in memory, with their trees. */
const most = 8

/** Pages of one project that were left with something to take back, or to do again. */
export interface RestingPages {
  keep(page: OpenPage, carried: CarriedHistory): void
  /** Null when there is none; it is not kept any more. */
  take(projectId: string, name: string): RestingPage | null
  clear(): void
}

export function createRestingPages(): RestingPages {
  const pages = new Map<string, RestingPage & { readonly projectId: string }>()
  return {
    keep({ projectId, name, site, history }, { past }) {
      const { canUndo, canRedo } = history.state
      pages.delete(name)
      if (!canUndo && !canRedo) return
      pages.set(name, { projectId, document: site, history, went: past })
      const [oldest] = pages.keys()
      if (pages.size > most && oldest !== undefined) pages.delete(oldest)
    },
    take(projectId, name) {
      const found = pages.get(name)
      pages.delete(name)
      return found?.projectId === projectId ? found : null
    },
    clear: () => pages.clear(),
  }
}
