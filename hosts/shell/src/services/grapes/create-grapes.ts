import type { GrapesService } from '@pergola/contracts'
import { importWithRetry } from '../../lazy-import.ts'
import type { LocalStore } from '../local-store.ts'

/** GrapesJS comes when it is first asked. */
export function createGrapes(store: LocalStore): GrapesService {
  let guests: Promise<GrapesService> | undefined
  const open = () =>
    (guests ??= importWithRetry(() => import('./guests.ts')).then(({ createGuests }) => createGuests(store)))
  return {
    readProject: async (text) => (await open()).readProject(text),
    readPlugin: async (plugin) => (await open()).readPlugin(plugin),
  }
}
