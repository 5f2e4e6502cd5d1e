import { ZoomIn, ZoomOut } from 'lucide-react'
import { IconButton } from '@pergola/ui'
import styles from './frame-ruler.module.css'
import { messages } from './messages.ts'
import { placeOf } from './point-handle.tsx'
import { marksFor, type PointStack } from './point-stacks.ts'

interface StackHandleProps {
  stack: PointStack
  chosen: boolean
  onOpen: () => void
}

/** Frames too close to each other to be hit: how many, and a way in. */
export function StackHandle({ stack, chosen, onOpen }: StackHandleProps) {
  const [from, to] = [stack[0].percent, stack.at(-1)?.percent ?? 0]
  const label = messages.stack(stack.length, from, to)
  return (
    <button
      type="button"
      className={styles.stack}
      style={placeOf((from + to) / 2)}
      aria-label={label}
      title={label}
      data-chosen={chosen || undefined}
      onClick={onOpen}
    >
      {stack.length}
    </button>
  )
}

export function RulerMarks({ zoom }: { zoom: number }) {
  return (
    <div className={styles.marks} aria-hidden>
      {marksFor(zoom).map((mark) => (
        <span key={mark} style={placeOf(mark)}>
          {mark}%
        </span>
      ))}
    </div>
  )
}

interface RulerZoomBarProps {
  zoom: number
  onZoom: (factor: number) => void
}

export function RulerZoomBar({ zoom, onZoom }: RulerZoomBarProps) {
  return (
    <div className={styles.zoomBar}>
      <IconButton label={messages.zoomOut} icon={<ZoomOut />} disabled={zoom <= 1} onClick={() => onZoom(1 / 2)} />
      <output className={styles.zoomText}>{messages.zoom(zoom)}</output>
      <IconButton label={messages.zoomIn} icon={<ZoomIn />} onClick={() => onZoom(2)} />
    </div>
  )
}
