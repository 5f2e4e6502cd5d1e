import { ChevronDown, ChevronRight, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, TextField } from '@pergola/ui'
import type { AnimationActions } from './animation-actions.ts'
import styles from './animation-builder.module.css'
import { sameFrame, type FrameAddress } from './create-keyframe-mode.ts'
import { FrameEditor } from './frame-editor.tsx'
import { FrameRuler } from './frame-ruler.tsx'
import { addFrame, moveFrame, removeFrame, setDeclaration } from './keyframe-edits.ts'
import { messages } from './messages.ts'
import type { PageAnimation } from './page-animations.ts'
import { parsePercentages } from './percentages.ts'

interface AnimationRowProps {
  animation: PageAnimation
  chosen: FrameAddress | null
  onChoose: (frame: FrameAddress | null) => void
  onEdit: (edit: (css: string, file: string) => string, label: string) => void
  actions: AnimationActions
}

export function AnimationRow(props: AnimationRowProps) {
  const { animation, actions } = props
  const { name, editable, frames } = animation
  const [open, setOpen] = useState(false)

  return (
    <li className={styles.animation}>
      <div className={styles.head}>
        <button type="button" className={styles.title} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <ChevronDown size={16} strokeWidth={1.5} /> : <ChevronRight size={16} strokeWidth={1.5} />}
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{messages.frames(frames.length)}</span>
        </button>
        <IconButton label={messages.play(name)} icon={<Play />} onClick={() => actions.play(animation)} />
        {editable && (
          <IconButton label={messages.remove(name)} icon={<Trash2 />} onClick={() => void actions.remove(animation)} />
        )}
      </div>
      {open && <Frames {...props} />}
    </li>
  )
}

function Frames({ animation, chosen, onChoose, onEdit, actions }: AnimationRowProps) {
  const { name, file, editable, frames } = animation
  const label = messages.frameLabel(name)
  const addressOf = (index: number, selector = frames[index]?.values.join(', ') ?? ''): FrameAddress => ({
    file,
    animation: name,
    index,
    selector,
  })
  const isChosen = (index: number) => sameFrame(chosen, addressOf(index))

  function add(selector: string) {
    onEdit(addFrame(name, selector), label)
    onChoose(addressOf(-1, selector))
  }

  function remove(index: number) {
    if (isChosen(index)) onChoose(null)
    onEdit(removeFrame(name, index), label)
  }

  function move(index: number, selector: string) {
    onEdit(moveFrame(name, index, selector), label)
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
      {!editable && (
        <div className={styles.copy}>
          <p className={styles.note}>{messages.copyHint(file)}</p>
          <Button onClick={() => actions.copy(animation)}>{messages.copy}</Button>
        </div>
      )}
      <ul className={styles.frames}>
        {frames.map((frame, index) => (
          <FrameEditor
            key={frame.id}
            frame={frame}
            editable={editable}
            chosen={isChosen(index)}
            onChoose={() => onChoose(isChosen(index) ? null : addressOf(index))}
            onSet={(property, value) => onEdit(setDeclaration(name, index, property, value), label)}
            onRemove={() => remove(index)}
          />
        ))}
        {editable && <NewFrame onAdd={add} />}
      </ul>
    </>
  )
}

function NewFrame({ onAdd }: { onAdd: (selector: string) => void }) {
  const [typed, setTyped] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function add() {
    const selector = parsePercentages(typed)
    if (selector === null) return setProblem(messages.percentagesInvalid)
    onAdd(selector)
    setTyped('')
  }

  return (
    <li>
      <form
        className={styles.add}
        onSubmit={(event) => {
          event.preventDefault()
          add()
        }}
      >
        <TextField
          label={messages.percentages}
          hideLabel
          placeholder={messages.percentagesHint}
          value={typed}
          onChange={(text) => {
            setTyped(text)
            setProblem(null)
          }}
          {...(problem === null ? {} : { error: problem })}
        />
        <Button type="submit">{messages.addFrame}</Button>
      </form>
    </li>
  )
}
