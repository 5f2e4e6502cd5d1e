import type { Address } from '../create-navigation.ts'
import type { NamedPage } from '../named-page.ts'

/** An address bar without a browser. `follow` is a step that the browser makes: Back, Forward, an address that is typed. */
export interface FakeAddress extends Address {
  follow(path: string, named?: NamedPage | null): void
}

export function createFakeAddress(start: string, named: NamedPage | null = null): FakeAddress {
  const listeners = new Set<(path: string, named: NamedPage | null) => void>()
  const at = { path: start, named }

  function follow(path: string, next: NamedPage | null = null) {
    at.path = path
    at.named = next
    for (const listener of listeners) listener(path, next)
  }

  return {
    get path() {
      return at.path
    },
    get named() {
      return at.named
    },
    go: (path, _how, next) => follow(path, next),
    follow,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
