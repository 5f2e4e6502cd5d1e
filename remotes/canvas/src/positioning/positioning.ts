import type { GridCells, NodeId } from '@pergola/contracts'
import { followPointer, frameScale, type PointerPlace } from '../pointer/follow-pointer.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { lazyPart, type LazyPart } from '../service/lazy-part.ts'
import { switchedOff } from '../structure/component-switches.ts'
import { outermost } from '../structure/structure.ts'
import type { EachElement, StyleTarget } from '../styles/each-element.ts'
import type { Edge } from './cell-ranges.ts'
import { drawnGridAround } from './drawn-grid.ts'
import type * as LazyParts from './lazy-parts.ts'
import { messages, type Alignment } from './messages.ts'
import type { MoveGesture } from './move-gesture.ts'
import type { Nudge } from './nudge.ts'

/** A press that has begun to move. */
export interface MovingPress {
  readonly pointerId: number
  /** Where it was pressed, and where it is now: in pixels of the page's viewport. */
  readonly from: { readonly x: number; readonly y: number }
  readonly x: number
  readonly y: number
  readonly shift: boolean
}

/** Elements that their insets or the lines of a grid place are moved by them. */
export interface Positioning {
  /** A press on an element means the cells of the grid that is drawn over the page: nothing else is selected by it. */
  isPlacing(id: NodeId): boolean
  /** Takes an edge of the selected child's cells along, from a point of the window. */
  startEdge(edge: Edge, press: { pointerId: number; x: number; y: number }): void
  /** False where they stand in the flow of the page, or may not be moved. */
  startMove(ids: readonly NodeId[], press: MovingPress): boolean
  /** Puts the selected child of a grid into cells of it, others of its class stay. One step. */
  placeInGrid(cells: GridCells): void
  /** An arrow key was pressed on the page. False where it means something else. */
  nudge(event: KeyboardEvent): boolean
  /** Aligns what is selected. One step; where the page lets nothing be aligned that is told. */
  align(alignment: Alignment): Promise<void>
}

function isPlaced({ frame }: CanvasCore, id: NodeId): boolean {
  const element = frame?.projection.elementOf(id)
  if (!element || !frame || !('offsetLeft' in element)) return false
  const { position, left, top, right, bottom } = frame.window.getComputedStyle(element)
  if (position === 'absolute' || position === 'fixed') return true
  // What is relative alone is so for the sake of what it holds; insets of a sticky one say when it sticks.
  return position === 'relative' && [left, top, right, bottom].some((inset) => Number.parseFloat(inset))
}

type Lazy = LazyPart<Omit<typeof LazyParts, 'createNudge' | 'createEachElement'> & { each: EachElement; nudge: Nudge }>

type CreateGesture = (parts: Awaited<ReturnType<Lazy['load']>>, from: { x: number; y: number }) => MoveGesture

/** What moves elements comes with the first that is selected: a gesture that is earlier waits for it, and is not lost. */
function loadBehind(core: CanvasCore, target: StyleTarget): Lazy {
  const lazy = lazyPart(async () => {
    const parts = await import('./lazy-parts.ts')
    const each = parts.createEachElement(core, target)
    return { ...parts, each, nudge: parts.createNudge(core, each) }
  })
  const dispose = core.store.subscribe(({ selection }) => {
    if (selection.length === 0) return
    dispose()
    // The first gesture asks again.
    lazy.load().catch(() => undefined)
  })
  return lazy
}

/** Elements that a gesture may move. */
function movable(core: CanvasCore, ids: readonly NodeId[]): readonly NodeId[] {
  const { page } = core
  if (!page || ids.length === 0 || !core.canEdit() || switchedOff(page, ids, 'draggable') !== undefined) return []
  return outermost(page, ids)
}

/** The child of a grid that lines place; one that follows the others has its order changed, as everywhere in the flow. */
function isInCell({ frame }: CanvasCore, id: NodeId): boolean {
  const element = frame?.projection.elementOf(id)
  const around = element?.parentElement
  if (!frame || !element || !around || !frame.window.getComputedStyle(around).display.endsWith('grid')) return false
  const { gridColumnStart, gridRowStart } = frame.window.getComputedStyle(element)
  return [gridColumnStart, gridRowStart].some((line) => line !== 'auto' && !line.startsWith('span'))
}

