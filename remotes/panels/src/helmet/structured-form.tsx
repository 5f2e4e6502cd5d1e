import { useState } from 'react'
import { isFit, lackingFields, structuredFields } from '@pergola/site/structured-data'
import type { StructuredData, StructuredField } from '@pergola/site/structured-data'
import { TextField } from '@pergola/ui'
import { PairRows } from '../pair-rows/pair-rows.tsx'
import styles from './helmet-panel.module.css'
import { structuredMessages as words } from './structured-messages.ts'

interface StructuredFormProps {
  data: StructuredData
  readOnly: boolean
  onWrite: (data: StructuredData) => void
}

export function StructuredForm({ data, readOnly, onWrite }: StructuredFormProps) {
  const { type, values, pairs } = data
  const fields = structuredFields[type]
  const lacking = lackingFields(data)
  const isQuestions = type === 'FAQPage'
  return (
    <>
      {fields.map((field) => (
        <Field
          key={field.key}
          field={field}
          value={values[field.key] ?? ''}
          readOnly={readOnly}
          onKeep={(value) => onWrite({ ...data, values: { ...values, [field.key]: value } })}
        />
      ))}
      {fields.length === 0 && (
        <PairRows
          pairs={pairs}
          words={isQuestions ? words.questions : words.breadcrumbs}
          problemOf={(_name, value) => (isQuestions || isFit('address', value) ? null : words.refused.address)}
          disabled={readOnly}
          onChange={(next) => onWrite({ ...data, pairs: next })}
        />
      )}
      {lacking.length > 0 && <p className={styles.warning}>{words.lacking(lacking)}</p>}
    </>
  )
}

interface FieldProps {
  field: StructuredField
  value: string
  readOnly: boolean
  onKeep: (value: string) => void
}

/** What is not fit stays in the field, to be corrected, and is not written. */
function Field({ field: { key, kind }, value, readOnly, onKeep }: FieldProps) {
  const [refused, setRefused] = useState<string | null>(null)

  function commit(typed: string) {
    const fits = isFit(kind, typed)
    setRefused(fits ? null : typed)
    if (fits && typed.trim() !== value) onKeep(typed.trim())
  }

  return (
    <TextField
      label={words.labelOf(key)}
      value={refused ?? value}
      error={refused === null ? null : words.refused[kind]}
      placeholder={words.placeholders[kind]}
      multiline={kind === 'long' || kind === 'addresses'}
      disabled={readOnly}
      onCommit={commit}
    />
  )
}
