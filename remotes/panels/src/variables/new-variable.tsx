import { Plus } from 'lucide-react'
import { useRef, useState } from 'react'
import { IconButton, TextField } from '@pergola/ui'
import { messages } from './messages.ts'
import type { Variables } from './use-variables.ts'
import styles from './variables-panel.module.css'

/** `brand: red` pasted into the name is both. */
function split(typed: string): readonly [string, string | null] {
  const match = /^\s*([^:]+?)\s*:\s*([\s\S]+?)[\s;]*$/.exec(typed)
  return match ? [match[1] ?? '', match[2] ?? ''] : [typed, null]
}

/** A name and a value, and Enter: the kind is read from them. */
export function NewVariable({ variables }: { variables: Variables }) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const nameField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)
  const valueField = useRef<HTMLInputElement & HTMLTextAreaElement>(null)

  function changeName(typed: string) {
    const [first, second] = split(typed)
    setName(first)
    if (second !== null) setValue(second)
  }

  async function add() {
    if (name.trim() === '') return nameField.current?.focus()
    if (value.trim() === '') return valueField.current?.focus()
    if (!(await variables.actions.add(name, value))) return
    setName('')
    setValue('')
    // The next one is typed at once.
    nameField.current?.focus()
  }

  return (
    <div className={styles.create}>
      <TextField
        hideLabel
        label={messages.newName}
        placeholder={messages.namePlaceholder}
        value={name}
        inputRef={nameField}
        onChange={changeName}
        onEnter={() => void add()}
      />
      <TextField
        hideLabel
        label={messages.newValue}
        placeholder={messages.valuePlaceholder}
        value={value}
        inputRef={valueField}
        onChange={setValue}
        onEnter={() => void add()}
      />
      <IconButton label={messages.add} icon={<Plus />} onClick={() => void add()} />
    </div>
  )
}
