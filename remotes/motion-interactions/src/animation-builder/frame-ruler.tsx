import { useState, type PointerEvent } from 'react'
import type { Keyframe } from '@pergola/site/css'
import { framePoints, keepInside, movedSelector, type FramePoint } from './frame-points.ts'
import { percentAt, placeOf, PointHandle } from './point-handle.tsx'
import styles from './frame-ruler.module.css'
import { messages } from './messages.ts'

interface FrameRulerProps {
  animation: string
  frames: readonly Keyframe[]
  editable: boolean
  /** Index of the frame that the style panel writes to. */
  chosen: number | null
  onChoose: (frame: number) => void
  onAdd: (selector: string) => void
  onMove: (frame: number, selector: string) => void
  onRemove: (frame: number) => void
}

/** A point on its way: nothing is written before it is let go. */
interface Moving {
  readonly point: FramePoint
  readonly percent: number
}

const marks = [0, 25, 50, 75, 100]

function isSame(one: FramePoint | undefined, other: FramePoint): boolean {
  return one?.frame === other.frame && one.value === other.value
}

/** Frames of an animation in time: an empty place adds one, a diamond is chosen, moved and removed. */
export function FrameRuler(props: FrameRulerProps) {
  const { animation, frames, editable, chosen, onChoose, onAdd, onMove, onRemove } = props
  const [moving, setMoving] = useState<Moving | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const points = framePoints(frames)

  function move(point: FramePoint, percent: number) {
    if (editable) setMoving({ point, percent: keepInside(percent) })
  }

  function drop() {
    setMoving(null)
    if (!moving || moving.percent === moving.point.percent) return
    const selector = movedSelector(frames, moving.point, moving.percent)
    setProblem(selector === null ? messages.frameTaken(moving.percent) : null)
    if (selector !== null) onMove(moving.point.frame, selector)
  }

  function add(event: PointerEvent<HTMLDivElement>) {
    if (!editable || event.button !== 0 || event.target !== event.currentTarget) return
    const percent = percentAt(event, event.currentTarget)
    const there = points.find((point) => point.percent === percent)
    if (there) return onChoose(there.frame)
    setProblem(null)
    onAdd(`${percent}%`)
  }

  return (
    <fieldset className={styles.ruler} aria-label={messages.ruler(animation)}>
      <div className={styles.track} data-editable={editable || undefined} onPointerDown={add}>
        {points.map((point) => {
          const percent = isSame(moving?.point, point) && moving ? moving.percent : point.percent
          return (
            <PointHandle
              key={`${point.frame} ${point.value}`}
              label={messages.point(animation)}
              percent={percent}
              editable={editable}
              chosen={point.frame === chosen}
              onMove={(wanted) => move(point, wanted)}
              onDrop={drop}
              onGiveUp={() => setMoving(null)}
              onChoose={() => onChoose(point.frame)}
              onRemove={() => onRemove(point.frame)}
            />
          )
        })}
      </div>
      <div className={styles.marks} aria-hidden>
        {marks.map((mark) => (
          <span key={mark} style={placeOf(mark)}>
            {mark}%
          </span>
        ))}
      </div>
      <output className={styles.problem}>{problem}</output>
    </fieldset>
  )
}
