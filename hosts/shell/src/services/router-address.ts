import type { Address } from './create-navigation.ts'

type Navigate = (path: string, options: { replace: boolean }) => unknown

export interface RouterAddress extends Address {
  /** The router is drawn after the services are made, because its screens use them. */
  connect(navigate: Navigate): void
  /** The router stands at a path, whoever led it there. */
  arrive(path: string): void
}

const withoutTail = (path: string) => path.replace(/(?<=.)\/+$/, '')

/** The address as the router keeps it. A step that is asked for before the router stands is made when it does. */
export function createRouterAddress(start: string): RouterAddress {
  const listeners = new Set<(path: string) => void>()
  let path = withoutTail(start)
  let navigate: Navigate | null = null
  let waiting: (() => void) | null = null

  return {
    get path() {
      return path
    },
    go(target, how) {
      // The same place twice in the history would make one press of Back do nothing.
      const step = () => navigate?.(target, { replace: how === 'replace' || target === path })
      if (navigate) step()
      else waiting = step
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    connect(made) {
      navigate = made
      waiting?.()
      waiting = null
    },
    arrive(next) {
      path = withoutTail(next)
      for (const listener of listeners) listener(path)
    },
  }
}
