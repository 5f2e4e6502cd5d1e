import { TextField } from '@pergola/ui'
import { useMemo } from 'react'
import type { MotionValues } from '@pergola/contracts'
import { isCallbackCode, isScopeName, optionAt, setOption, typedValue, valueText } from '@pergola/site/motions'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'

export interface CallbackFieldsProps {
  names: readonly string[]
  values: MotionValues
  /** Tweens give their callbacks parameters and a scope. */
  withParameters?: boolean
  onChange: (values: MotionValues, what: string) => void
}

interface CallbackInputProps {
  name: string
  code: string
  onCommit: (code: string) => void
}

/** Says of code that could not stand in a function that the build leaves it out. */
function CallbackInput({ name, code, onCommit }: CallbackInputProps) {
  const isWhole = useMemo(() => code.trim() === '' || isCallbackCode(code), [code])
  return (
    <TextField
      label={name}
      value={code}
      code
      multiline
      rows={2}
      error={isWhole ? null : messages.codeIncomplete}
      onCommit={onCommit}
    />
  )
}

const scopeError = (scope: string) => (scope === '' || isScopeName(scope) ? null : messages.scopeNoName)

/** What goes with a callback is asked for once it has code. */
export function CallbackInputs({ names, values, withParameters = false, onChange }: CallbackFieldsProps) {
  return names.map((name) => {
    const code = valueText(optionAt(values, [name]))
    const more = withParameters && code !== '' ? [`${name}Params`, `${name}Scope`] : []
    return (
      <div key={name} className={styles.fields}>
        <CallbackInput name={name} code={code} onCommit={(text) => onChange(setOption(values, [name], text), name)} />
        {more.map((each) => (
          <TextField
            key={each}
            label={each}
            value={valueText(optionAt(values, [each]))}
            code
            error={each.endsWith('Scope') ? scopeError(valueText(optionAt(values, [each]))) : null}
            onCommit={(text) => onChange(setOption(values, [each], typedValue(text)), each)}
          />
        ))}
      </div>
    )
  })
}
