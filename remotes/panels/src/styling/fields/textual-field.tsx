import { Combobox } from '@pergola/ui'
import type { Suggestions } from '@pergola/ui'
import { LabelledRow } from './labelled-row.tsx'
import { useCompletion } from './use-completion.ts'
import { useStyleEdit } from './use-style-edit.ts'
import { useTyped } from './use-typed.ts'
import { useComputed, useKeptForPlace, useStyleValue } from './use-style-value.ts'

interface TextualFieldProps {
  property: string
  label: string
  suggestions: Suggestions
}

/** Free text with suggestions. A text the browser refused is named under the field it was typed in. */
export function TextualField({ property, label, suggestions }: TextualFieldProps) {
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const complete = useCompletion(property)
  const read = useTyped(property)
  const refused = useKeptForPlace<{ text: string; reason: string }>()

  return (
    <LabelledRow property={property} label={label} value={value}>
      <Combobox
        label={label}
        hideLabel
        value={refused.kept?.text ?? value?.value ?? ''}
        placeholder={computed}
        suggestions={suggestions}
        complete={complete}
        read={read}
        onPreview={(text) => (text === null ? edit.cancel() : edit.preview({ [property]: text }))}
        error={refused.kept?.reason ?? null}
        onCommit={(text) => {
          const reason = edit.commit(property, text)
          refused.keep(reason === null ? null : { text, reason }, property)
        }}
      />
    </LabelledRow>
  )
}
