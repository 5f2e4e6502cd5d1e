import { storageKeys } from '@pergola/contracts'
import { type LocalStore, readJson } from './local-store.ts'

/** What this browser gives to the history of a project; null where nobody has said, or said nonsense. */
export function createHistoryLimit(store: LocalStore) {
  return {
    read(): number | null {
      const bytes = readJson(store, storageKeys.historyLimit)
      return typeof bytes === 'number' && bytes >= 0 ? bytes : null
    },
    write: (bytes: number) => store.write(storageKeys.historyLimit, String(bytes)),
  }
}
