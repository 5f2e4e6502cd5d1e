import type { Address } from './create-navigation.ts'
import { isSamePage, type NamedPage, readNamedPage, searchOf } from './named-page.ts'

type Navigate = (address: string, options: { replace: boolean }) => unknown

export interface RouterAddress extends Address {
  /** The router is drawn after the services are made, because its screens use them. */
  connect(navigate: Navigate): void
  /** The router stands at a path with the part behind it, whoever led it there. */
  arrive(path: string, search: string): void
}

const withoutTail = (path: string) => path.replace(/(?<=.)\/+$/, '')

/** The address as the router keeps it. A step that is asked for before the router stands is made when it does. */
export function createRouterAddress(start: string, search = ''): RouterAddress {
  const listeners = new Set<(path: string, named: NamedPage | null) => void>()
  let path = withoutTail(start)
  let named = readNamedPage(search)
  let navigate: Navigate | null = null
  let waiting: (() => void) | null = null

  return {
    get path() {
      return path
    },
    get named() {
      return named
    },
    go(target, how, wanted = null) {
      // The same place twice in the history would make one press of Back do nothing.
      const isHere = () => target === path && (wanted === null || isSamePage(wanted, named))
      const step = () => navigate?.(target + searchOf(wanted), { replace: how === 'replace' || isHere() })
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
    arrive(next, behind) {
      path = withoutTail(next)
      named = readNamedPage(behind)
      for (const listener of listeners) listener(path, named)
    },
  }
}
