import { useRef } from 'react'
import type { MouseEvent, RefObject } from 'react'
import { useScrub } from '@pergola/ui'
import { useReadOnly } from '../styling-context.ts'
import styles from './background.module.css'
import { printGradient } from './gradient.ts'
import type { Gradient, GradientStop } from './gradient.ts'
import { stopPlaces, withStopAt } from './stop-places.ts'

interface GradientStripProps {
  gradient: Gradient
  onChange: (stops: readonly GradientStop[]) => void
  onPreview: (stops: readonly GradientStop[]) => void
  onCancel: () => void
}

/** The stops from left to right, whatever the gradient's own direction. */
function imageOf({ repeating, stops }: Gradient): string | undefined {
  return printGradient({ type: 'linear', repeating, direction: 'to right', stops }) ?? undefined
}

/**
 * The gradient as a strip, its colours to be drawn along it; a press beside them adds one. Fields and a button below say
 * the same to keyboards and readers.
 */
export function GradientStrip({ gradient, onChange, onPreview, onCancel }: GradientStripProps) {
  const root = useRef<HTMLDivElement>(null)
  const readOnly = useReadOnly()
  const { stops } = gradient
  const places = stopPlaces(stops)
  const placed = (index: number, offset: string) => stops.map((stop, at) => (at === index ? { ...stop, offset } : stop))

  function add(event: MouseEvent<HTMLElement>) {
    const { left, width } = event.currentTarget.getBoundingClientRect()
    if (!readOnly && width > 0) onChange(withStopAt(stops, Math.round(((event.clientX - left) / width) * 100)))
  }

  return (
    <div ref={root} className={styles.strip} aria-hidden="true">
      <div className={styles.fill} style={{ backgroundImage: imageOf(gradient) }} aria-hidden="true" onClick={add} />
      {places?.map((place, index) => (
        <StopHandle
          // oxlint-disable-next-line react/no-array-index-key -- a stop has no identity but its place
          key={index}
          strip={root}
          color={stops[index]?.color ?? ''}
          place={place}
          least={places[index - 1] ?? 0}
          most={places[index + 1] ?? 100}
          onMove={(offset) => onPreview(placed(index, offset))}
          onDrop={(offset) => onChange(placed(index, offset))}
          onCancel={onCancel}
        />
      ))}
    </div>
  )
}

interface StopHandleProps {
  strip: RefObject<HTMLElement | null>
  color: string
  place: number
  /** Between the stops beside it. */
  least: number
  most: number
  onMove: (offset: string) => void
  onDrop: (offset: string) => void
  onCancel: () => void
}

function StopHandle({ strip, color, place, least, most, onMove, onDrop, onCancel }: StopHandleProps) {
  const scrub = useScrub({
    ownKeys: true,
    start: () => String(place),
    move(start, pixels) {
      const width = strip.current?.getBoundingClientRect().width ?? 0
      if (width === 0) return null
      const wanted = Math.round(Number(start) + (pixels / width) * 100)
      return `${Math.max(least, Math.min(wanted, most))}%`
    },
    onPreview: onMove,
    onCommit: onDrop,
    onCancel,
  })
  return <span className={styles.handle} style={{ left: `${place}%`, background: color }} data-stop {...scrub} />
}
