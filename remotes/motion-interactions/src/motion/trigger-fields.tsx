import { Combobox } from '@pergola/ui'
import type { MotionValues } from '@pergola/contracts'
import { optionAt, setOption, valueText } from '@pergola/site/motions'
import { CallbackFields } from './callback-fields.tsx'
import { messages } from './messages.ts'
import styles from './motion-panel.module.css'
import { OptionFields } from './option-fields.tsx'
import {
  actionPlaces,
  actionWords,
  markerOptions,
  snapOptions,
  triggerCallbacks,
  triggerOptions,
  triggerTexts,
} from './option-lists.ts'
import type { MotionOption } from './option-lists.ts'

interface TriggerFieldsProps {
  values: MotionValues
  onChange: (values: MotionValues, what: string) => void
}

/** The four places of `toggleActions`, each with a word of its own. */
function ToggleActions({ values, onChange }: TriggerFieldsProps) {
  const words = valueText(optionAt(values, ['toggleActions']))
    .split(/\s+/)
    .filter((word) => word !== '')

  function set(index: number, word: string) {
    const four = actionPlaces.map((_place, at) => (at === index ? word.trim() || 'none' : (words[at] ?? 'none')))
    const text = four.every((each) => each === 'none') ? '' : four.join(' ')
    onChange(setOption(values, ['toggleActions'], text), 'toggleActions')
  }

  return (
    <fieldset className={styles.group}>
      <legend className={styles.legend}>toggleActions</legend>
      <div className={styles.grid}>
        {actionPlaces.map((place, index) => (
          <Combobox
            key={place}
            label={place}
            value={words[index] ?? ''}
            suggestions={actionWords}
            code
            onCommit={(word) => set(index, word)}
          />
        ))}
      </div>
    </fieldset>
  )
}

const markerSwitch: readonly MotionOption[] = [{ name: 'markers', choices: ['true', 'false'] }]

/** Markers that have a look of their own are on. */
function withMarkers(values: MotionValues): MotionValues {
  return typeof optionAt(values, ['markers']) === 'object' ? { ...values, markers: 'true' } : values
}

export function TriggerFields({ values, onChange }: TriggerFieldsProps) {
  return (
    <div className={styles.fields}>
      <OptionFields options={[...triggerTexts, ...triggerOptions]} values={values} onChange={onChange} />
      <ToggleActions values={values} onChange={onChange} />
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.snapping}</legend>
        <OptionFields options={snapOptions} values={values} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.markers}</legend>
        <OptionFields options={markerSwitch} values={withMarkers(values)} onChange={onChange} />
        <OptionFields options={markerOptions} values={values} path={['markers']} onChange={onChange} />
      </fieldset>
      <fieldset className={styles.group}>
        <legend className={styles.legend}>{messages.callbacks}</legend>
        <CallbackFields names={triggerCallbacks} values={values} onChange={onChange} />
      </fieldset>
    </div>
  )
}
