import { useRef, useState } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import type { BezierHandles } from '@pergola/site/motions'
import styles from './ease-picker.module.css'
import { messages } from './messages.ts'

interface BezierEditorProps {
  handles: BezierHandles
  /** Once for each gesture. */
  onCommit: (handles: BezierHandles) => void
}

const size = 100
const room = 40

function tidy(value: number, minimum: number, maximum: number): number {
  return Math.round(Math.min(maximum, Math.max(minimum, value)) * 100) / 100
}

function moved(handles: BezierHandles, first: boolean, x: number, y: number): BezierHandles {
  const [x1, y1, x2, y2] = handles
  const place = [tidy(x, 0, 1), tidy(y, -0.4, 1.4)] as const
  return first ? [...place, x2, y2] : [x1, y1, ...place]
}

const drawnY = (value: number) => size - value * size

const keySteps: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
}

/** A hand may be ahead of the picture: where it lets go counts, not what was drawn last. */
function useHeld(handles: BezierHandles, onCommit: BezierEditorProps['onCommit']) {
  const [draft, setDraft] = useState<BezierHandles | null>(null)
  const held = useRef(draft)

  function hold(next: BezierHandles | null) {
    held.current = next
    setDraft(next)
  }

  /** What is written comes back as the handles, on which the next key builds with the focus where it is. */
  function commit() {
    const wanted = held.current
    if (wanted && wanted.join() !== handles.join()) onCommit(wanted)
    hold(null)
  }

  return { now: draft ?? handles, latest: () => held.current ?? handles, hold, commit }
}

/** A curve with two handles: dragged, or moved with the arrow keys. */
export function BezierEditor({ handles, onCommit }: BezierEditorProps) {
  const drawing = useRef<SVGSVGElement>(null)
  const { now, hold, commit, latest } = useHeld(handles, onCommit)
  const [x1, y1, x2, y2] = now

  function follow(event: PointerEvent, first: boolean) {
    const box = drawing.current?.getBoundingClientRect()
    if (!box || !event.currentTarget.hasPointerCapture(event.pointerId)) return
    const scale = (size + room * 2) / box.width
    const left = (event.clientX - box.left) * scale - room
    const top = (event.clientY - box.top) * scale - room
    hold(moved(latest(), first, left / size, 1 - top / size))
  }

  function onKeyDown(event: KeyboardEvent, first: boolean) {
    const step = keySteps[event.key]
    if (!step) return
    event.preventDefault()
    event.stopPropagation()
    const width = event.shiftKey ? 0.1 : 0.01
    const at = latest()
    const [x, y] = first ? [at[0], at[1]] : [at[2], at[3]]
    hold(moved(at, first, x + step[0] * width, y + step[1] * width))
  }

  const handle = (first: boolean) => (
    <circle
      className={styles.handle}
      r="6"
      cx={(first ? x1 : x2) * size}
      cy={drawnY(first ? y1 : y2)}
      tabIndex={0}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an input cannot move in two directions
      role="slider"
      aria-label={messages.handle(first ? 1 : 2)}
      aria-valuenow={first ? x1 : x2}
      aria-valuetext={first ? `${x1}, ${y1}` : `${x2}, ${y2}`}
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={(event) => follow(event, first)}
      onPointerUp={commit}
      onPointerCancel={() => hold(null)}
      onKeyDown={(event) => onKeyDown(event, first)}
      onKeyUp={(event) => keySteps[event.key] && commit()}
    />
  )

  return (
    <div className={styles.bezier}>
      <svg ref={drawing} className={styles.drawing} viewBox={`${-room} ${-room} ${size + room * 2} ${size + room * 2}`}>
        <rect className={styles.box} width={size} height={size} />
        <path className={styles.arm} d={`M0 ${size}L${x1 * size} ${drawnY(y1)}M${size} 0L${x2 * size} ${drawnY(y2)}`} />
        <path
          className={styles.line}
          d={`M0 ${size}C${x1 * size} ${drawnY(y1)} ${x2 * size} ${drawnY(y2)} ${size} 0`}
        />
        {handle(true)}
        {handle(false)}
      </svg>
      <div className={styles.beside}>
        <code>{now.join(', ')}</code>
        <span>{messages.handleHint}</span>
      </div>
    </div>
  )
}
