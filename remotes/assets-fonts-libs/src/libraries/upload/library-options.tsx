import { SegmentedControl, Switch, TextField } from '@pergola/ui'
import type { LibraryChoice } from '../library-choice.ts'
import { libraryMessages as messages } from '../messages.ts'
import styles from './upload-library.module.css'

type OptionValues = Pick<LibraryChoice, 'place' | 'defer' | 'async' | 'globalName'>

/** Annex §9.4: at the foot of the page. */
export const plainOptions: OptionValues = { place: 'footer', defer: false, async: false, globalName: '' }

interface LibraryOptionsProps {
  isStyle: boolean
  values: OptionValues
  onChange: (values: OptionValues) => void
}

export function LibraryOptions({ isStyle, values, onChange }: LibraryOptionsProps) {
  const { place, defer, async, globalName } = values
  if (isStyle) return <p className={styles.hint}>{messages.styleOptions}</p>
  return (
    <fieldset className={styles.options}>
      <legend className={styles.legend}>{messages.options}</legend>
      <SegmentedControl
        label={messages.place}
        hideLabel={false}
        value={place}
        options={[
          { value: 'header', label: messages.header },
          { value: 'footer', label: messages.footer },
        ]}
        onChange={(next) => onChange({ ...values, place: next })}
      />
      <Switch
        label={messages.defer}
        hint={messages.deferHint}
        checked={defer}
        onChange={(next) => onChange({ ...values, defer: next })}
      />
      <Switch
        label={messages.async}
        hint={messages.asyncHint}
        checked={async}
        onChange={(next) => onChange({ ...values, async: next })}
      />
      <TextField
        label={messages.globalField}
        hint={messages.globalHint}
        code
        value={globalName}
        onChange={(next) => onChange({ ...values, globalName: next })}
      />
    </fieldset>
  )
}
