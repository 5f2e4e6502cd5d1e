import { ChevronDown, ChevronRight, Play, Trash2 } from 'lucide-react'
import { useState, type ReactNode } from 'react'
import { Button, IconButton } from '@pergola/ui'
import type { AnimationActions } from './animation-actions.ts'
import styles from './animation-builder.module.css'
import { sameFrame } from './create-keyframe-mode.ts'
import { FrameEditor } from './frame-editor.tsx'
import { FrameRuler } from './frame-ruler.tsx'
import { framePoints } from './frame-points.ts'
import { addFrame, moveFrame, removeFrame, setDeclaration } from './keyframe-edits.ts'
import { messages } from './messages.ts'
import { NewFrame } from './new-frame.tsx'
import type { PageAnimation } from './page-animations.ts'
import type { FrameAddress } from './frame-address.ts'

/** Frames drawn at once, as in every long list. */
const shownFrames = 55

interface AnimationRowProps {
  animation: PageAnimation
  /** What the browser uses in its place. */
  winner: PageAnimation | undefined
  /** Of an animation that cannot be edited where it stands. */
  mayCopy: boolean
  /** Was added here: its frames are what comes next. */
  isNew: boolean
  chosen: FrameAddress | null
  onChoose: (frame: FrameAddress | null) => void
  onEdit: (edit: (css: string, file: string) => string, label: string) => void
  actions: AnimationActions
}

export function AnimationRow(props: AnimationRowProps) {
  const { animation, winner, isNew, actions } = props
  const { name, context, editable, frames } = animation
  const [open, setOpen] = useState(isNew)

  return (
    <li className={styles.animation} ref={isNew ? bringIntoView : null}>
      <div className={styles.head}>
        <button type="button" className={styles.title} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <ChevronDown size={16} strokeWidth={1.5} /> : <ChevronRight size={16} strokeWidth={1.5} />}
          <span className={styles.name}>{name}</span>
          {context !== '' && (
            <span className={styles.context} title={context}>
              {context}
            </span>
          )}
          {winner && (
            <span className={styles.unused} title={messages.overriddenBy(winner.file, winner.line)}>
              {messages.overridden}
            </span>
          )}
          <span className={styles.count}>{messages.frames(frames.length)}</span>
        </button>
        <IconButton label={messages.play(name)} icon={<Play />} onClick={() => actions.play(animation)} />
        {editable && (
          <IconButton label={messages.remove(name)} icon={<Trash2 />} onClick={() => void actions.remove(animation)} />
        )}
      </div>
      {open && winner && <p className={styles.note}>{messages.overriddenBy(winner.file, winner.line)}</p>}
      {open && <Frames {...props} />}
    </li>
  )
}

function bringIntoView(row: HTMLElement | null) {
  row?.scrollIntoView({ block: 'nearest' })
}

function Frames({ animation, winner, mayCopy, chosen, onChoose, onEdit, actions }: AnimationRowProps) {
  const { name, nth, file, editable, frames } = animation
  const place = { name, nth }
  const label = messages.frameLabel(name)
  const addressOf = (index: number, selector = frames[index]?.values.join(', ') ?? ''): FrameAddress => ({
    file,
    animation: name,
    nth,
    index,
    selector,
  })
  const isChosen = (index: number) => sameFrame(chosen, addressOf(index))

  function add(selector: string) {
    onEdit(addFrame(place, selector), label)
    onChoose(addressOf(-1, selector))
  }

  function remove(index: number) {
    if (isChosen(index)) onChoose(null)
    onEdit(removeFrame(place, index), label)
  }

  function move(index: number, selector: string) {
    onEdit(moveFrame(place, index, selector), label)
    if (isChosen(index)) onChoose(addressOf(index, selector))
  }

  return (
    <>
      <FrameRuler
        animation={name}
        frames={frames}
        editable={editable}
        chosen={frames.findIndex((_frame, index) => isChosen(index))}
        onChoose={(index) => editable && onChoose(addressOf(index))}
        onAdd={add}
        onMove={move}
        onRemove={(index) => editable && remove(index)}
      />
      {!editable && mayCopy && !winner?.editable && (
        <div className={styles.copy}>
          <p className={styles.note}>{messages.copyHint(file)}</p>
          <Button onClick={() => actions.copy(animation)}>{messages.copy}</Button>
        </div>
      )}
      <FrameList count={frames.length}>
        {(index) => (
          <FrameEditor
            key={frames[index]!.id}
            frame={frames[index]!}
            editable={editable}
            chosen={isChosen(index)}
            onChoose={() => onChoose(isChosen(index) ? null : addressOf(index))}
            onSet={(property, value) => onEdit(setDeclaration(place, index, property, value), label)}
            onRemove={() => remove(index)}
          />
        )}
      </FrameList>
      {editable && <NewFrame taken={framePoints(frames)} onAdd={add} />}
    </>
  )
}

interface FrameListProps {
  count: number
  /** Draws the frame at that place. */
  children: (index: number) => ReactNode
}

function FrameList({ count, children }: FrameListProps) {
  const [shown, setShown] = useState(shownFrames)
  const drawn = Array.from({ length: Math.min(shown, count) }, (_none, index) => children(index))
  return (
    <ul className={styles.frames}>
      {drawn}
      {count > shown && (
        <li>
          <Button onClick={() => setShown(shown + shownFrames)}>{messages.moreFrames(count - shown)}</Button>
        </li>
      )}
    </ul>
  )
}
