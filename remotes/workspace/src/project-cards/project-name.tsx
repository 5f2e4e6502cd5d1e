import { useRef, useState } from 'react'
import { messages } from '../messages.ts'
import styles from './project-card.module.css'

interface ProjectNameProps {
  name: string
  onRename: (name: string) => void
}

/** Double-click or F2 edits; blur and Enter save, Esc gives up. */
export function ProjectName({ name, onRename }: ProjectNameProps) {
  const [editing, setEditing] = useState(false)
  const abandoned = useRef(false)
  // Whoever ended it by key goes on where the name stands.
  const returns = useRef(false)

  if (!editing) {
    return (
      <button
        ref={(button) => {
          if (returns.current) button?.focus()
          returns.current = false
        }}
        type="button"
        className={styles.name}
        title={messages.rename(name)}
        onDoubleClick={() => setEditing(true)}
        onKeyDown={(event) => event.key === 'F2' && setEditing(true)}
      >
        {name}
      </button>
    )
  }

  function finish(typed: string) {
    setEditing(false)
    if (!abandoned.current && typed.trim() !== '' && typed.trim() !== name) onRename(typed.trim())
    abandoned.current = false
  }

  return (
    <input
      className={styles.nameInput}
      aria-label={messages.rename(name)}
      defaultValue={name}
      ref={(input) => input?.select()}
      onBlur={(event) => finish(event.currentTarget.value)}
      onKeyDown={(event) => {
        abandoned.current = event.key === 'Escape'
        if (event.key !== 'Enter' && event.key !== 'Escape') return
        returns.current = true
        event.currentTarget.blur()
      }}
    />
  )
}
