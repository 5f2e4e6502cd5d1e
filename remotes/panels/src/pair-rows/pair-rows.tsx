import { Button, Combobox, IconButton, TextField } from '@pergola/ui'
import { Plus, X } from 'lucide-react'
import { useState } from 'react'
import styles from './pair-rows.module.css'
import { useAfterPress } from './use-after-press.ts'

export type Pairs = Readonly<Record<string, string>>

export interface PairRowsProps {
  pairs: Pairs
  onChange: (pairs: Pairs) => void
  words: {
    readonly list: string
    readonly name: string
    readonly value: string
    readonly add: string
    readonly remove: (name: string) => string
  }
  suggestions?: readonly string[] | undefined
  /** What is wrong with a pair, or null. */
  problemOf: (name: string, value: string) => string | null
  disabled?: boolean | undefined
}

/** Values by name. What stands in both fields is taken when the second one is left, and no press of a button is lost by it. */
export function PairRows(props: PairRowsProps) {
  const { pairs, onChange, words, problemOf, disabled } = props
  return (
    <fieldset className={styles.pairs}>
      <legend className={styles.legend}>{words.list}</legend>
      <ul className={styles.list} aria-label={words.list}>
        {Object.entries(pairs).map(([name, value]) => (
          <li key={name} className={styles.row}>
            <code className={styles.name} title={name}>
              {name}
            </code>
            <TextField
              label={name}
              hideLabel
              code
              disabled={disabled}
              value={value}
              error={problemOf(name, value)}
              onCommit={(typed) => onChange({ ...pairs, [name]: typed })}
            />
            <IconButton
              label={words.remove(name)}
              icon={<X />}
              disabled={disabled}
              onClick={() => onChange(Object.fromEntries(Object.entries(pairs).filter(([each]) => each !== name)))}
            />
          </li>
        ))}
      </ul>
      <NewPair {...props} />
    </fieldset>
  )
}

function NewPair({ pairs, onChange, words, suggestions, problemOf, disabled }: PairRowsProps) {
  const [name, setName] = useState('')
  const [value, setValue] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const afterPress = useAfterPress()

  function add(typed: string) {
    const key = name.trim()
    if (key === '' || typed.trim() === '') return
    const found = problemOf(key, typed.trim())
    setProblem(found)
    if (found !== null) return
    onChange({ ...pairs, [key]: typed.trim() })
    setName('')
    setValue('')
  }

  return (
    <div data-adds>
      <div className={styles.create}>
        <div className={styles.fields}>
          <Combobox
            label={words.name}
            value={name}
            suggestions={suggestions ?? []}
            code
            disabled={disabled}
            onCommit={setName}
          />
          <TextField
            label={words.value}
            code
            value={value}
            disabled={disabled}
            error={problem}
            onCommit={(typed) => {
              setValue(typed)
              afterPress(() => add(typed))
            }}
          />
        </div>
        <Button icon={<Plus />} disabled={disabled} onClick={() => add(value)}>
          {words.add}
        </Button>
      </div>
    </div>
  )
}
