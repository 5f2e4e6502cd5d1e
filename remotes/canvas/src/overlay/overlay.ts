import type { Dispose, NodeId } from '@pergola/contracts'
import { combine } from '@pergola/contracts'
import type { DropPlace } from '../drag/drop-place.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Box } from '../viewport/viewport.ts'
import { boxOf, scaled } from './frame-rect.ts'
import styles from './overlay.module.css'
import { createShapes } from './shapes.ts'

/** The bar above the selected element, and its handles, are drawn by React and only put in place here. */
interface OverlayParts {
  readonly root: HTMLElement
  readonly bar: HTMLElement
  readonly handles: HTMLElement
}

interface Overlay {
  refresh(): void
  showDrop(place: DropPlace | null): void
  dispose: Dispose
}

const barHeight = 28
/** Pixels of the element that the bar may lie on before it moves below, where it lies on the next element. */
const mayCover = 8
/** What the handles below an element take up. */
const handleRoom = 14

function put(element: HTMLElement, box: Box): void {
  element.style.transform = `translate(${box.left}px, ${box.top}px)`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
}

/** Above the element, else below it, else inside; never outside to the left or right. */
function putBar(bar: HTMLElement, box: Box, room: { width: number; height: number }): void {
  const above = box.top - barHeight
  const below = box.top + box.height + handleRoom
  const inside = Math.min(Math.max(0, box.top), room.height - barHeight)
  const top = above >= -mayCover ? Math.max(0, above) : below + barHeight <= room.height ? below : inside
  const left = Math.max(0, Math.min(box.left, room.width - bar.offsetWidth))
  bar.style.transform = `translate(${Math.round(left)}px, ${Math.round(Math.max(0, top))}px)`
}

/** Outlines over the frame. All measuring and moving happens once per picture, however much happened in between. */
export function createOverlay({ root, bar, handles }: OverlayParts, core: CanvasCore): Overlay {
  const shapes = createShapes(root, { hover: styles.hover, selected: styles.selected, parent: styles.dropParent })
  const line = shapes.one(styles.dropLine)
  let drop: DropPlace | null = null
  let requested = 0

  const boxFor = (id: NodeId | null): Box | null => {
    const element = id === null ? undefined : core.frame?.projection.elementOf(id)
    const box = element?.isConnected ? boxOf(element) : null
    return box && scaled(box, core.store.getState().zoom)
  }

  function drawSelection(): void {
    const { selection, selected, editingText } = core.store.getState()
    const boxes = selection.map(boxFor).filter((box) => box !== null)
    shapes.show('selected', boxes)
    const box = boxFor(selected?.id ?? null)
    const alone = selection.length === 1 && !editingText && !drop
    bar.hidden = !box || drop !== null
    handles.hidden = !box || !alone
    if (!box) return
    putBar(bar, box, { width: root.offsetWidth, height: root.offsetHeight })
    put(handles, box)
  }

  function drawHover(): void {
    const { selection, editingText } = core.store.getState()
    const id = core.hovered
    const box = id === null || editingText || drop || selection.includes(id) ? null : boxFor(id)
    shapes.show('hover', box ? [box] : [])
  }

  function drawDrop(): void {
    const zoom = core.store.getState().zoom
    const parent = drop && boxFor(drop.parent)
    shapes.show('parent', parent ? [parent] : [])
    line.hidden = !drop?.line
    if (drop?.line) put(line, scaled(drop.line, zoom))
  }

  function draw(): void {
    requested = 0
    drawSelection()
    drawHover()
    drawDrop()
  }

  function refresh(): void {
    requested ||= requestAnimationFrame(draw)
  }

  const end = combine(
    core.moved.on(refresh),
    core.store.subscribe(refresh),
    () => cancelAnimationFrame(requested),
    () => shapes.clear(),
  )
  refresh()
  return {
    refresh,
    showDrop(place) {
      drop = place
      refresh()
    },
    dispose: end,
  }
}
