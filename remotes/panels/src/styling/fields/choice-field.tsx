import { Select } from '@pergola/ui'
import { messages } from '../messages.ts'
import { useSupported } from './use-supported.ts'
import { LabelledRow } from './labelled-row.tsx'
import { useStyleEdit } from './use-style-edit.ts'
import { useComputed, useStyleValue } from './use-style-value.ts'

interface ChoiceFieldProps {
  property: string
  label: string
  options: readonly string[]
  labels?: Readonly<Record<string, string>> | undefined
}

/** The choices with a way back to none; a value that is no choice stays as it is, as text. */
export function choicesWith(value: string, options: readonly string[], labels: Readonly<Record<string, string>> = {}) {
  const known = options.map((option) => ({ value: option, label: labels[option] ?? option }))
  if (value === '') return known
  const own = options.includes(value) ? [] : [{ value, label: value }]
  return [{ value: '', label: messages.unset }, ...own, ...known]
}

export function ChoiceField({ property, label, options, labels }: ChoiceFieldProps) {
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const text = value?.value ?? ''
  const known = useSupported(property, options)
  return (
    <LabelledRow property={property} label={label} value={value}>
      <Select
        label={label}
        hideLabel
        value={text}
        placeholder={labels?.[computed] ?? computed}
        options={choicesWith(text, known, labels)}
        onChange={(chosen) => edit.commit(property, chosen)}
      />
    </LabelledRow>
  )
}
