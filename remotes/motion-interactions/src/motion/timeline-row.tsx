import { RenameInput } from '@pergola/ui'
import { useRef, useState } from 'react'
import { editAnimation, moveTween, stretchTween } from '@pergola/site/motions'
import type { Motion, MotionAnimation, TweenSpan } from '@pergola/site/motions'
import { messages } from './messages.ts'
import type { TimeWindow } from './time-window.ts'
import { TimelineBar } from './timeline-bar.tsx'
import styles from './timeline.module.css'
import type { MotionEdits } from './use-motion.ts'

interface TimelineRowProps {
  motion: Motion
  index: number
  span: TweenSpan
  shown: TimeWindow
  selected: boolean
  readOnly: boolean
  edits: MotionEdits
  onSelect: () => void
}

/** A name that was made for it begins with the motion's id, of which a row would show nothing else. */
function labelOf({ name, selector }: MotionAnimation, motionId: string): string {
  const [, number] = name.startsWith(motionId) ? (/^[-_](\d+)$/.exec(name.slice(motionId.length)) ?? []) : []
  return number === undefined ? name || selector : messages.animation(number)
}

export function TimelineRow(props: TimelineRowProps) {
  const { motion, index, span, shown, selected, readOnly, edits, onSelect } = props
  const animation = motion.animations[index]
  if (!animation) return null
  const name = labelOf(animation, motion.id)
  return (
    <div role="treeitem" tabIndex={-1} aria-selected={selected} className={styles.row}>
      <RowName {...props} animation={animation} name={name} />
      <TimelineBar
        name={name}
        span={span}
        shown={shown}
        selected={selected}
        readOnly={readOnly}
        onSelect={onSelect}
        onMove={(start) => edits.edit((now) => moveTween(now, index, start), messages.steps.move)}
        onStretch={(length) => edits.edit((now) => stretchTween(now, index, length), messages.steps.stretch)}
      />
    </div>
  )
}

type RowNameProps = Pick<TimelineRowProps, 'index' | 'readOnly' | 'edits' | 'onSelect'> & {
  animation: MotionAnimation
  name: string
}

/** Double-click or F2 edits it, as layers do. */
function RowName({ animation, name, index, readOnly, edits, onSelect }: RowNameProps) {
  const [isRenaming, setRenaming] = useState(false)
  const returns = useRef(false)

  function finish(typed: string | null, byKey: boolean) {
    returns.current = byKey
    setRenaming(false)
    if (typed === null || typed === animation.name) return
    edits.edit((now) => editAnimation(now, index, { name: typed }), messages.steps.edit(messages.name))
  }

  if (isRenaming)
    return <RenameInput className={styles.rename} label={messages.rename(name)} value={animation.name} onEnd={finish} />
  return (
    <button
      ref={(button) => {
        if (returns.current) button?.focus()
        returns.current = false
      }}
      type="button"
      className={styles.name}
      title={name}
      onClick={onSelect}
      onDoubleClick={() => setRenaming(!readOnly)}
      onKeyDown={(event) => {
        if (event.key !== 'F2') return
        // Elsewhere it renames the element.
        event.stopPropagation()
        setRenaming(!readOnly)
      }}
    >
      {name}
    </button>
  )
}
