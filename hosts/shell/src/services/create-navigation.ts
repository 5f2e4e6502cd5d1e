import { type NavigationService, type NavigationState, type RouteName, routes, storageKeys } from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import type { LocalStore } from './local-store.ts'

/** The part of the router the service needs. */
export interface RouterLike {
  readonly state: { readonly location: { readonly pathname: string } }
  navigate(path: string): unknown
  subscribe(listener: (state: RouterLike['state']) => void): () => void
}

export type LeftSlot = `left:${string}`

export interface ShellNavigation extends NavigationService {
  showLeft(slot: LeftSlot | null): void
  /** An address inside the editor that is no named route, such as the panel of a third-party remote. */
  visit(path: string): void
  /** The router is made after the services, because its screens use them. */
  connect(router: RouterLike): () => void
}

const leftKey = `${storageKeys.panelLayout}:left`

/** Layers at the first start; an empty text remembers that the panel was closed. */
function rememberedLeft(store: LocalStore): LeftSlot | null {
  const stored = store.read(leftKey) ?? 'left:layers'
  return stored.startsWith('left:') ? (stored as LeftSlot) : null
}

export function createNavigation(store: LocalStore, path: string): ShellNavigation {
  const state = createStore<NavigationState>(() => ({
    path,
    projectId: store.read(storageKeys.projectId),
    pageName: store.read(storageKeys.pageId),
    left: rememberedLeft(store),
  }))
  let router: RouterLike | null = null
  const go = (route: RouteName) => void router?.navigate(routes[route])

  function remember(projectId: string | null, pageName: string | null) {
    store.write(storageKeys.projectId, projectId)
    store.write(storageKeys.pageId, pageName)
    state.setState({ projectId, pageName })
  }

  return {
    state,
    go,
    visit: (address) => void router?.navigate(address),
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
    connect(made) {
      router = made
      state.setState({ path: made.state.location.pathname })
      return made.subscribe(({ location }) => state.setState({ path: location.pathname }))
    },
  }
}
