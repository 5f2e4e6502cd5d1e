/** Files of a project that were replaced or removed while a page of it is open. */
export interface RenewedFiles {
  isEmpty(): boolean
  has(path: string): boolean
  add(paths: readonly string[], revision: number): void
  /** What an address in the page becomes, to be asked for again; as it is for every other file. */
  addressOf(url: string, base: string): string
}

/**
 * A browser shows what an address once gave it for as long as the document stands, whatever is stored there by now: only
 * another address makes it ask.
 */
export function createRenewedFiles(folder: string): RenewedFiles {
  const revisions = new Map<string, number>()

  function pathOf(address: URL): string | null {
    const plain = address.origin + address.pathname
    if (!plain.startsWith(folder)) return null
    try {
      return decodeURIComponent(plain.slice(folder.length))
    } catch {
      return null
    }
  }

  return {
    isEmpty: () => revisions.size === 0,
    has: (path) => revisions.has(path),
    add(paths, revision) {
      for (const path of paths) revisions.set(path, revision)
    },
    addressOf(url, base) {
      const address = revisions.size > 0 && URL.canParse(url, base) ? new URL(url, base) : null
      const revision = address && revisions.get(pathOf(address) ?? '')
      if (!address || revision === undefined || revision === null) return url
      address.search = `?v=${revision}`
      return address.href
    },
  }
}
