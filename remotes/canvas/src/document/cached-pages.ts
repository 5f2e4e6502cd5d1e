import { limits } from '@pergola/contracts'
import type { ProjectSteps, CachedPage } from '@pergola/site/document'
import type { OpenPage } from './open-page.ts'

/** Pages of one project that were left with something to take back, or to do again, that does not go along. */
export interface CachedPages {
  keep(page: OpenPage, projectSteps: ProjectSteps): void
  /** Null when there is none; it is not kept any more. */
  take(projectId: string, name: string): CachedPage | null
  /** There were so many that this one had to be let go of. True once. */
  wasLetGo(projectId: string, name: string): boolean
  clear(): void
}

interface Kept extends CachedPage {
  readonly projectId: string
  readonly elements: number
}

export function createCachedPages(): CachedPages {
  const pages = new Map<string, Kept>()
  const letGo = new Map<string, string>()

  /** The one that was left last stays, however large it is. */
  function makeRoom() {
    const elements = () => [...pages.values()].reduce((sum, page) => sum + page.elements, 0)
    while (pages.size > 1 && (pages.size > limits.cachedPages || elements() > limits.cachedElements)) {
      const [[name, { projectId }] = ['', { projectId: '' }]] = pages
      pages.delete(name)
      letGo.set(name, projectId)
    }
  }

  return {
    keep({ projectId, name, site, history, tree }, { past, future }) {
      pages.delete(name)
      // All of them goes along to the next page, and from there back to this one.
      if (history.steps === past.length + future.length) return
      pages.set(name, { projectId, document: site, history, went: past, elements: tree.size })
      site.letGoExcept(history.touched().files)
      makeRoom()
    },
    take(projectId, name) {
      const found = pages.get(name)
      pages.delete(name)
      return found?.projectId === projectId ? found : null
    },
    wasLetGo(projectId, name) {
      const was = letGo.get(name) === projectId
      letGo.delete(name)
      return was
    },
    clear() {
      pages.clear()
      letGo.clear()
    },
  }
}
