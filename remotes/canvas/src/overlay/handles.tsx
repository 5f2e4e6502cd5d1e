import type { MouseEvent, PointerEvent } from 'react'
import { useStore } from 'zustand'
import { elementAt } from '../pointer/hit.ts'
import { frameScale } from '../pointer/follow-pointer.ts'
import { nearestOn } from '../pointer/nearest-on.ts'
import { toggled } from '../pointer/toggled.ts'
import type { Canvas } from '../service/create-canvas.ts'
import { hasElement } from '../service/describe-element.ts'
import { readEdited, type Edited } from './edited.ts'
import { startHandle, type HandleGesture } from './handle-gesture.ts'
import styles from './handles.module.css'
import { messages } from './messages.ts'
import { corners, radiusGesture } from './radius.ts'
import { resizeGesture, resizeSides } from './resize.ts'
import { sides, spacingGesture } from './spacing.ts'

const kinds = ['margin', 'padding'] as const

function start(canvas: Canvas, event: PointerEvent, gestureOf: (edited: Edited) => HandleGesture): void {
  if (event.button !== 0) return
  event.preventDefault()
  // As a press on the page: a field stores what it holds, and the keys that follow are the page's.
  canvas.service.focus?.()
  const edited = readEdited(canvas.core, canvas.service.styles)
  if (!edited) return
  const { pointerId, clientX: x, clientY: y } = event
  const several = event.shiftKey || event.ctrlKey || event.metaKey
  const onPress = () => selectBelow(canvas, { x, y }, several)
  startHandle(canvas.core, canvas.service.styles, gestureOf(edited), { pointerId, x, y, onPress })
}

/** The element of the page under a point of the window, as a press on it would have done. */
function selectBelow({ core, service }: Canvas, { x, y }: { x: number; y: number }, several: boolean): void {
  if (!core.frame || !core.page) return
  const { bounds, zoom } = frameScale(core.frame)
  const id = elementAt(core.frame, (x - bounds.left) / zoom, (y - bounds.top) / zoom)
  if (id === null) return
  const found = nearestOn(core.page, id, 'selectable')
  service.select(several ? toggled(core.store.getState().selection, found) : [found])
}

/** A handle is no hole in the canvas: the same menu opens there, not the browser's. */
function openMenu(canvas: Canvas, event: MouseEvent): void {
  event.preventDefault()
  canvas.menu.emit({ x: event.clientX, y: event.clientY })
}

function SpacingHandles({ canvas }: { canvas: Canvas }) {
  const { spacing } = canvas.core.marks
  const onContextMenu = (event: MouseEvent) => openMenu(canvas, event)
  return kinds.flatMap((kind) =>
    sides.map((side) => (
      <div
        key={`${kind}-${side}`}
        className={styles.spacing}
        data-kind={kind}
        data-side={side}
        title={messages.spacing(`${kind}-${side}`)}
        onPointerEnter={() => spacing.emit([`${kind}-${side}`])}
        onPointerLeave={() => spacing.emit([])}
        onContextMenu={onContextMenu}
        onPointerDown={(event) => start(canvas, event, (edited) => spacingGesture(kind, side, edited))}
      />
    )),
  )
}

/** Size, spacing and corners of the selected element by the pointer: one undo step per drag, Esc takes it back. */
export function Handles({ canvas }: { canvas: Canvas }) {
  const editable = useStore(canvas.core.store, () => hasElement(canvas.core))
  // The edges of its cells stand there while its place in a grid is edited.
  const isPlaced = useStore(canvas.core.marks.grids, (grids) => grids.some(({ owner }) => owner === 'parent'))
  if (!editable || isPlaced) return null
  const onContextMenu = (event: MouseEvent) => openMenu(canvas, event)
  return (
    <>
      <SpacingHandles canvas={canvas} />
      {corners.map((corner) => (
        <div
          key={corner}
          className={styles.radius}
          data-corner={corner}
          title={messages.radius}
          onContextMenu={onContextMenu}
          onPointerDown={(event) => start(canvas, event, (edited) => radiusGesture(corner, edited))}
        />
      ))}
      {resizeSides.map((side) => (
        <div
          key={side}
          className={styles.handle}
          data-side={side}
          title={messages.resize[side]}
          onContextMenu={onContextMenu}
          onPointerDown={(event) => start(canvas, event, (edited) => resizeGesture(side, edited))}
        />
      ))}
    </>
  )
}
