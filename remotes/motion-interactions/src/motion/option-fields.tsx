import { Combobox, TextField } from '@pergola/ui'
import type { MotionValues } from '@pergola/contracts'
import { optionAt, setOption, typedValue, valueText } from '@pergola/site/motions'
import { EaseField } from './ease-field.tsx'
import styles from './motion-panel.module.css'
import type { MotionOption } from './option-lists.ts'

interface OptionFieldsProps {
  options: readonly MotionOption[]
  values: MotionValues
  /** Where these options stand inside the values. */
  path?: readonly string[]
  /** What is wrong with the value of an option. */
  errorOf?: (name: string, value: string) => string | null
  onChange: (values: MotionValues, what: string) => void
}

/** A field for each option; an empty one is an option that is not set. */
export function OptionFields({ options, values, path = [], errorOf, onChange }: OptionFieldsProps) {
  return (
    <div className={styles.grid}>
      {options.map(({ name, choices, usual, isWhole }) => {
        const value = optionAt(values, [...path, name])
        const text = typeof value === 'object' && !Array.isArray(value) ? '' : valueText(value)
        const commit = (typed: string) =>
          onChange(setOption(values, [...path, name], isWhole ? typed : typedValue(typed)), name)
        const field = { label: name, value: text, code: true, placeholder: usual, error: errorOf?.(name, text) }
        if (name === 'ease')
          return (
            <EaseField
              key={name}
              label={name}
              value={text}
              onCommit={(ease) => onChange(setOption(values, [...path, name], ease), name)}
            />
          )
        if (!choices) return <TextField key={name} {...field} onCommit={commit} />
        return <Combobox key={name} {...field} suggestions={choices} onCommit={commit} />
      })}
    </div>
  )
}
