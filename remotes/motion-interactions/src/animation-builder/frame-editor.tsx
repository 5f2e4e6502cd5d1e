import { Paintbrush, Plus, Trash2, X } from 'lucide-react'
import { useState } from 'react'
import type { Keyframe } from '@pergola/site/css'
import { IconButton, TextField } from '@pergola/ui'
import styles from './animation-builder.module.css'
import { messages } from './messages.ts'
import { isPlayed } from './percentages.ts'

interface FrameEditorProps {
  frame: Keyframe
  editable: boolean
  /** The style panel writes to this frame. */
  chosen: boolean
  onChoose: () => void
  onSet: (property: string, value: string | null) => void
  onRemove: () => void
}

export function FrameEditor({ frame, editable, chosen, onChoose, onSet, onRemove }: FrameEditorProps) {
  const selector = frame.values.join(', ')

  return (
    <li className={styles.frame} data-chosen={chosen || undefined}>
      <div className={styles.frameHead}>
        <span className={styles.offset}>{selector}</span>
        {editable && (
          <IconButton label={messages.editFrame(selector)} icon={<Paintbrush />} pressed={chosen} onClick={onChoose} />
        )}
        {editable && <IconButton label={messages.removeFrame(selector)} icon={<Trash2 />} onClick={onRemove} />}
      </div>
      {!isPlayed(frame.values) && <p className={styles.note}>{messages.notPlayed}</p>}
      {frame.declarations.map(({ id, property, value }) => (
        <DeclarationRow key={id} property={property} value={value} editable={editable} onSet={onSet} />
      ))}
      {editable && <NewDeclaration onSet={onSet} />}
    </li>
  )
}

interface DeclarationRowProps {
  property: string
  value: string
  editable: boolean
  onSet: FrameEditorProps['onSet']
}

function DeclarationRow({ property, value, editable, onSet }: DeclarationRowProps) {
  const [problem, setProblem] = useState<string | null>(null)

  function commit(typed: string) {
    const wanted = typed.trim()
    const valid = wanted === '' || CSS.supports(property, wanted)
    setProblem(valid ? null : messages.unsupported(property, wanted))
    if (valid && wanted !== value) onSet(property, wanted === '' ? null : wanted)
  }

  return (
    <div className={styles.declaration}>
      <span className={styles.property}>{property}</span>
      {editable ? (
        <>
          <TextField
            key={value}
            label={property}
            hideLabel
            value={value}
            onCommit={commit}
            {...(problem === null ? {} : { error: problem })}
          />
          <IconButton label={messages.removeDeclaration(property)} icon={<X />} onClick={() => onSet(property, null)} />
        </>
      ) : (
        <code>{value}</code>
      )}
    </div>
  )
}

function NewDeclaration({ onSet }: { onSet: FrameEditorProps['onSet'] }) {
  const [property, setProperty] = useState('')
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function add() {
    const [name, wanted] = [property.trim().toLowerCase(), value.trim()]
    if (name === '' || wanted === '') return
    if (!CSS.supports(name, wanted)) return setProblem(messages.unsupported(name, wanted))
    onSet(name, wanted)
    setProperty('')
    setValue('')
    setProblem(null)
  }

  return (
    <form
      className={styles.declaration}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField label={messages.property} hideLabel placeholder="opacity" value={property} onChange={setProperty} />
      <TextField
        label={messages.value}
        hideLabel
        placeholder="0"
        value={value}
        onChange={setValue}
        {...(problem === null ? {} : { error: problem })}
      />
      <IconButton type="submit" label={messages.addDeclaration} icon={<Plus />} />
    </form>
  )
}
