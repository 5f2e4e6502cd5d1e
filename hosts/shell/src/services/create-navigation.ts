import {
  type Dispose,
  type NavigationService,
  type NavigationState,
  type RouteName,
  routes,
  storageKeys,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { LocalStore } from './local-store.ts'

/** Where the editor stands in the browser. */
export interface Address {
  readonly path: string
  /** `replace` leaves no step to go back to. */
  go(path: string, how?: 'replace'): void
  subscribe(listener: (path: string) => void): Dispose
}

export type LeftSlot = `left:${string}`

export interface ShellNavigation extends NavigationService {
  showLeft(slot: LeftSlot | null): void
  /** An address inside the editor that is no named route, such as the panel of a third-party remote. */
  visit(path: string, how?: 'replace'): void
  /** Told of every step as it is asked for, of one to where one stands, too. */
  onStep(listener: () => void): Dispose
  dispose: Dispose
}

const leftKey = `${storageKeys.panelLayout}:left`

/** Layers at the first start; an empty text remembers that the panel was closed. */
function rememberedLeft(store: LocalStore): LeftSlot | null {
  const stored = store.read(leftKey) ?? 'left:layers'
  return stored.startsWith('left:') ? (stored as LeftSlot) : null
}

export function createNavigation(store: LocalStore, address: Address): ShellNavigation {
  const state = createStore<NavigationState>(() => ({
    path: address.path,
    projectId: store.read(storageKeys.projectId),
    pageName: store.read(storageKeys.pageId),
    left: rememberedLeft(store),
  }))
  const listeners = new Set<() => void>()

  function visit(path: string, how?: 'replace') {
    for (const listener of listeners) listener()
    address.go(path, how)
  }
  const go = (route: RouteName) => visit(routes[route])

  function remember(projectId: string | null, pageName: string | null) {
    store.write(storageKeys.projectId, projectId)
    store.write(storageKeys.pageId, pageName)
    state.setState({ projectId, pageName })
  }

  return {
    state,
    go,
    visit,
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: address.subscribe((path) => state.setState({ path })),
    openProject(projectId, pageName = 'index', route = 'addBlocks') {
      remember(projectId, pageName)
      go(route)
    },
    openPage: (pageName) => remember(state.getState().projectId, pageName),
    showLeft(left) {
      store.write(leftKey, left ?? '')
      state.setState({ left })
    },
    leaveProject() {
      remember(null, null)
      go('workspace')
    },
  }
}
