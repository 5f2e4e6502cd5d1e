import { RowList } from '@pergola/ui'
import { useMemo, useState } from 'react'
import { addAnimation, motionLength, tweenSpans } from '@pergola/site/motions'
import type { Motion, TweenSpan } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './timeline.module.css'
import { TimelineHead } from './timeline-head.tsx'
import { TimelineRow } from './timeline-row.tsx'
import { TimelineRuler } from './timeline-ruler.tsx'
import { wholeWindow, windowOf } from './time-window.ts'
import type { MotionEdits } from './use-motion.ts'
import type { Playback } from './use-playback.ts'

interface TimelineProps {
  motion: Motion
  edits: MotionEdits
  playback: Playback
  selected: number
  readOnly: boolean
  onSelect: (index: number) => void
}

const rowHeight = 28
const noSpan: TweenSpan = { start: 0, duration: 0, whole: 0 }
const shownRows = 8

/** Bars of all animations over time. Rows exist only where they are seen. */
export function Timeline({ motion, edits, playback, selected, readOnly, onSelect }: TimelineProps) {
  const [zoom, setZoom] = useState(1)
  const [from, setFrom] = useState(0)
  const spans = useMemo(() => tweenSpans(motion), [motion])
  const rows = useMemo(() => motion.animations.map((_animation, index) => ({ index })), [motion])
  const duration = motionLength(spans)
  const shown = windowOf(duration, zoom, from)

  return (
    <div className={styles.timeline}>
      <TimelineHead
        duration={duration}
        zoom={zoom}
        onZoom={setZoom}
        readOnly={readOnly}
        onAdd={() => {
          if (edits.edit(addAnimation, messages.steps.addAnimation)) onSelect(motion.animations.length)
        }}
      />
      <TimelineRuler shown={shown} duration={duration} playback={playback} />
      <div className={styles.list} style={{ height: Math.min(shownRows, rows.length) * rowHeight }}>
        <RowList
          items={rows}
          itemKey={({ index }) => index}
          rowHeight={rowHeight}
          role="tree"
          label={messages.animations}
          keepMounted={[selected]}
          render={({ index }) => (
            <TimelineRow
              motion={motion}
              index={index}
              span={spans[index] ?? noSpan}
              shown={shown}
              edits={edits}
              selected={index === selected}
              readOnly={readOnly}
              onSelect={() => onSelect(index)}
            />
          )}
        />
      </div>
      {zoom > 1 && (
        <input
          type="range"
          className={styles.scroll}
          aria-label={messages.window}
          min={0}
          max={wholeWindow(duration) - shown.length}
          step={shown.length / 50}
          value={shown.from}
          onChange={(event) => setFrom(event.target.valueAsNumber)}
        />
      )}
    </div>
  )
}
