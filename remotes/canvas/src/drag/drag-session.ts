import { combine, type Dispose, type DropPosition, type NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { listen } from '../service/listen.ts'
import { createDragTip, type DragTip } from './drag-tip.ts'
import type { DropPlace } from './drop-place.ts'
import { createDropFinder, type DropRules } from './find-drop.ts'
import styles from './drag.module.css'

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

const capture = { capture: true }

function scrollSpeed(position: number, length: number): number {
  if (position < scrollZone) return -scrollStep * Math.min(1, (scrollZone - position) / scrollZone)
  if (position > length - scrollZone) return scrollStep * Math.min(1, (position - length + scrollZone) / scrollZone)
  return 0
}

function placeOf(frame: PageFrame): { bounds: DOMRect; zoom: number } {
  const bounds = frame.element.getBoundingClientRect()
  return { bounds, zoom: bounds.width / Math.max(1, frame.element.offsetWidth) }
}

/** A layer over the whole window, so that no frame swallows the pointer on its way. */
function coverWindow(): HTMLElement {
  const cover = document.createElement('div')
  cover.className = styles.cover ?? ''
  document.body.append(cover)
  return cover
}

class DragSession {
  private readonly input: DragInput
  private readonly find: ReturnType<typeof createDropFinder>
  private readonly cover = coverWindow()
  private readonly tip: DragTip
  private place: DropPlace | null = null
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
    const { frame } = this.input
    const mine = (event: PointerEvent) => event.pointerId === this.input.pointerId
    const onKey = (event: KeyboardEvent) => this.onKey(event)
    this.stop = combine(
      listen(window, 'pointermove', (event) => mine(event) && this.showAt(event.clientX, event.clientY), capture),
      listen(window, 'pointerup', (event) => mine(event) && this.drop(), capture),
      listen(window, 'pointercancel', (event) => mine(event) && this.end(), capture),
      listen(window, 'keydown', onKey, capture),
      // A press inside the frame keeps reporting there, in the frame's own pixels.
      listen(frame.window, 'pointermove', (event) => mine(event) && this.showFromFrame(event), capture),
      listen(frame.window, 'pointerup', (event) => mine(event) && this.drop(), capture),
      listen(frame.window, 'keydown', onKey, capture),
    )
  }

  private showFromFrame(event: PointerEvent): void {
    const { bounds, zoom } = placeOf(this.input.frame)
    this.showAt(bounds.left + event.clientX * zoom, bounds.top + event.clientY * zoom)
  }

  private showAt(x: number, y: number): void {
    const { bounds, zoom } = placeOf(this.input.frame)
    this.point = { x: (x - bounds.left) / zoom, y: (y - bounds.top) / zoom }
    const over = x >= bounds.left && x < bounds.right && y >= bounds.top && y < bounds.bottom
    const found = over ? this.find(this.point) : null
    this.place = found && 'target' in found ? found : null
    this.tip.show(x, y, found && 'refused' in found ? found.refused : null)
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
    if (page.scrollY !== before) this.scrolling = requestAnimationFrame(() => this.scroll())
  }

  private drop(): void {
    const { place } = this
    this.end()
    if (place) this.input.onDrop({ target: place.target, position: place.position })
  }

  private onKey(event: KeyboardEvent): void {
    if (event.key !== 'Escape') return
    event.preventDefault()
    event.stopPropagation()
    this.end()
  }

  end(): void {
    if (this.ended) return
    this.ended = true
    this.stop()
    cancelAnimationFrame(this.scrolling)
    this.cover.remove()
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