function gestureFor(core: CanvasCore, ids: readonly NodeId[]): CreateGesture | null {
  const [only] = ids
  if (only !== undefined && core.canEdit() && drawnGridAround(core, only)) {
    return ({ createGridGesture, each }, from) => createGridGesture(core, each, ids, from)
  }
  const moved = movable(core, ids)
  if (moved.length === 0) return null
  if (moved.every((id) => isPlaced(core, id))) {
    return ({ createMoveGesture, each }, from) => createMoveGesture(core, each, moved, from)
  }
  if (moved.length !== 1 || moved[0] === undefined || !isInCell(core, moved[0])) return null
  return ({ createCellGesture, each }, from) => createCellGesture(core, each, moved, from)
}

interface FollowedMove {
  readonly pointerId: number
  /** Where it was pressed, and where it is now: in pixels of the window. */
  readonly from: { readonly x: number; readonly y: number }
  readonly now: PointerPlace
}

/** Follows the pointer until it is released, also where what moves the elements is still on its way. */
function followMove(core: CanvasCore, lazy: Lazy, create: CreateGesture, { pointerId, from, now }: FollowedMove): void {
  let place = now
  let gesture: MoveGesture | null = null
  let end: 'keep' | 'cancel' | null = null
  const finish = (how: 'keep' | 'cancel') => {
    end = how
    gesture?.[how]()
  }
  followPointer({
    frame: core.frame,
    pointerId,
    cursor: 'move',
    onMove(next) {
      place = next
      gesture?.show(next)
    },
    onDrop: () => finish('keep'),
    onCancel: () => finish('cancel'),
  })
  lazy.load().then(
    (parts) => {
      if (end === 'cancel') return
      gesture = create(parts, from)
      gesture.show(place)
      if (end) gesture[end]()
    },
    () => core.services.toasts.error(messages.notLoaded),
  )
}

/** From pixels of the page's viewport. */
function fromFrame(frame: PageFrame, { pointerId, from, x, y, shift }: MovingPress): FollowedMove {
  const { bounds, zoom } = frameScale(frame)
  const inWindow = (at: { x: number; y: number }) => ({ x: bounds.left + at.x * zoom, y: bounds.top + at.y * zoom })
  return { pointerId, from: inWindow(from), now: { ...inWindow({ x, y }), shift, alt: false, mod: false } }
}

async function alignSelection(core: CanvasCore, lazy: Lazy, alignment: Alignment): Promise<void> {
  const ids = movable(core, core.store.getState().selection)
  if (ids.length === 0) return
  try {
    const parts = await lazy.load()
    if (ids.every((id) => isPlaced(core, id))) return parts.alignPlaced(core, parts.each, ids, alignment)
    const aligned = parts.alignInLayout(core, parts.each, ids, alignment)
    if (!aligned.ok) core.services.toasts.warning(messages.noLayout)
  } catch {
    core.services.toasts.error(messages.notLoaded)
  }
}

export function createPositioning(core: CanvasCore, target: StyleTarget): Positioning {
  const lazy = loadBehind(core, target)
  const isLost = () => core.services.toasts.error(messages.notLoaded)
  return {
    isPlacing: (id) => core.canEdit() && drawnGridAround(core, id) !== null,
    startEdge(edge, { pointerId, x, y }) {
      const now = { x, y, shift: false, alt: false, mod: false }
      const create: CreateGesture = ({ createEdgeGesture, each }, from) => createEdgeGesture(core, each, edge, from)
      if (core.canEdit()) followMove(core, lazy, create, { pointerId, from: { x, y }, now })
    },
    startMove(ids, press) {
      const create = gestureFor(core, ids)
      if (create && core.frame) followMove(core, lazy, create, fromFrame(core.frame, press))
      return create !== null
    },
    align: (alignment) => alignSelection(core, lazy, alignment),
    placeInGrid: (cells) => void lazy.load().then(({ placeInCells, each }) => placeInCells(core, each, cells), isLost),
    nudge({ key, shiftKey, ctrlKey, altKey, metaKey }) {
      if (!key.startsWith('Arrow') || ctrlKey || altKey || metaKey) return false
      const ids = movable(core, core.store.getState().selection)
      const isCell = ids.length === 1 && core.marks.grids.getState().some(({ owner }) => owner === 'parent')
      if (ids.length === 0 || !(isCell || ids.every((id) => isPlaced(core, id)))) return false
      lazy
        .load()
        .then(
          ({ nudge, placeByKey, each }) => (isCell ? placeByKey(core, each, key, shiftKey) : nudge(ids, key, shiftKey)),
          isLost,
        )
      return true
    },
  }
}
