import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import type { MovingPress } from '../positioning/positioning.ts'
import { isFixed } from '../service/describe-element.ts'
import { nearestOn } from './nearest-on.ts'
import { elementAt } from './hit.ts'
import { toggled } from './toggled.ts'

/** What the pointer asks for. The page itself never hears of it. */
export interface PointerVerbs {
  select(ids: readonly NodeId[]): void
  hover(id: NodeId | null): void
  /** A press that moved where nothing is to be dragged. What is in `keep` stays selected. */
  catchFrom(pointer: { pointerId: number; x: number; y: number }, keep: readonly NodeId[]): void
  /** True where a press and a drag mean the cells of a grid that is edited. */
  isPlacing(id: NodeId): boolean
  /** A press that moved on a selected element. */
  drag(ids: readonly NodeId[], press: MovingPress & { readonly alt: boolean }): void
  /** Double click. */
  enter(id: NodeId, point: { x: number; y: number }): void
  menu(point: { x: number; y: number }): void
  zoomBy(factor: number): void
  startPan(event: PointerEvent): void
  /** True for the element whose text is being typed, and all inside. */
  isTyping(node: Node | null): boolean
  endTyping(): void
  /** True while space is held. */
  readonly panning: boolean
}

interface Press {
  readonly pointerId: number
  readonly x: number
  readonly y: number
  /** What its release selects where it did not move; null where the press itself has. */
  readonly release: readonly NodeId[] | null
  /** What stays selected when it draws a frame; null when it drags the selection. */
  readonly frameWith: readonly NodeId[] | null
  /** What it drags instead of the selection. */
  readonly drags?: readonly NodeId[]
}

const dragThreshold = 4

function quiet(event: Event): void {
  event.preventDefault()
  event.stopPropagation()
}

class PagePointer {
  private readonly core: CanvasCore
  private readonly frame: PageFrame
  private readonly verbs: PointerVerbs
  private press: Press | null = null
  private hoverRequest = 0
  private last = { x: 0, y: 0 }

  constructor(core: CanvasCore, frame: PageFrame, verbs: PointerVerbs) {
    this.core = core
    this.frame = frame
    this.verbs = verbs
  }

  isTyping(event: Event): boolean {
    return this.verbs.isTyping(event.target as Node)
  }

  onDown(event: PointerEvent): void {
    const { core, frame, verbs } = this
    core.touched.emit('pointer')
    if (this.isTyping(event)) return
    verbs.endTyping()
    // Fields of the panels have to lose the focus, and keys have to arrive here.
    frame.window.focus()
    if (event.button === 1 || (event.button === 0 && verbs.panning)) return verbs.startPan(event)
    const id = this.at(event.clientX, event.clientY, 'selectable')
    if (core.picking && event.button === 0) return core.picking.answer(id)
    if (id !== null) this.pressOn(id, event)
  }

  private pressOn(id: NodeId, event: PointerEvent): void {
    const { selection } = this.core.store.getState()
    const kept = selection.includes(id)
    const { pointerId, clientX: x, clientY: y } = event
    if (event.button === 0 && event.shiftKey) {
      this.press = { pointerId, x, y, release: toggled(selection, id), frameWith: selection }
      return
    }
    if (event.button !== 2 && (event.ctrlKey || event.metaKey)) return this.verbs.select(toggled(selection, id))
    if (event.button === 0 && !event.altKey && this.verbs.isPlacing(id)) return this.pressOnGrid(id, event)
    if (!kept) this.verbs.select([id])
    if (event.button !== 0) return
    const release = kept && selection.length > 1 ? [id] : null
    this.press = { pointerId, x, y, release, frameWith: this.isBackground(id) ? [] : null }
  }

  /** A grid stays the edited one while its children are placed: only a press that stays where it is selects. */
  private pressOnGrid(id: NodeId, { pointerId, clientX: x, clientY: y }: PointerEvent): void {
    this.press = { pointerId, x, y, release: [id], frameWith: null, drags: [id] }
  }

  /** The page itself: nothing that could be dragged. */
  private isBackground(id: NodeId): boolean {
    const { page } = this.core
    return page !== null && isFixed(page, id)
  }

  onMove(event: PointerEvent): void {
    const { press } = this
    this.last = { x: event.clientX, y: event.clientY }
    const far = press && Math.hypot(this.last.x - press.x, this.last.y - press.y) > dragThreshold
    if (press && far && press.pointerId === event.pointerId) return this.leavePress(press, event)
    if (event.buttons === 0) this.hoverRequest ||= requestAnimationFrame(() => this.hover())
  }

