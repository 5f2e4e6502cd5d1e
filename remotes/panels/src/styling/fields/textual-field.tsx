import { useState } from 'react'
import { Combobox } from '@pergola/ui'
import { LabelledRow } from './labelled-row.tsx'
import { useStyleEdit } from './use-style-edit.ts'
import { useComputed, useEditedPlace, useStyleValue } from './use-style-value.ts'

interface TextualFieldProps {
  property: string
  label: string
  suggestions: readonly string[]
}

/** Free text with suggestions. A text the browser refused is named under the field it was typed in. */
export function TextualField({ property, label, suggestions }: TextualFieldProps) {
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const place = useEditedPlace()
  const [refused, setRefused] = useState<{ text: string; reason: string; place: string } | null>(null)
  const problem = refused?.place === place ? refused : null

  return (
    <LabelledRow property={property} label={label} value={value}>
      <Combobox
        label={label}
        hideLabel
        value={problem?.text ?? value?.value ?? ''}
        placeholder={computed}
        suggestions={suggestions}
        error={problem?.reason ?? null}
        onCommit={(text) => {
          const reason = edit.commit(property, text)
          setRefused(reason === null ? null : { text, reason, place })
        }}
      />
    </LabelledRow>
  )
}
