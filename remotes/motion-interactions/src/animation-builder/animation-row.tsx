import { ChevronDown, ChevronRight, Play, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { Button, IconButton, TextField } from '@pergola/ui'
import styles from './animation-builder.module.css'
import { sameFrame, type FrameAddress } from './create-keyframe-mode.ts'
import { FrameEditor } from './frame-editor.tsx'
import { addFrame, removeFrame, setDeclaration } from './keyframe-edits.ts'
import { messages } from './messages.ts'
import type { PageAnimation } from './page-animations.ts'
import { parsePercentages } from './percentages.ts'

interface AnimationRowProps {
  animation: PageAnimation
  chosen: FrameAddress | null
  onChoose: (frame: FrameAddress | null) => void
  onEdit: (edit: (css: string, file: string) => string, label: string) => void
  onPlay: () => void
  onRemove: () => void
}

export function AnimationRow({ animation, chosen, onChoose, onEdit, onPlay, onRemove }: AnimationRowProps) {
  const { name, file, editable, frames } = animation
  const [open, setOpen] = useState(false)
  const label = messages.frameLabel(name)

  return (
    <li className={styles.animation}>
      <div className={styles.head}>
        <button type="button" className={styles.title} aria-expanded={open} onClick={() => setOpen(!open)}>
          {open ? <ChevronDown size={16} strokeWidth={1.5} /> : <ChevronRight size={16} strokeWidth={1.5} />}
          <span className={styles.name}>{name}</span>
          <span className={styles.count}>{messages.frames(frames.length)}</span>
        </button>
        <IconButton label={messages.play(name)} icon={<Play />} onClick={onPlay} />
        {editable && <IconButton label={messages.remove(name)} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      {open && (
        <ul className={styles.frames}>
          {!editable && <li className={styles.note}>{messages.readOnly(file)}</li>}
          {frames.map((frame, index) => {
            const address = { file, animation: name, index, selector: frame.values.join(', ') }
            const isChosen = sameFrame(chosen, address)
            return (
              <FrameEditor
                key={frame.id}
                frame={frame}
                editable={editable}
                chosen={isChosen}
                onChoose={() => onChoose(isChosen ? null : address)}
                onSet={(property, value) => onEdit(setDeclaration(name, index, property, value), label)}
                onRemove={() => {
                  if (isChosen) onChoose(null)
                  onEdit(removeFrame(name, index), label)
                }}
              />
            )
          })}
          {editable && <NewFrame onAdd={(selector) => onEdit(addFrame(name, selector), label)} />}
        </ul>
      )}
    </li>
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
