import { Plus } from 'lucide-react'
import { useState } from 'react'
import { Combobox, IconButton } from '@pergola/ui'
import { useStyleEdit } from '../fields/use-style-edit.ts'
import { useTyped } from '../fields/use-typed.ts'
import styles from './declared-properties.module.css'
import { messages } from './messages.ts'

export interface ReadName {
  readonly name: string
  /** Why nothing of this name can be added; null when it can. */
  readonly problem: string | null
}

export interface NamedProperties {
  /** What the line is called. */
  add: string
  placeholder: string
  readName(typed: string): ReadName
  suggestedNames(): readonly string[]
  suggestedValues(property: string): readonly string[]
}

/** A name and a value for a declaration that the rule does not have yet. A value that is refused stays, with its reason. */
export function AddProperty({ taken, ...props }: NamedProperties & { taken: readonly string[] }) {
  const { add: label, placeholder, readName, suggestedNames, suggestedValues } = props
  const edit = useStyleEdit()
  const [typed, setTyped] = useState('')
  const [value, setValue] = useState('')
  const [refused, setRefused] = useState<string | null>(null)
  const read = readName(typed)
  const readValue = useTyped(read.name)
  const readDeclaration = useTyped('')
  const problem = read.problem ?? (taken.includes(read.name) ? messages.taken : null)

  function add(text: string) {
    setValue(text)
    setRefused(null)
    if (problem !== null || text.trim() === '') return
    const reason = edit.commit(read.name, text)
    if (reason !== null) return setRefused(reason)
    setTyped('')
    setValue('')
  }

  return (
    <div className={styles.add}>
      <Combobox
        label={messages.name}
        code
        value={typed}
        placeholder={placeholder}
        suggestions={() => suggestedNames().filter((name) => !taken.includes(name))}
        error={typed === '' ? null : problem}
        // A whole declaration says its value, too.
        read={(text) => (text.includes(':') ? readDeclaration(text) : text)}
        onCommit={setTyped}
      />
      <Combobox
        label={messages.value}
        code
        value={value}
        suggestions={() => (problem === null ? suggestedValues(read.name) : [])}
        error={refused}
        read={readValue}
        onCommit={add}
      />
      <IconButton
        label={label}
        icon={<Plus />}
        disabled={problem !== null || value.trim() === ''}
        onClick={() => add(value)}
      />
    </div>
  )
}
