import type { Dispose, SpacingProperty, StyleEdit, StyleSurface } from '@pergola/contracts'
import { createDragTip } from '../drag/drag-tip.ts'
import { followPointer, type PointerPlace } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { overriddenBy } from './overridden.ts'

/** How far a handle was dragged, in pixels of the page. */
export interface HandleMove {
  readonly dx: number
  readonly dy: number
  readonly shift: boolean
  readonly alt: boolean
}

/** What a handle does to the element it belongs to. */
export interface HandleGesture {
  /** Name of the undo step. */
  readonly label: string
  readonly cursor: string
  /** Why nothing comes of it here. */
  readonly refusal?: string
  edits(move: HandleMove): readonly StyleEdit[]
  /** Strips of the element that are hatched meanwhile. */
  bands?(move: HandleMove): readonly SpacingProperty[]
}

export interface HandleStart {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  /** Released where it was pressed: the press was meant for what lies below the handle. */
  readonly onPress: () => void
}

/** Pixels a hand may move without meaning to. */
const slack = 3

function words(edits: readonly StyleEdit[]): string {
  return edits.map(({ property, value }) => `${property} ${value}`).join(', ')
}

/** Shows what a dragged handle does as it moves; its release is one undo step, Esc takes it back. */
export function startHandle(
  core: CanvasCore,
  styles: StyleSurface,
  gesture: HandleGesture,
  { pointerId, x, y, onPress }: HandleStart,
): Dispose | null {
  const { frame } = core
  if (!frame || !core.canEdit()) return null
  const { label, cursor } = gesture
  const tip = createDragTip(label)
  let edits: readonly StyleEdit[] | null = null
  let isRefused = false

  function show(place: PointerPlace): void {
    if (edits === null && Math.hypot(place.x - x, place.y - y) < slack) return
    if (gesture.refusal !== undefined) {
      isRefused = true
      return tip.show(place.x, place.y, gesture.refusal, true)
    }
    const { zoom } = core.store.getState()
    const { shift, alt } = place
    const move = { dx: (place.x - x) / zoom, dy: (place.y - y) / zoom, shift, alt }
    edits = gesture.edits(move)
    styles.edit(edits, { preview: true, label })
    core.marks.spacing.emit(gesture.bands?.(move) ?? [])
    const reason = overriddenBy(styles.state.getState().values, edits)
    tip.show(place.x, place.y, reason ?? words(edits), reason !== null)
  }

  function end(keep: boolean): void {
    tip.remove()
    core.marks.spacing.emit([])
    if (keep && edits) return styles.edit(edits, { label })
    styles.endPreview()
    if (keep && !isRefused) onPress()
  }

  tip.show(x, y, label, false)
  return followPointer({ frame, pointerId, cursor, onMove: show, onDrop: () => end(true), onCancel: () => end(false) })
}
