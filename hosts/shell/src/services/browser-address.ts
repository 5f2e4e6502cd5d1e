import type { Address } from './create-navigation.ts'

/** The address bar. A step leaves an entry in the browser's history; going back and forward is followed. */
export function createBrowserAddress(window: Window): Address {
  const listeners = new Set<(path: string) => void>()
  const read = () => window.location.pathname.replace(/(?<=.)\/+$/, '')
  const tell = () => {
    for (const listener of listeners) listener(read())
  }

  return {
    get path() {
      return read()
    },
    go(path, how) {
      // The same place twice in the history would make one press of Back do nothing.
      if (how === 'replace' || path === read()) window.history.replaceState(null, '', path)
      else window.history.pushState(null, '', path)
      tell()
    },
    subscribe(listener) {
      if (listeners.size === 0) window.addEventListener('popstate', tell)
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
        if (listeners.size === 0) window.removeEventListener('popstate', tell)
      }
    },
  }
}
