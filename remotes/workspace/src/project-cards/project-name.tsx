import { RenameInput } from '@pergola/ui'
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

  function finish(typed: string | null, byKey: boolean) {
    returns.current = byKey
    setEditing(false)
    if (typed !== null && typed !== '' && typed !== name) onRename(typed)
  }

  return <RenameInput className={styles.nameInput} label={messages.rename(name)} value={name} onEnd={finish} />
}
