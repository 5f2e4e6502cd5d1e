import type { CSSProperties, KeyboardEvent, PointerEvent } from 'react'
import { keepInside } from './frame-points.ts'
import styles from './frame-ruler.module.css'

interface PointHandleProps {
  label: string
  percent: number
  /** What a key moves it by. */
  step: number
  editable: boolean
  chosen: boolean
  /** On its way; nothing is written before `onDrop`. */
  onMove: (percent: number) => void
  onDrop: () => void
  onGiveUp: () => void
  onChoose: () => void
  onRemove: () => void
}

export function placeOf(percent: number): CSSProperties {
  return { '--at': `${percent}%` } as CSSProperties
}

export function percentAt(event: PointerEvent, track: Element, step: number): number {
  const { left, width } = track.getBoundingClientRect()
  return keepInside(((event.clientX - left) / width) * 100, step)
}

/** A diamond on the ruler. Several stand on one track, which no native range has. */
export function PointHandle(props: PointHandleProps) {
  const { label, percent, step, editable, chosen, onMove, onDrop, onGiveUp, onChoose } = props

  function hold(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0) return
    event.currentTarget.setPointerCapture(event.pointerId)
    onChoose()
    onMove(percent)
  }

  function carry(event: PointerEvent<HTMLDivElement>) {
    const track = event.currentTarget.parentElement
    if (track && event.currentTarget.hasPointerCapture(event.pointerId)) onMove(percentAt(event, track, step))
  }

  return (
    <div
      className={styles.point}
      style={placeOf(percent)}
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a native range has a track of its own
      role="slider"
      tabIndex={0}
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      aria-readonly={!editable || undefined}
      data-chosen={chosen || undefined}
      title={`${percent}%`}
      onPointerDown={hold}
      onPointerMove={carry}
      onPointerUp={onDrop}
      onPointerCancel={onGiveUp}
      onKeyDown={(event) => press(event, props)}
      onKeyUp={onDrop}
      onBlur={onDrop}
    />
  )
}

function press(event: KeyboardEvent, { percent, step, onMove, onChoose, onRemove, onGiveUp }: PointHandleProps) {
  const wanted = percentAfter(event, percent, step)
  if (wanted !== null) onMove(wanted)
  else if (event.key === 'Enter' || event.key === ' ') onChoose()
  else if (event.key === 'Delete' || event.key === 'Backspace') onRemove()
  else if (event.key === 'Escape') return onGiveUp()
  else return
  event.preventDefault()
  event.stopPropagation()
}

/** Arrows step by 1, or less on a ruler that is seen closely, with Shift ten times as far; Home and End are the ends. Null is a key of something else. */
function percentAfter({ key, shiftKey }: KeyboardEvent, percent: number, one: number): number | null {
  const step = shiftKey ? 10 * one : one
  if (key === 'ArrowLeft' || key === 'ArrowDown') return percent - step
  if (key === 'ArrowRight' || key === 'ArrowUp') return percent + step
  if (key === 'Home') return 0
  return key === 'End' ? 100 : null
}
