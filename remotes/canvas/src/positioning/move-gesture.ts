import type { NodeId, StyleEdit, StyleState } from '@pergola/contracts'
import { createDragTip } from '../drag/drag-tip.ts'
import { overriddenBy } from '../overlay/overridden.ts'
import type { PointerPlace } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { EachElement } from '../styles/each-element.ts'
import type { PlacedElement } from './insets.ts'
import { messages } from './messages.ts'
import { containerOf, placedElements, siblingsOf, unionOf } from './placed-elements.ts'
import { snapMove, type SnapQuestion } from './snap.ts'

/** Pixels of the screen within which a move is drawn to an edge, a centre or an equal distance. */
const snapReach = 5

export interface MoveGesture {
  show(place: PointerPlace): void
  /** One undo step. */
  keep(): void
  cancel(): void
}

function words(edits: readonly StyleEdit[]): string {
  return edits.map(({ property, value }) => `${property} ${value}`).join(', ')
}

class PositionMove implements MoveGesture {
  private readonly core: CanvasCore
  private readonly each: EachElement
  private readonly from: { x: number; y: number }
  private readonly elements: readonly PlacedElement[]
  private readonly around: Pick<SnapQuestion, 'box' | 'siblings' | 'container'>
  private readonly label: string
  private readonly tip
  private list: readonly { id: NodeId; edits: readonly StyleEdit[] }[] = []
  /** Why the element stays as it is, by the properties that are set. */
  private readonly reasons = new Map<string, string | null>()

  constructor(core: CanvasCore, each: EachElement, ids: readonly NodeId[], from: { x: number; y: number }) {
    this.core = core
    this.each = each
    this.from = from
    this.elements = placedElements(core, each, ids)
    const [first] = this.elements
    this.around = {
      box: unionOf(this.elements.map(({ box }) => box)),
      siblings: siblingsOf(core, ids),
      container: first ? containerOf(core, first.element) : null,
    }
    this.label = ids.length > 1 ? messages.many(ids.length) : messages.move
    this.tip = createDragTip(this.label)
  }

  private snapped({ x, y, shift, mod }: PointerPlace) {
    const { zoom } = this.core.store.getState()
    const far = { dx: (x - this.from.x) / zoom, dy: (y - this.from.y) / zoom }
    const lies = Math.abs(far.dx) >= Math.abs(far.dy)
    const free: readonly ('x' | 'y')[] = shift ? [lies ? 'x' : 'y'] : ['x', 'y']
    const [dx, dy] = [free.includes('x') ? far.dx : 0, free.includes('y') ? far.dy : 0]
    if (mod) return { dx, dy, guides: [] }
    return snapMove({ ...this.around, dx, dy, reach: snapReach / zoom, axes: free })
  }

  show(place: PointerPlace): void {
    const { dx, dy, guides } = this.snapped(place)
    this.list = this.elements.map(({ id, editsFor }) => ({ id, edits: editsFor(dx, dy) }))
    this.each.show(this.list, this.label)
    this.core.marks.guides.emit(guides)
    const [first] = this.list
    const reason = first ? this.reasonFor(first.id, first.edits) : null
    this.tip.show(place.x, place.y, reason ?? (words(first?.edits ?? []) || this.label), reason !== null)
  }

  /** Asked once for each set of properties: what wins does not change while it is dragged. */
  private reasonFor(id: NodeId, edits: readonly StyleEdit[]): string | null {
    const key = edits.map(({ property }) => property).join()
    const known = this.reasons.get(key)
    if (known !== undefined) return known
    const { values }: StyleState = this.each.stateOf(id)
    const reason = overriddenBy(values, edits)
    this.reasons.set(key, reason)
    return reason
  }

  private end(): void {
    this.tip.remove()
    this.core.marks.guides.emit(null)
  }

  keep(): void {
    this.end()
    this.each.keep(this.list, this.label)
  }

  cancel(): void {
    this.end()
    this.each.cancel()
  }
}

/** Moves positioned elements by their own insets, from a point of the editor's window. */
export function createMoveGesture(
  core: CanvasCore,
  each: EachElement,
  ids: readonly NodeId[],
  from: { x: number; y: number },
): MoveGesture {
  return new PositionMove(core, each, ids, from)
}
