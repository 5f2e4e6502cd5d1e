/** The browser's key-value store, which may be refused, full or broken: then values last as long as the tab. */
export interface LocalStore {
  read(key: string): string | null
  write(key: string, value: string | null): void
}

export function createLocalStore(storage: Storage | undefined): LocalStore {
  const memory = new Map<string, string | null>()

  return {
    read(key) {
      const remembered = memory.get(key)
      if (remembered !== undefined) return remembered
      try {
        return storage?.getItem(key) ?? null
      } catch {
        return null // Blocked by the browser's privacy settings: as good as empty.
      }
    },
    write(key, value) {
      try {
        if (value === null) storage?.removeItem(key)
        else storage?.setItem(key, value)
        // Kept by the browser, it is read from there: another tab may write it, too.
        if (storage) memory.delete(key)
        else memory.set(key, value)
      } catch (error) {
        memory.set(key, value)
        console.warn(`The browser did not keep ${key}; it lasts until this tab closes.`, error)
      }
    },
  }
}

/** Plain JSON under a key; what cannot be read counts as not there. */
export function readJson(store: LocalStore, key: string): unknown {
  return parseJson(store.read(key))
}

export function parseJson(text: string | null): unknown {
  if (text === null) return undefined
  try {
    return JSON.parse(text)
  } catch {
    return undefined // Written by hand or cut short: the defaults take its place.
  }
}
