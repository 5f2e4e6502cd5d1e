import { messages } from './messages.ts'
import styles from './timeline.module.css'
import { percentOf, ticksOf } from './time-window.ts'
import type { TimeWindow } from './time-window.ts'
import type { Playback } from './use-playback.ts'
import { usePlayhead } from './use-playhead.ts'

/** A large number has the room of a small one. */
const shortNumber = new Intl.NumberFormat('en', { notation: 'compact' })

interface TimelineRulerProps {
  shown: TimeWindow
  duration: number
  playback: Playback
}

/** Seconds, and the playhead over them: dragged or moved with the keys, the canvas shows that moment. */
export function TimelineRuler({ shown, duration, playback }: TimelineRulerProps) {
  const [time, setTime] = usePlayhead(playback)
  const place = percentOf(time, shown)
  return (
    <div className={styles.ruler}>
      <div className={styles.ticks} aria-hidden="true">
        {ticksOf(shown).map((tick) => (
          <span
            key={tick}
            className={styles.tick}
            data-end={percentOf(tick, shown) > 92 || undefined}
            style={{ left: `${percentOf(tick, shown)}%` }}
          >
            {tick < 1e4 ? tick : shortNumber.format(tick)}
          </span>
        ))}
        {place >= 0 && place <= 100 && <span className={styles.playhead} style={{ left: `${place}%` }} />}
      </div>
      <input
        type="range"
        className={styles.scrubber}
        aria-label={messages.playhead}
        aria-valuetext={messages.seconds(time)}
        min={shown.from}
        max={shown.from + shown.length}
        step={0.01}
        value={time}
        disabled={!playback.canPlay}
        onKeyDown={(event) => event.stopPropagation()}
        onChange={(event) => {
          const wanted = Math.min(event.target.valueAsNumber, duration)
          setTime(wanted)
          void playback.seek(wanted)
        }}
      />
    </div>
  )
}
