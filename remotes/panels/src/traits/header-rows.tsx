import { Button, Combobox, IconButton, TextField } from '@pergola/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import { messages } from './messages.ts'
import styles from './traits-panel.module.css'

/** Names of requests; those of answers, which the specification lists, would have no effect here. */
const headerNames = ['accept', 'accept-language', 'authorization', 'content-type', 'x-api-key', 'x-requested-with']

interface HeaderRowsProps {
  headers: Readonly<Record<string, string>>
  onChange: (headers: Readonly<Record<string, string>>) => void
}

/** Request headers by name. */
export function HeaderRows({ headers, onChange }: HeaderRowsProps) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')

  function add() {
    if (!/^[\w-]+$/.test(name.trim()) || value.trim() === '') return
    onChange({ ...headers, [name.trim().toLowerCase()]: value.trim() })
    setName('')
    setValue('')
  }

  return (
    <>
      <ul className={styles.attributes} aria-label={messages.loopHeaders}>
        {Object.entries(headers).map(([key, text]) => (
          <li key={key} className={styles.attribute}>
            <code className={styles.name} title={key}>
              {key}
            </code>
            <TextField
              label={key}
              hideLabel
              value={text}
              onCommit={(typed) => onChange({ ...headers, [key]: typed })}
            />
            <IconButton
              label={messages.removeAttribute(key)}
              icon={<X />}
              onClick={() => onChange(Object.fromEntries(Object.entries(headers).filter(([each]) => each !== key)))}
            />
          </li>
        ))}
      </ul>
      <div className={styles.create}>
        <Combobox label={messages.headerName} value={name} suggestions={headerNames} code onCommit={setName} />
        <TextField label={messages.headerValue} value={value} onChange={setValue} />
        <Button icon={<Plus />} onClick={add}>
          {messages.addHeader}
        </Button>
      </div>
    </>
  )
}
