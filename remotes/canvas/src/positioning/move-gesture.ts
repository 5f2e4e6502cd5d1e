import type { NodeId, StyleEdit, StyleState } from '@pergola/contracts'
import { createDragTip } from '../drag/drag-tip.ts'
import { overriddenBy } from '../overlay/overridden.ts'
import { createEdgeScroll, type EdgeScroll } from '../pointer/edge-scroll.ts'
import type { PointerPlace } from '../pointer/follow-pointer.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { EachElement } from '../styles/each-element.ts'
import type { PlacedElement } from './insets.ts'
import { messages } from './messages.ts'
import { pagePoint, type PagePoint } from './page-point.ts'
import { placedElements } from './placed-elements.ts'
import { ShownMove } from './shown-move.ts'
import { createSnapPlaces, type SnapPlaces } from './snap-places.ts'

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
  private readonly from: PagePoint
  private readonly elements: readonly PlacedElement[]
  private readonly snapTo: SnapPlaces
  private readonly label: string
  private readonly tip
  private readonly shown: ShownMove | null
  private readonly edges: EdgeScroll | null
  private list: readonly { id: NodeId; edits: readonly StyleEdit[] }[] = []
  private place: PointerPlace | null = null
  /** Why the element stays as it is, by the properties that are set. */
  private readonly reasons = new Map<string, string | null>()

  constructor(core: CanvasCore, each: EachElement, ids: readonly NodeId[], from: { x: number; y: number }) {
    const { frame } = core
    this.core = core
    this.each = each
    this.elements = placedElements(core, each, ids)
    const [first] = this.elements
    this.from = pagePoint(core, from, first?.element)
    this.snapTo = createSnapPlaces(core, ids, this.elements)
    this.label = ids.length > 1 ? messages.many(ids.length) : messages.move
    this.tip = createDragTip(this.label)
    this.shown = frame && new ShownMove(this.elements, frame.window)
    this.edges = frame && createEdgeScroll(frame, () => this.place && this.showAt(this.place))
  }

  private snapped(place: PointerPlace) {
    const { shift, mod } = place
    const now = pagePoint(this.core, place, this.elements[0]?.element)
    const far = { dx: now.x - this.from.x, dy: now.y - this.from.y }
    const lies = Math.abs(far.dx) >= Math.abs(far.dy)
    const free: readonly ('x' | 'y')[] = shift ? [lies ? 'x' : 'y'] : ['x', 'y']
    const [dx, dy] = [free.includes('x') ? far.dx : 0, free.includes('y') ? far.dy : 0]
    if (mod) return { dx, dy, guides: [] }
    const { zoom } = this.core.store.getState()
    return this.snapTo.snap({ dx, dy, reach: snapReach / zoom, axes: free })
  }

  show(place: PointerPlace): void {
    this.showAt(place)
    this.edges?.follow(place)
  }

  private showAt(place: PointerPlace): void {
    this.place = place
    const { dx, dy, guides } = this.snapped(place)
    this.list = this.elements.map(({ id, editsFor }) => ({ id, edits: editsFor(dx, dy), alone: true }))
    const [first] = this.list
    const reason = first ? this.reasonFor(first.id, first.edits) : null
    if (reason === null) this.each.cancel()
    else this.each.show(this.list, this.label)
    this.shown?.to(...(reason === null ? ([dx, dy] as const) : ([0, 0] as const)))
    this.core.marks.guides.emit(guides)
    this.tip.show(place.x, place.y, reason ?? (words(first?.edits ?? []) || this.label), reason !== null)
  }

  /** Asked once for each set of properties: what wins does not change while it is dragged. */
  private reasonFor(id: NodeId, edits: readonly StyleEdit[]): string | null {
    const key = edits.map(({ property }) => property).join()
    const known = this.reasons.get(key)
    if (known !== undefined) return known
    // The rule has to say it for another to win over it.
    this.each.show(this.list, this.label)
    const { values }: StyleState = this.each.stateOf(id)
    const reason = overriddenBy(values, edits)
    this.reasons.set(key, reason)
    return reason
  }

  private end(): void {
    this.edges?.dispose()
    this.shown?.end()
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
