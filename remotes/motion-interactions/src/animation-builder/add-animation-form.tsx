import { useState } from 'react'
import { Button, TextField } from '@pergola/ui'
import styles from './animation-builder.module.css'
import { messages } from './messages.ts'
import { isAnimationName, isCssKeyword } from './percentages.ts'

interface AddAnimationFormProps {
  taken: readonly string[]
  onAdd: (name: string) => void
}

export function AddAnimationForm({ taken, onAdd }: AddAnimationFormProps) {
  const [name, setName] = useState('')
  const [problem, setProblem] = useState<string | null>(null)

  function add() {
    const wanted = name.trim()
    if (wanted === '') return setProblem(messages.nameMissing)
    if (!isAnimationName(wanted)) return setProblem(messages.nameInvalid)
    if (isCssKeyword(wanted)) return setProblem(messages.nameIsKeyword(wanted))
    if (taken.includes(wanted)) return setProblem(messages.nameTaken)
    onAdd(wanted)
    setName('')
  }

  return (
    <form
      className={styles.add}
      onSubmit={(event) => {
        event.preventDefault()
        add()
      }}
    >
      <TextField
        label={messages.name}
        placeholder={messages.namePlaceholder}
        value={name}
        onChange={(typed) => {
          setName(typed)
          setProblem(null)
        }}
        {...(problem === null ? {} : { error: problem })}
      />
      <Button type="submit">{messages.add}</Button>
    </form>
  )
}
