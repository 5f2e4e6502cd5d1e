import { useScrub } from '@pergola/ui'
import { useState } from 'react'
import type { KeyboardEvent } from 'react'
import type { TweenSpan } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './timeline.module.css'
import { percentOf } from './time-window.ts'
import type { TimeWindow } from './time-window.ts'

interface TimelineBarProps {
  name: string
  span: TweenSpan
  shown: TimeWindow
  selected: boolean
  readOnly: boolean
  onSelect: () => void
  /** One call is one undo step. */
  onMove: (start: number) => void
  onStretch: (duration: number) => void
}

type Part = 'start' | 'duration'

/** Round seconds unless small steps were asked for. */
function snapped(time: number): number {
  return Math.max(0, Math.round(time * 100) / 100)
}

export function TimelineBar(props: TimelineBarProps) {
  const { name, span, shown, selected, readOnly, onSelect, onMove, onStretch } = props
  const [draft, setDraft] = useState<{ part: Part; value: number } | null>(null)
  const commit = (part: Part, value: number) => (part === 'start' ? onMove(value) : onStretch(Math.max(0.01, value)))

  function scrub(part: Part) {
    return {
      start: () => String(span[part]),
      move: (start: string, steps: number) => String(snapped(Number(start) + steps * secondsPerPixel())),
      onPreview: (text: string) => setDraft({ part, value: Number(text) }),
      onCommit: (text: string) => {
        setDraft(null)
        commit(part, Number(text))
      },
      onCancel: () => setDraft(null),
    }
  }

  const [track, setTrack] = useState<HTMLElement | null>(null)
  const secondsPerPixel = () => shown.length / Math.max(1, track?.clientWidth ?? 1)
  const moving = useScrub(scrub('start'))
  const stretching = useScrub(scrub('duration'))

  function onKeyDown(event: KeyboardEvent, part: Part) {
    const direction = { ArrowLeft: -1, ArrowRight: 1 }[event.key]
    if (readOnly || direction === undefined || event.ctrlKey || event.metaKey) return
    event.preventDefault()
    // The canvas moves the selected element by the same keys.
    event.stopPropagation()
    const target = event.shiftKey ? 'duration' : part
    commit(target, snapped(span[target] + direction * (event.altKey ? 0.01 : 0.1)))
  }

  const start = draft?.part === 'start' ? draft.value : span.start
  const duration = draft?.part === 'duration' ? Math.max(0.01, draft.value) : span.duration
  const whole = Number.isFinite(span.whole) ? Math.max(span.whole, duration) : shown.from + shown.length
  const left = percentOf(start, shown)
  return (
    <div ref={setTrack} className={styles.track}>
      <div className={styles.rest} style={{ left: `${left}%`, width: `${(whole / shown.length) * 100}%` }} />
      <div className={styles.span} style={{ left: `${left}%`, width: `${(duration / shown.length) * 100}%` }}>
        <button
          type="button"
          className={styles.bar}
          aria-label={messages.bar(name, start.toFixed(2), duration.toFixed(2))}
          title={readOnly ? undefined : messages.barHint}
          aria-pressed={selected}
          onClick={onSelect}
          onKeyDown={(event) => onKeyDown(event, 'start')}
          {...(readOnly ? {} : moving)}
        />
        {!readOnly && (
          <button
            type="button"
            className={styles.edge}
            aria-label={messages.stretch(name)}
            onKeyDown={(event) => onKeyDown(event, 'duration')}
            {...stretching}
          />
        )}
      </div>
    </div>
  )
}