  /** A press that moves is a drag, or a frame drawn over the page. */
  private leavePress(
    { pointerId, x, y, frameWith, drags }: Press,
    { shiftKey: shift, altKey: alt }: PointerEvent,
  ): void {
    this.press = null
    this.endHover()
    if (frameWith) this.verbs.catchFrom({ pointerId, x, y }, frameWith)
    else
      this.verbs.drag(drags ?? this.core.store.getState().selection, {
        pointerId,
        from: { x, y },
        ...this.last,
        shift,
        alt,
      })
  }

  /** What a person may point at: inside an element that is not to be, the one around it. */
  private at(x: number, y: number, wanted: 'selectable' | 'hoverable'): NodeId | null {
    const id = elementAt(this.frame, x, y)
    return id === null || !this.core.page ? id : nearestOn(this.core.page, id, wanted)
  }

  private hover(): void {
    this.hoverRequest = 0
    const id = this.at(this.last.x, this.last.y, 'hoverable')
    if (id !== this.core.hovered) this.verbs.hover(id)
    this.core.marks.pointer.emit(this.last)
  }

  /** A move that still waits for its picture would bring back what the pointer has left. */
  private endHover(): void {
    cancelAnimationFrame(this.hoverRequest)
    this.hoverRequest = 0
    this.verbs.hover(null)
  }

  onLeave(event: PointerEvent): void {
    if (event.relatedTarget !== null) return
    this.endHover()
    this.core.marks.pointer.emit(null)
  }

  onUp(): void {
    if (this.press?.release) this.verbs.select(this.press.release)
    this.press = null
  }

  onDouble(event: MouseEvent): void {
    if (this.isTyping(event)) return
    quiet(event)
    const id = this.at(event.clientX, event.clientY, 'selectable')
    if (id !== null) this.verbs.enter(id, { x: event.clientX, y: event.clientY })
  }

  onMenu(event: MouseEvent): void {
    quiet(event)
    const bounds = this.frame.element.getBoundingClientRect()
    const { zoom } = this.core.store.getState()
    const { x, y } = this.menuPoint(event)
    this.verbs.menu({ x: bounds.left + x * zoom, y: bounds.top + y * zoom })
  }

  /** Asked for by a key the menu comes to the selected element, of which the browser knows nothing. */
  private menuPoint(event: MouseEvent): { x: number; y: number } {
    const { selected } = this.core.store.getState()
    const box = selected && this.frame.projection.elementOf(selected.id)?.getBoundingClientRect()
    if (!box || event.button === 2 || event.ctrlKey) return { x: event.clientX, y: event.clientY }
    return { x: Math.max(0, box.left), y: Math.max(0, box.top) }
  }

  onWheel(event: WheelEvent): void {
    if (!event.ctrlKey && !event.metaKey) return
    event.preventDefault()
    this.verbs.zoomBy(Math.exp(-event.deltaY / 300))
  }

  end(): void {
    cancelAnimationFrame(this.hoverRequest)
  }
}

const capture = { capture: true }

/** Keeps the page from answering: presses would focus fields and start drags of the browser, clicks would follow links. */
function silence(document: Document, pointer: PagePointer): Dispose {
  const unlessTyping = (event: Event) => {
    if (!pointer.isTyping(event)) quiet(event)
  }
  const click = (event: Event) => {
    if (pointer.isTyping(event)) event.preventDefault()
    else quiet(event)
  }
  return combine(
    listen(document, 'mousedown', unlessTyping, capture),
    listen(document, 'click', click, capture),
    listen(document, 'auxclick', quiet, capture),
    listen(document, 'submit', quiet, capture),
    listen(document, 'dragstart', quiet, capture),
  )
}

export function attachPointer(core: CanvasCore, frame: PageFrame, verbs: PointerVerbs): Dispose {
  const { document } = frame
  const pointer = new PagePointer(core, frame, verbs)
  const moved = () => core.moved.emit()
  return combine(
    listen(document, 'pointerdown', (event) => pointer.onDown(event), capture),
    listen(document, 'pointermove', (event) => pointer.onMove(event), capture),
    listen(document, 'pointerup', () => pointer.onUp(), capture),
    listen(document, 'pointercancel', () => pointer.onUp(), capture),
    listen(document, 'pointerout', (event) => pointer.onLeave(event), capture),
    listen(document, 'dblclick', (event) => pointer.onDouble(event), capture),
    listen(document, 'contextmenu', (event) => pointer.onMenu(event), capture),
    listen(document, 'wheel', (event) => pointer.onWheel(event), { capture: true, passive: false }),
    silence(document, pointer),
    listen(frame.window, 'scroll', moved, { capture: true, passive: true }),
    listen(frame.window, 'resize', moved),
    listen(document, 'load', moved, capture),
    listen(document, 'transitionend', moved, capture),
    () => pointer.end(),
  )
}
