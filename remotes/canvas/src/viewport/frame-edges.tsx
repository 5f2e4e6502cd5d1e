import { combine } from '@pergola/contracts'
import { useSyncExternalStore, type KeyboardEvent, type MouseEvent, type PointerEvent } from 'react'
import { useStore } from 'zustand'
import type { Canvas } from '../service/create-canvas.ts'
import { breakpointText, dragEdge } from './drag-edge.ts'
import { leastDragged, type Edge } from './edge-width.ts'
import styles from './frame-edges.module.css'
import { messages } from './messages.ts'
import { largestSide } from './viewport.ts'

/** Pixels of the window that a handle beside the frame takes. */
const breadth = 12

/** How many pixels wider an arrow key makes the frame: the edge goes where the arrow points. */
const steps: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowUp: 1, ArrowLeft: -1, ArrowDown: -1 }

type Place = 'beside' | 'inside' | 'none'

/** Whether handles have room beside the frame; otherwise they lie inside of its edges. In a row there are none. */
function placeOf({ core }: Canvas): Place {
  if (core.row) return 'none'
  const { width, zoom } = core.store.getState()
  return width * zoom + 2 * breadth <= core.space.width ? 'beside' : 'inside'
}

function usePlace(canvas: Canvas): Place {
  const { store, moved } = canvas.core
  return useSyncExternalStore(
    (changed) => combine(store.subscribe(changed), moved.on(changed)),
    () => placeOf(canvas),
  )
}

function onKeyDown({ core, sizing }: Canvas, event: KeyboardEvent, showOwnWidth: () => void): void {
  const step = steps[event.key]
  const isPlain = !event.altKey && !event.ctrlKey && !event.metaKey
  if (!isPlain || (step === undefined && event.key !== 'Enter')) return
  event.preventDefault()
  event.stopPropagation()
  if (step === undefined) showOwnWidth()
  else sizing.setSize({ width: core.store.getState().width + step * (event.shiftKey ? 10 : 1) })
}

function onPointerDown(canvas: Canvas, event: PointerEvent, edge: Edge): void {
  if (event.button !== 0) return
  const { pointerId, clientX: x, clientY: y } = event
  dragEdge(canvas, edge, { pointerId, x, y })
}

/** Handles at both edges of the frame, to look at other widths. None of them makes a rule. */
export function FrameEdges({ canvas }: { canvas: Canvas }) {
  const { breakpoints } = canvas.service
  const width = useStore(canvas.core.store, (state) => state.width)
  const isReady = useStore(canvas.core.store, ({ phase }) => phase === 'ready')
  const place = usePlace(canvas)
  if (!isReady || place === 'none') return null

  const showOwnWidth = () => breakpoints?.show(breakpoints.state.getState().edited)
  // What covers the window during a drag takes the click, and the double click with it.
  const onMouseDown = ({ detail }: MouseEvent) => detail === 2 && showOwnWidth()
  const shared = { className: styles.edge, 'data-place': place, title: messages.hint, onMouseDown }
  return (
    <>
      {/* It does what the other one does, which keys reach. */}
      <div {...shared} aria-hidden data-edge="left" onPointerDown={(event) => onPointerDown(canvas, event, 'left')} />
      <div
        {...shared}
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot be the edge of a frame
        role="slider"
        tabIndex={0}
        aria-label={messages.edge}
        aria-orientation="horizontal"
        aria-valuemin={leastDragged}
        aria-valuemax={largestSide}
        aria-valuenow={width}
        aria-valuetext={`${messages.width(width)}, ${breakpointText(canvas, width)}`}
        data-edge="right"
        onKeyDown={(event) => onKeyDown(canvas, event, showOwnWidth)}
        onPointerDown={(event) => onPointerDown(canvas, event, 'right')}
      />
    </>
  )
}
