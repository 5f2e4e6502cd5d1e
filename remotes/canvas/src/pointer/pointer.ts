import { combine, type Dispose, type NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { listen } from '../service/listen.ts'
import { elementAt } from './hit.ts'

/** What the pointer asks for. The page itself never hears of it. */
export interface PointerVerbs {
  select(ids: readonly NodeId[]): void
  hover(id: NodeId | null): void
  /** A press that moved on a selected element. */
  drag(ids: readonly NodeId[], pointer: { pointerId: number; x: number; y: number }): void
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
  readonly id: NodeId
  readonly x: number
  readonly y: number
  /** The press kept a selection of many, in case it starts a drag. */
  readonly kept: boolean
}

const dragThreshold = 4

function toggled(selection: readonly NodeId[], id: NodeId): readonly NodeId[] {
  return selection.includes(id) ? selection.filter((other) => other !== id) : [...selection, id]
}

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
    const id = elementAt(frame, event.clientX, event.clientY)
    if (id !== null) this.pressOn(id, event)
  }

  private pressOn(id: NodeId, event: PointerEvent): void {
    const { selection } = this.core.store.getState()
    const kept = selection.includes(id)
    if (event.button !== 2 && (event.shiftKey || event.ctrlKey || event.metaKey)) {
      return this.verbs.select(toggled(selection, id))
    }
    if (!kept) this.verbs.select([id])
    if (event.button !== 0) return
    const { pointerId, clientX: x, clientY: y } = event
    this.press = { pointerId, id, x, y, kept: kept && selection.length > 1 }
  }

  onMove(event: PointerEvent): void {
    const { press } = this
    this.last = { x: event.clientX, y: event.clientY }
    const far = press && Math.hypot(this.last.x - press.x, this.last.y - press.y) > dragThreshold
    if (press && far && press.pointerId === event.pointerId) {
      this.press = null
      this.verbs.hover(null)
      return this.verbs.drag(this.core.store.getState().selection, { pointerId: event.pointerId, ...this.last })
    }
    if (event.buttons === 0) this.hoverRequest ||= requestAnimationFrame(() => this.hover())
  }

  private hover(): void {
    this.hoverRequest = 0
    const id = elementAt(this.frame, this.last.x, this.last.y)
    if (id !== this.core.hovered) this.verbs.hover(id)
  }

  onUp(): void {
    if (this.press?.kept) this.verbs.select([this.press.id])
    this.press = null
  }

  onDouble(event: MouseEvent): void {
    if (this.isTyping(event)) return
    quiet(event)
    const id = elementAt(this.frame, event.clientX, event.clientY)
    if (id !== null) this.verbs.enter(id, { x: event.clientX, y: event.clientY })
  }

  onMenu(event: MouseEvent): void {
    quiet(event)
    const bounds = this.frame.element.getBoundingClientRect()
    const { zoom } = this.core.store.getState()
    this.verbs.menu({ x: bounds.left + event.clientX * zoom, y: bounds.top + event.clientY * zoom })
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
    listen(document, 'pointerout', (event) => event.relatedTarget === null && verbs.hover(null), capture),
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
