import type { Address } from '../create-navigation.ts'

/** An address bar without a browser. */
export function createFakeAddress(start: string): Address {
  const listeners = new Set<(path: string) => void>()
  const at = { path: start }
  return {
    get path() {
      return at.path
    },
    go(path) {
      at.path = path
      for (const listener of listeners) listener(path)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
