import { ChevronDown } from 'lucide-react'
import { IconButton, Menu, SegmentedControl } from '@pergola/ui'
import { useAxisTurn } from './use-axis-turn.ts'
import { messages } from '../messages.ts'
import styles from './fields.module.css'
import { LabelledRow } from './labelled-row.tsx'
import { useStyleEdit } from './use-style-edit.ts'
import { useSupported } from './use-supported.ts'
import { useComputed, useStyleValue } from './use-style-value.ts'
import { valueIcon } from './value-icon.tsx'

interface ButtonsFieldProps {
  property: string
  label: string
  options: readonly string[]
  more?: readonly string[] | undefined
}

const none: readonly string[] = []

/** Both spellings of one place, as the two lists of the specification have it. */
function asOption(value: string, options: readonly string[]): string {
  const short = value.replace(/^flex-/, '')
  return options.includes(value) || !options.includes(short) ? value : short
}

export function ButtonsField({ property, label, options: listed, more: listedMore }: ButtonsFieldProps) {
  const options = useSupported(property, listed)
  const more = useSupported(property, listedMore ?? none)
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const turn = useAxisTurn(property)
  const shown = value?.value ?? computed
  const pressed = asOption(shown, options)
  const isOption = options.includes(pressed)

  return (
    <LabelledRow property={property} label={label} value={value}>
      <div className={styles.buttons} data-default={value === undefined || undefined}>
        <SegmentedControl
          label={label}
          value={isOption ? pressed : ''}
          options={options.map((option) => ({ value: option, label: option, icon: valueIcon(property, option, turn) }))}
          onChange={(chosen) => edit.commit(property, chosen)}
          onClear={() => edit.reset(property)}
        />
        {more.length > 0 && (
          <Menu
            align="end"
            trigger={<IconButton label={messages.more(label)} icon={<ChevronDown />} />}
            items={more.map((option) => ({
              label: option,
              checked: option === value?.value,
              onSelect: () => edit.commit(property, option),
            }))}
          />
        )}
      </div>
      {/* A value that is on no button is named, so that it cannot be mistaken for none. */}
      {value && !isOption && <p className={styles.raw}>{value.value}</p>}
    </LabelledRow>
  )
}
