import { createLocalStore, type LocalStore } from './local-store.ts'

/** The browser's store of that name, or one that lasts as long as the page where the browser forbids it. */
export function browserStore(name: 'localStorage' | 'sessionStorage'): LocalStore {
  try {
    return createLocalStore(globalThis[name])
  } catch {
    return createLocalStore(undefined)
  }
}
