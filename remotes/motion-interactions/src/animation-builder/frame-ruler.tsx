import { useRef, useState, type CSSProperties, type PointerEvent } from 'react'
import type { Keyframe } from '@pergola/site/css'
import { framePoints, keepInside, movedSelector, type FramePoint } from './frame-points.ts'
import { percentAt, PointHandle } from './point-handle.tsx'
import styles from './frame-ruler.module.css'
import { messages } from './messages.ts'
import { isSamePoint, pointStacks, stepFor } from './point-stacks.ts'
import { RulerMarks, RulerZoomBar, StackHandle } from './ruler-parts.tsx'
import { useRulerZoom } from './use-ruler-zoom.ts'

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

/** Frames of an animation in time: an empty place adds one, a diamond is chosen, moved and removed. */
export function FrameRuler(props: FrameRulerProps) {
  const { animation, frames, editable, chosen, onChoose, onAdd } = props
  const { zoom, lane, zoomBy, open } = useRulerZoom()
  const { moving, problem, tell, ...hand } = useHand(props, stepFor(zoom))
  const points = framePoints(frames)
  const stacks = pointStacks(points, zoom, moving.point)

  function add(event: PointerEvent<HTMLDivElement>) {
    if (!editable || event.button !== 0 || event.target !== event.currentTarget) return
    const percent = percentAt(event, event.currentTarget, stepFor(zoom))
    const there = points.find((point) => point.percent === percent)
    if (there) return onChoose(there.frame)
    tell(null)
    onAdd(`${percent}%`)
  }

  return (
    <fieldset className={styles.ruler} aria-label={messages.ruler(animation)}>
      <div className={styles.lane} ref={lane}>
        <div className={styles.zoomed} style={{ '--zoom': zoom } as CSSProperties}>
          <div className={styles.track} data-editable={editable || undefined} onPointerDown={add}>
            {stacks.map((stack) =>
              stack.length === 1 ? (
                <PointHandle
                  key={`${stack[0].frame} ${stack[0].value}`}
                  label={messages.point(animation)}
                  percent={
                    isSamePoint(moving.point, stack[0]) ? (moving.percent ?? stack[0].percent) : stack[0].percent
                  }
                  step={stepFor(zoom)}
                  editable={editable}
                  chosen={stack[0].frame === chosen}
                  onChoose={() => onChoose(stack[0].frame)}
                  onRemove={() => props.onRemove(stack[0].frame)}
                  {...hand.of(stack[0])}
                />
              ) : (
                <StackHandle
                  key={`stack ${stack[0].frame} ${stack[0].value}`}
                  stack={stack}
                  chosen={stack.some(({ frame }) => frame === chosen)}
                  onOpen={() => open(stack)}
                />
              ),
            )}
          </div>
          <RulerMarks zoom={zoom} />
        </div>
      </div>
      {(zoom > 1 || stacks.length < points.length) && <RulerZoomBar zoom={zoom} onZoom={zoomBy} />}
      <output className={styles.problem}>{problem}</output>
    </fieldset>
  )
}

/** A point on its way: nothing is written before it is let go. Afterwards it still stands for itself. */
interface Moving {
  readonly point: FramePoint | null
  readonly percent: number | null
}

function useHand({ frames, editable, onMove }: FrameRulerProps, step: number) {
  const [moving, setMoving] = useState<Moving>({ point: null, percent: null })
  // A hand may be ahead of the picture: where it lets go counts, not what was drawn last.
  const held = useRef(moving)
  // What was wrong is over with the next edit, and with the next point that is taken in hand.
  const places = frames.map(({ values }) => values.join()).join(' ')
  const [told, setTold] = useState<{ problem: string | null; places: string }>({ problem: null, places })
  const tell = (problem: string | null) => setTold({ problem, places })

  function hold(next: Moving) {
    held.current = next
    setMoving(next)
  }

  function drop(point: FramePoint) {
    const { point: wanted, percent } = held.current
    if (percent === null || !isSamePoint(wanted, point)) return
    hold({ point, percent: null })
    if (percent === point.percent) return
    const selector = movedSelector(frames, point, percent)
    tell(selector === null ? messages.frameTaken(percent) : null)
    if (selector !== null) onMove(point.frame, selector)
  }

  function move(point: FramePoint, wanted: number) {
    if (!editable) return
    if (held.current.percent === null) tell(null)
    hold({ point, percent: keepInside(wanted, step) })
  }

  const of = (point: FramePoint) => ({
    onMove: (wanted: number) => move(point, wanted),
    onDrop: () => drop(point),
    onGiveUp: () => hold({ point, percent: null }),
  })
  return { moving, problem: told.places === places ? told.problem : null, tell, of }
}
