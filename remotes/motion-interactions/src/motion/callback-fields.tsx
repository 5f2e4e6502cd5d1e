import { TextField } from '@pergola/ui'
import type { MotionValues } from '@pergola/contracts'
import { optionAt, setOption, typedValue, valueText } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'

interface CallbackFieldsProps {
  names: readonly string[]
  values: MotionValues
  /** Tweens give their callbacks parameters and a scope. */
  withParameters?: boolean
  onChange: (values: MotionValues, what: string) => void
}

/** Code that is called while a motion plays. What goes with a callback is asked for once it has code. */
export function CallbackFields({ names, values, withParameters = false, onChange }: CallbackFieldsProps) {
  return (
    <div className={styles.fields}>
      <p className={styles.muted}>{messages.codeHint}</p>
      {names.map((name) => {
        const code = valueText(optionAt(values, [name]))
        const more = withParameters && code !== '' ? [`${name}Params`, `${name}Scope`] : []
        return (
          <div key={name} className={styles.fields}>
            <TextField
              label={name}
              value={code}
              code
              multiline
              rows={2}
              onCommit={(text) => onChange(setOption(values, [name], text), name)}
            />
            {more.map((each) => (
              <TextField
                key={each}
                label={each}
                value={valueText(optionAt(values, [each]))}
                code
                onCommit={(text) => onChange(setOption(values, [each], typedValue(text)), each)}
              />
            ))}
          </div>
        )
      })}
    </div>
  )
}
