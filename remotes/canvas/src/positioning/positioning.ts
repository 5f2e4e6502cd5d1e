import type { NodeId } from '@pergola/contracts'
import { followPointer, frameScale, type PointerPlace } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { latePart, type LatePart } from '../service/late-part.ts'
import { switchedOff } from '../structure/component-switches.ts'
import { outermost } from '../structure/structure.ts'
import type { EachElement, StyleTarget } from '../styles/each-element.ts'
import type { alignInLayout, alignPlaced } from './align-elements.ts'
import { messages, type Alignment } from './messages.ts'
import type { createMoveGesture, MoveGesture } from './move-gesture.ts'
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
  /** False where they stand in the flow of the page, or may not be moved. */
  startMove(ids: readonly NodeId[], press: MovingPress): boolean
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

type CreateGesture = typeof createMoveGesture
type GestureName = 'createMoveGesture' | 'createCellGesture'

type Late = LatePart<
  {
    readonly [Name in GestureName]: CreateGesture
  } & {
    readonly each: EachElement
    readonly nudge: Nudge
    readonly alignPlaced: typeof alignPlaced
    readonly alignInLayout: typeof alignInLayout
  }
>

/** What moves elements comes with the first that is selected: a gesture that is earlier waits for it, and is not lost. */
function loadBehind(core: CanvasCore, target: StyleTarget): Late {
  const late = latePart(async () => {
    const parts = await import('./late-parts.ts')
    const each = parts.createEachElement(core, target)
    return {
      createMoveGesture: parts.createMoveGesture,
      createCellGesture: parts.createCellGesture,
      alignPlaced: parts.alignPlaced,
      alignInLayout: parts.alignInLayout,
      each,
      nudge: parts.createNudge(core, each),
    }
  })
  const dispose = core.store.subscribe(({ selection }) => {
    if (selection.length === 0) return
    dispose()
    // The first gesture asks again.
    late.come().catch(() => undefined)
  })
  return late
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

interface Moved {
  readonly ids: readonly NodeId[]
  readonly gesture: GestureName
}

function gestureFor(core: CanvasCore, ids: readonly NodeId[]): Moved | null {
  const moved = movable(core, ids)
  if (moved.length === 0) return null
  if (moved.every((id) => isPlaced(core, id))) return { ids: moved, gesture: 'createMoveGesture' }
  const [only] = moved
  const isCell = moved.length === 1 && only !== undefined && isInCell(core, only)
  return isCell ? { ids: moved, gesture: 'createCellGesture' } : null
}

/** Follows the pointer until it is released, also where what moves the elements is still on its way. */
function followMove(core: CanvasCore, late: Late, { ids, gesture: name }: Moved, press: MovingPress): void {
  const { frame } = core
  if (!frame) return
  const { bounds, zoom } = frameScale(frame)
  const inWindow = ({ x, y }: { x: number; y: number }) => ({ x: bounds.left + x * zoom, y: bounds.top + y * zoom })
  let place: PointerPlace = { ...inWindow(press), shift: press.shift, alt: false, mod: false }
  let gesture: MoveGesture | null = null
  let end: 'keep' | 'cancel' | null = null
  const finish = (how: 'keep' | 'cancel') => {
    end = how
    gesture?.[how]()
  }
  followPointer({
    frame,
    pointerId: press.pointerId,
    cursor: 'move',
    onMove(next) {
      place = next
      gesture?.show(next)
    },
    onDrop: () => finish('keep'),
    onCancel: () => finish('cancel'),
  })
  late.come().then(
    ({ each, [name]: create }) => {
      if (end === 'cancel') return
      gesture = create(core, each, ids, inWindow(press.from))
      gesture.show(place)
      if (end) gesture[end]()
    },
    () => core.services.toasts.error(messages.notLoaded),
  )
}

async function alignSelection(core: CanvasCore, late: Late, alignment: Alignment): Promise<void> {
  const ids = movable(core, core.store.getState().selection)
  if (ids.length === 0) return
  try {
    const parts = await late.come()
    if (ids.every((id) => isPlaced(core, id))) return parts.alignPlaced(core, parts.each, ids, alignment)
    const aligned = parts.alignInLayout(core, parts.each, ids, alignment)
    if (!aligned.ok) core.services.toasts.warning(messages.noLayout)
  } catch {
    core.services.toasts.error(messages.notLoaded)
  }
}

export function createPositioning(core: CanvasCore, target: StyleTarget): Positioning {
  const late = loadBehind(core, target)
  return {
    startMove(ids, press) {
      const moved = gestureFor(core, ids)
      if (moved) followMove(core, late, moved, press)
      return moved !== null
    },
    align: (alignment) => alignSelection(core, late, alignment),
    nudge({ key, shiftKey, ctrlKey, altKey, metaKey }) {
      if (!key.startsWith('Arrow') || ctrlKey || altKey || metaKey) return false
      const ids = movable(core, core.store.getState().selection)
      if (ids.length === 0 || !ids.every((id) => isPlaced(core, id))) return false
      late.come().then(
        ({ nudge }) => nudge(ids, key, shiftKey),
        () => core.services.toasts.error(messages.notLoaded),
      )
      return true
    },
  }
}
