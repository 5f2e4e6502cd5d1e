import { Combobox, FieldRow, IconButton, TextField } from '@pergola/ui'
import { X } from 'lucide-react'
import { useState } from 'react'
import type { MotionValues } from '@pergola/contracts'
import { typedValue, valueText } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'
import { propertyNames } from './property-names.ts'

interface ValueRowsProps {
  label: string
  values: MotionValues
  onChange: (values: MotionValues, what: string) => void
}

/** `margin-top` is `marginTop` here. */
function camelCase(typed: string): string {
  return typed.trim().replace(/-([a-z])/g, (_dash, letter: string) => letter.toUpperCase())
}

/** Rows of a property and its value; commas make values to pass through. */
export function ValueRows({ label, values, onChange }: ValueRowsProps) {
  const [names] = useState(propertyNames)
  const [added, setAdded] = useState('')

  function add(typed: string) {
    const name = camelCase(typed)
    if (name === '' || name === '__proto__' || Object.hasOwn(values, name)) return
    setAdded(name)
    onChange({ ...values, [name]: '' }, name)
  }

  function set(name: string, text: string) {
    onChange({ ...values, [name]: typedValue(text) }, name)
  }

  function remove(name: string) {
    const { [name]: _removed, ...others } = values
    onChange(others, name)
  }

  return (
    <div className={styles.fields}>
      {Object.keys(values).length === 0 && <p className={styles.muted}>{messages.noProperties}</p>}
      <ul className={styles.rows} aria-label={label}>
        {Object.entries(values).map(([name, value]) => (
          <li key={name}>
            <FieldRow>
              <TextField
                label={name}
                value={valueText(value)}
                code
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- whoever just added it types its value next
                autoFocus={value === '' && name === added}
                onCommit={(text) => set(name, text)}
              />
              <IconButton label={messages.removeProperty(name)} icon={<X />} onClick={() => remove(name)} />
            </FieldRow>
          </li>
        ))}
      </ul>
      <Combobox
        key={Object.keys(values).length}
        label={messages.addProperty}
        value=""
        suggestions={names}
        code
        placeholder="x, opacity, backgroundColor"
        onCommit={add}
      />
    </div>
  )
}
