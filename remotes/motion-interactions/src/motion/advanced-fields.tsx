import { TextField } from '@pergola/ui'
import type { MotionValues } from '@pergola/contracts'
import { optionAt, setOption, typedValue, valueText } from '@pergola/site/motions'
import { CallbackFields } from './callback-fields.tsx'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'
import { OptionFields } from './option-fields.tsx'
import { motionPathOptions, staggerOptions, tweenCallbacks } from './option-lists.ts'
import { PathField } from './path-field.tsx'
import { ValueRows } from './value-rows.tsx'

interface AdvancedFieldsProps {
  values: MotionValues
  onChange: (values: MotionValues, what: string) => void
}

function isGroup(value: unknown): value is MotionValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** Options that hold options, and the code of a tween. */
export function AdvancedFields({ values, onChange }: AdvancedFieldsProps) {
  const stagger = optionAt(values, ['stagger'])
  const startAt = optionAt(values, ['startAt'])
  return (
    <div className={styles.fields}>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.stagger}</legend>
        <TextField
          label="stagger"
          value={isGroup(stagger) ? '' : valueText(stagger)}
          code
          onCommit={(text) => onChange(setOption(values, ['stagger'], typedValue(text)), 'stagger')}
        />
        <OptionFields options={staggerOptions} values={values} path={['stagger']} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.motionPath}</legend>
        <PathField values={values} onChange={onChange} />
        <OptionFields options={motionPathOptions} values={values} path={['motionPath']} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.startAt}</legend>
        <ValueRows
          label={messages.startAt}
          values={isGroup(startAt) ? startAt : {}}
          onChange={(next) => onChange(setOption(values, ['startAt'], next), 'startAt')}
        />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.callbacks}</legend>
        <CallbackFields names={tweenCallbacks} values={values} withParameters onChange={onChange} />
      </fieldset>
    </div>
  )
}
