import type { Dispose, DropPosition, NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { createEdgeScroll, EdgeScroll } from '../pointer/edge-scroll.ts'
import { followPointer, frameScale } from '../pointer/follow-pointer.ts'
import { createDragTip, type DragTip } from './drag-tip.ts'
import type { DropPlace, DropRefusal } from './drop-place.ts'
import type { DropFinder } from './find-drop.ts'
import { messages } from './messages.ts'

/** What a drag goes over. */
interface DragField {
  readonly frame: PageFrame
  readonly find: DropFinder
  readonly createEdgeScroll: typeof createEdgeScroll
  /** Shows where empty containers are; the end takes it back. */
  readonly showAreas: () => Dispose
}

interface DragInput {
  /** Null while there is none; it may stand before the page in it is ready. */
  readonly frame: PageFrame | null
  /** Null while the page is not ready: the drag waits for it, and so does a drop. */
  readonly field: () => DragField | null
  /** Something changed that may have made the page ready. */
  readonly onChange: (listener: () => void) => Dispose
  readonly label: string
  readonly pointerId: number
  readonly onPlace: (place: DropPlace | null) => void
  readonly onDrop: (where: { target: NodeId; position: DropPosition }) => void
  /** What was dropped before the page was ready cannot stand there. */
  readonly onRefused: (reason: string) => void
  readonly onEnd: () => void
}

class DragSession {
  private readonly input: DragInput
  private readonly tip: DragTip
  private field: DragField | null = null
  private find: DropFinder = () => ({ refused: messages.waiting })
  private place: DropPlace | null = null
  /** In the window. */
  private at = { x: 0, y: 0 }
  private edges: EdgeScroll | null = null
  private ended = false
  private dropped = false
  private stop: Dispose = () => {}
  private stopWaiting: Dispose = () => {}
  private hideAreas: Dispose = () => {}

  constructor(input: DragInput) {
    this.input = input
    this.tip = createDragTip(input.label)
  }

  start(): void {
    const { pointerId, onChange } = this.input
    this.open()
    if (!this.field) this.stopWaiting = onChange(() => this.arrive())
    this.stop = followPointer({
      frame: this.input.frame,
      pointerId,
      cursor: this.field ? 'grabbing' : 'progress',
      onMove: ({ x, y }) => this.showAt(x, y),
      onDrop: () => this.drop(),
      onCancel: () => this.end(),
    })
  }

  private open(): void {
    this.field = this.input.field()
    if (!this.field) return
    this.find = this.field.find
    this.edges = this.field.createEdgeScroll(this.field.frame, () => this.showAt(this.at.x, this.at.y), false)
    this.hideAreas = this.field.showAreas()
  }

  /** The page has become ready under the pointer, or under what was dropped already. */
  private arrive(): void {
    this.open()
    if (!this.field || this.ended) return
    this.stopWaiting()
    this.showAt(this.at.x, this.at.y)
    if (this.dropped) this.drop()
  }

  private showAt(x: number, y: number): void {
    this.at = { x, y }
    if (!this.field) return this.tip.show(x, y, this.dropped ? messages.dropped : messages.waiting, false)
    const { bounds, zoom } = frameScale(this.field.frame)
    const point = { x: (x - bounds.left) / zoom, y: (y - bounds.top) / zoom }
    const over = x >= bounds.left && x < bounds.right && y >= bounds.top && y < bounds.bottom
    this.showFound(over ? this.find(point) : null)
    this.edges?.follow(over ? this.at : null)
  }

  private showFound(found: DropPlace | DropRefusal | null): void {
    const { label, onPlace, onRefused } = this.input
    const refused = found && 'refused' in found ? found.refused : null
    this.place = found && 'target' in found ? found : null
    if (refused !== null && this.dropped) onRefused(refused)
    this.tip.show(this.at.x, this.at.y, refused ?? label, refused !== null)
    onPlace(this.place)
  }

  private drop(): void {
    if (!this.field) {
      this.dropped = true
      this.stop()
      return this.showAt(this.at.x, this.at.y)
    }
    const { place } = this
    this.end()
    if (place) this.input.onDrop({ target: place.target, position: place.position })
  }

  end(): void {
    if (this.ended) return
    this.ended = true
    this.stop()
    this.stopWaiting()
    this.hideAreas()
    this.edges?.dispose()
    this.tip.remove()
    this.input.onPlace(null)
    this.input.onEnd()
  }
}

/**
 * Follows the pointer that is down from wherever it started into the frame, shows where a drop would land, and drops
 * on release. One drag is one session; its end takes everything with it.
 */
export function startDrag(input: DragInput): Dispose {
  const session = new DragSession(input)
  session.start()
  return () => session.end()
}
