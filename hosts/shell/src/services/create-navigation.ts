import {
  type Dispose,
  type NavigationService,
  type NavigationState,
  type RouteName,
  routes,
  storageKeys,
} from '@pergola/contracts'
import { createStore } from 'zustand/vanilla'
import { createLocalStore, type LocalStore } from './local-store.ts'
import { isSamePage, type NamedPage } from './named-page.ts'
import { createRemembered } from './remembered-page.ts'

/** Where the editor stands in the browser. */
export interface Address {
  readonly path: string
  readonly named: NamedPage | null
  /** `replace` leaves no step to go back to. Without a page the address names none. */
  go(path: string, how?: 'replace', named?: NamedPage | null): void
  subscribe(listener: (path: string, named: NamedPage | null) => void): Dispose
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

/** Screens that show no project: their address names none. */
const namesNone = (path: string) => path === routes.workspace || path === routes.fileBrowser

/** What the tab has open, in its state, in the storages and in its address at once. */
function createStanding(remembered: ReturnType<typeof createRemembered>, store: LocalStore, address: Address) {
  const first = address.named ?? remembered.read()
  const state = createStore<NavigationState>(() => ({
    path: address.path,
    projectId: first?.projectId ?? null,
    pageName: first?.pageName ?? (first && 'index'),
    left: rememberedLeft(store),
  }))
  if (address.named !== null) remembered.write(address.named)

  function namedNow(): NamedPage | null {
    const { projectId, pageName } = state.getState()
    return projectId === null ? null : { projectId, pageName }
  }

  function remember(projectId: string | null, pageName: string | null) {
    state.setState({ projectId, pageName })
    remembered.write(namedNow())
  }

  /** The address follows a page that is opened where one stands; there is no step to go back to. */
  function rename() {
    const { path } = state.getState()
    if (!namesNone(path) && !isSamePage(address.named, namedNow())) address.go(path, 'replace', namedNow())
  }

  return {
    state,
    remember,
    rename,
    go: (path: string, how?: 'replace') => address.go(path, how, namesNone(path) ? null : namedNow()),
    /** Back, Forward and an address that is typed may name another page or another project. */
    arrive(path: string, named: NamedPage | null) {
      state.setState({ path })
      if (named === null) return rename()
      if (!isSamePage(named, namedNow())) remember(named.projectId, named.pageName ?? 'index')
    },
  }
}

/**
 * Where the person stands. Which project that is belongs to the tab: its address says so, else its session storage; the
 * keys in local storage are where a new tab begins.
 */
export function createNavigation(
  store: LocalStore,
  address: Address,
  session: LocalStore = createLocalStore(undefined),
): ShellNavigation {
  const { state, remember, rename, ...standing } = createStanding(createRemembered(store, session), store, address)
  const listeners = new Set<() => void>()

  function visit(path: string, how?: 'replace') {
    for (const listener of listeners) listener()
    standing.go(path, how)
  }
  const go = (route: RouteName) => visit(routes[route])

  return {
    state,
    go,
    visit,
    onStep(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    dispose: address.subscribe(standing.arrive),
    openProject(projectId, pageName = 'index', route = 'addBlocks') {
      remember(projectId, pageName)
      go(route)
    },
    openPage(pageName) {
      remember(state.getState().projectId, pageName)
      rename()
    },
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
