import { useRef } from 'react'
import type { KeyboardEvent, PointerEvent } from 'react'
import styles from './color-picker.module.css'
import type { PickedColor } from './convert-color.ts'
import { messages } from './messages.ts'

type Change = Pick<PickedColor, 's' | 'v'>

export interface ColorAreaProps {
  color: PickedColor
  onMove: (change: Change) => void
  onSettle: (change: Change) => void
}

const clamp = (number: number) => Math.min(1, Math.max(0, number))

/** Saturation to the right, brightness upwards; arrow keys move by 1, with Shift by 10. */
export function ColorArea({ color, onMove, onSettle }: ColorAreaProps) {
  const moved = useRef<Change | null>(null)

  function follow(event: PointerEvent<HTMLDivElement>) {
    const box = event.currentTarget.getBoundingClientRect()
    const change = {
      s: clamp((event.clientX - box.left) / box.width),
      v: clamp(1 - (event.clientY - box.top) / box.height),
    }
    moved.current = change
    onMove(change)
  }

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const step = event.shiftKey ? 0.1 : 0.01
    const moves: Record<string, [number, number]> = {
      ArrowLeft: [-step, 0],
      ArrowRight: [step, 0],
      ArrowUp: [0, step],
      ArrowDown: [0, -step],
    }
    const move = moves[event.key]
    if (!move) return
    event.preventDefault()
    onSettle({ s: clamp(color.s + move[0]), v: clamp(color.v + move[1]) })
  }

  return (
    <div
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- no tag picks in two dimensions
      role="slider"
      tabIndex={0}
      className={styles.area}
      aria-label={messages.area}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={Math.round(color.s * 100)}
      aria-valuetext={messages.areaValue(Math.round(color.s * 100), Math.round(color.v * 100))}
      style={{ backgroundColor: `hsl(${color.h} 100% 50%)` }}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId)
        follow(event)
      }}
      onPointerMove={(event) => {
        if (event.currentTarget.hasPointerCapture(event.pointerId)) follow(event)
      }}
      onPointerUp={() => {
        if (moved.current) onSettle(moved.current)
        moved.current = null
      }}
      onKeyDown={onKeyDown}
    >
      <span className={styles.point} style={{ left: `${color.s * 100}%`, top: `${(1 - color.v) * 100}%` }} />
    </div>
  )
}
