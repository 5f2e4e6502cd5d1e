import type { Dispose, DropPosition, NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { followPointer, frameScale } from '../pointer/follow-pointer.ts'
import { createDragTip, type DragTip } from './drag-tip.ts'
import type { DropPlace } from './drop-place.ts'
import { createDropFinder, type DropRules } from './find-drop.ts'

interface DragInput {
  readonly frame: PageFrame
  readonly rules: DropRules
  readonly label: string
  readonly pointerId: number
  readonly onPlace: (place: DropPlace | null) => void
  readonly onDrop: (where: { target: NodeId; position: DropPosition }) => void
  readonly onEnd: () => void
}

/** Pixels from the frame's edge where it starts to scroll, and how far per picture. */
const scrollZone = 40
const scrollStep = 14

function scrollSpeed(position: number, length: number): number {
  if (position < scrollZone) return -scrollStep * Math.min(1, (scrollZone - position) / scrollZone)
  if (position > length - scrollZone) return scrollStep * Math.min(1, (position - length + scrollZone) / scrollZone)
  return 0
}

class DragSession {
  private readonly input: DragInput
  private readonly find: ReturnType<typeof createDropFinder>
  private readonly tip: DragTip
  private place: DropPlace | null = null
  /** In the window, and in the page's viewport. */
  private at = { x: 0, y: 0 }
  private point = { x: 0, y: 0 }
  private scrolling = 0
  private ended = false
  private stop: Dispose = () => {}

  constructor(input: DragInput) {
    this.input = input
    this.find = createDropFinder(input.frame, input.rules)
    this.tip = createDragTip(input.label)
  }

  start(): void {
    const { frame, pointerId } = this.input
    this.stop = followPointer({
      frame,
      pointerId,
      cursor: 'grabbing',
      onMove: ({ x, y }) => this.showAt(x, y),
      onDrop: () => this.drop(),
      onCancel: () => this.end(),
    })
  }

  private showAt(x: number, y: number): void {
    const { bounds, zoom } = frameScale(this.input.frame)
    this.at = { x, y }
    this.point = { x: (x - bounds.left) / zoom, y: (y - bounds.top) / zoom }
    const over = x >= bounds.left && x < bounds.right && y >= bounds.top && y < bounds.bottom
    const found = over ? this.find(this.point) : null
    this.place = found && 'target' in found ? found : null
    const refused = found && 'refused' in found ? found.refused : null
    this.tip.show(x, y, refused ?? this.input.label, refused !== null)
    this.input.onPlace(this.place)
    if (over) this.scrolling ||= requestAnimationFrame(() => this.scroll())
  }

  private scroll(): void {
    this.scrolling = 0
    const page = this.input.frame.window
    const speed = scrollSpeed(this.point.y, page.innerHeight)
    const before = page.scrollY
    if (speed === 0) return
    page.scrollBy({ top: speed, behavior: 'instant' })
    // The pointer stands over something else now, though it did not move.
    if (page.scrollY !== before) this.showAt(this.at.x, this.at.y)
  }

  private drop(): void {
    const { place } = this
    this.end()
    if (place) this.input.onDrop({ target: place.target, position: place.position })
  }

  end(): void {
    if (this.ended) return
    this.ended = true
    this.stop()
    cancelAnimationFrame(this.scrolling)
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
