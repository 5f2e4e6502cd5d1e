import { storageKeys } from '@pergola/contracts'
import type { LocalStore } from './local-store.ts'
import type { NamedPage } from './named-page.ts'

/**
 * The project and page of this tab, under the same keys in both storages. Session storage is the tab's own and survives its
 * reload; local storage holds what was opened last in any tab, for the next new one.
 */
export function createRemembered(store: LocalStore, session: LocalStore) {
  const { projectId: projectKey, pageId: pageKey } = storageKeys

  function readFrom(from: LocalStore): NamedPage | null {
    const projectId = from.read(projectKey)
    return projectId === null ? null : { projectId, pageName: from.read(pageKey) }
  }

  function writeTo(to: LocalStore, named: NamedPage | null) {
    to.write(projectKey, named?.projectId ?? null)
    to.write(pageKey, named?.pageName ?? null)
  }

  return {
    read: () => readFrom(session) ?? readFrom(store),
    /** Null: this tab has left its project. Another one that a tab has opened since stays for the next new tab. */
    write(named: NamedPage | null) {
      const left = readFrom(session)
      writeTo(session, named)
      if (named !== null || readFrom(store)?.projectId === left?.projectId) writeTo(store, named)
    },
  }
}
