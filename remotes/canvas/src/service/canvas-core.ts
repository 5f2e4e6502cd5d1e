import {
  emptyCanvasState,
  normalPreferences,
  type CanvasState,
  type NodeId,
  type Outcome,
  type PagePreferences,
  type Services,
} from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { createStore, type StoreApi } from 'zustand/vanilla'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { BlockFitting } from '../structure/block-fitting.ts'
import { isContainer } from '../structure/container.ts'
import { isTypable } from '../text/is-text.ts'
import { noSpace, viewportOf, type Space } from '../viewport/viewport.ts'
import { createMarks, type Marks } from '../overlay/marks.ts'
import { lazyPart, type LazyPart } from './lazy-part.ts'
import { createPanelPace, type PanelPace } from './panel-pace.ts'
import { createSignal, type Signal } from './signal.ts'

/** The last ones belong to others and may come later or not at all: they are looked up when they are wanted. */
export type CanvasServices = Pick<
  Services,
  'projects' | 'settings' | 'toasts' | 'dialogs' | 'commands' | 'navigation' | 'bus'
> &
  Partial<Pick<Services, 'assets' | 'assetPicker' | 'preview' | 'tailwind'>>

/** A step of the open page's history that takes the page away, or gives it another name. */
export type LeavingStep = 'undo' | 'redo' | { readonly label: string; readonly operations: readonly SiteOperation[] }

interface Picking {
  answer(id: NodeId | null): void
  /** Keys have walked to it. */
  light: ((id: NodeId) => void) | undefined
}

/** What the folders of this package share: the open page, its frame, and the one state that panels read. */
export interface CanvasCore {
  readonly services: CanvasServices
  readonly store: StoreApi<CanvasState>
  /** What the page is looked at with. */
  readonly preferences: StoreApi<PagePreferences>
  /** Null while no page is open. */
  page: OpenPage | null
  /** Null while no view shows the canvas. */
  frame: PageFrame | null
  /** Room the view offers, in pixels of the window. */
  space: Space
  /** Lays out a frame of that width among others in a row; null while the page is shown once. */
  row: ((width: number, wanted: number | 'fit') => { readonly height: number; readonly zoom: number }) | null
  hovered: NodeId | null
  /** Hidden by the layers panel, for this session only. */
  readonly hidden: Set<NodeId>
  /** What was selected before a step of the history: undo goes back to it where nothing else is left selected. */
  readonly selectedBefore: WeakMap<object, readonly NodeId[]>
  /** Who wants the next element that is pressed; null while a press selects. */
  picking: Picking | null
  /** What makes the text that is being typed part of the page; null while none is. */
  typing: (() => readonly SiteOperation[]) | null
  /** When panels are told of the page. */
  readonly pace: PanelPace
  /** What gestures want drawn over the page. */
  readonly marks: Marks
  /** Something moved: the page, the frame, the selection. */
  readonly moved: Signal<void>
  readonly touched: Signal<'pointer' | 'escape'>
  /** The browser has loaded a sheet that is no part of the page's own sources. */
  readonly sheetLoaded: Signal<void>
  /** The frame shows the page with other preferences. */
  readonly lookChanged: Signal<void>
  /** Files of the project were stored: some that the page shows are others now, or some have come. */
  readonly filesChanged: Signal<{ readonly isRenewed: boolean; readonly isAdded: boolean }>
  /** The page was stored. */
  readonly saved: Signal<void>
  /** Before anything is read from the page: what is being typed becomes part of it. */
  readonly settle: Signal<void>
  /** Before nodes of the page come, go or are typed into. */
  readonly drawing: Signal<void>
  /** Something was typed that is not part of the page yet. */
  readonly typed: Signal<void>
  /** Does a step after which the project has no page of the open one's name; null until pages can be opened. */
  leave: ((step: LeavingStep) => Promise<Outcome<undefined, 'worker-lost' | 'not-allowed'>>) | null
  publish(change: Partial<CanvasState>): void
  /** Tells what the history says, after a step was closed without another change of the page. */
  published(): void
  /** True when verbs may change the page now. */
  canEdit(): boolean
  /** In the middle of a drag: what is only shown so far is nobody's wish yet. */
  isBusy(): boolean
  /** What makes a block of its place: it comes behind the first page, and a drop waits for it. */
  readonly fitting: LazyPart<BlockFitting>
  /** Its text can be typed. */
  isText(id: NodeId): boolean
  /** It takes children by a drop, a paste or a block. */
  isContainer(id: NodeId): boolean
}

const initialState = (): CanvasState => ({ ...emptyCanvasState, ...viewportOf('desktop', noSpace) })

export function historyOf(page: OpenPage) {
  const { canUndo, canRedo, undoLabel, redoLabel } = page.history.state
  return { canUndo, canRedo, undoLabel, redoLabel }
}

function displayOf({ frame }: CanvasCore, id: NodeId): string {
  const element = frame?.projection.elementOf(id)
  return (element && frame?.window.getComputedStyle(element).display) ?? ''
}

export function createCanvasCore(services: CanvasServices, loadFitting: () => Promise<BlockFitting>): CanvasCore {
  const store = createStore<CanvasState>(initialState)
  const core: CanvasCore = {
    services,
    store,
    preferences: createStore(() => normalPreferences),
    page: null,
    frame: null,
    space: noSpace,
    row: null,
    hovered: null,
    hidden: new Set(),
    selectedBefore: new WeakMap(),
    picking: null,
    typing: null,
    fitting: lazyPart(loadFitting),
    pace: createPanelPace(store),
    marks: createMarks(),
    moved: createSignal(),
    touched: createSignal(),
    sheetLoaded: createSignal(),
    lookChanged: createSignal(),
    filesChanged: createSignal(),
    saved: createSignal(),
    settle: createSignal(),
    drawing: createSignal(),
    typed: createSignal(),
    leave: null,
    publish(change) {
      const state = store.getState()
      const keys = Object.keys(change) as (keyof CanvasState)[]
      if (keys.some((key) => state[key] !== change[key])) store.setState(change)
    },
    published() {
      if (core.page) core.publish(historyOf(core.page))
    },
    canEdit: () => store.getState().phase === 'ready' && !store.getState().readOnly && core.page !== null,
    isBusy: () => core.page?.history.state.open ?? false,
    isText(id) {
      const node = core.page?.node(id)
      return core.page !== null && node !== undefined && isTypable(core.page, node)
    },
    isContainer: (id) => core.page !== null && isContainer(core.page, id, () => displayOf(core, id)),
  }
  return core
}
