import { UnitInput } from '@pergola/ui'
import { useStyling } from '../styling-context.ts'
import { useSourceLabel } from './use-source-label.tsx'
import { useCompletion } from './use-completion.ts'
import { useStyleEdit } from './use-style-edit.ts'
import { useTyped } from './use-typed.ts'
import { useComputed, useKeptForPlace, useStyleValue } from './use-style-value.ts'

interface LengthFieldProps {
  property: string
  label: string
  units?: readonly string[] | undefined
  keywords?: readonly string[] | undefined
}

/** As much of a computed length as there is room for. */
function rounded(computed: string): string {
  return computed.replace(/^(-?\d+\.\d+)px$/, (_all, text: string) => `${shortNumber(Number(text))}px`)
}

/** What a narrow field can show: tenths of what is small, whole ones of what is large. */
function shortNumber(number: number): number {
  return Math.abs(number) < 100 ? Math.round(number * 10) / 10 : Math.round(number)
}

export function LengthField({ property, label, units, keywords }: LengthFieldProps) {
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const { supports, surface } = useStyling()
  const complete = useCompletion(property)
  const read = useTyped(property)
  const renderLabel = useSourceLabel(property)
  // A refused text stays in the field it was typed for, and goes with its element.
  const refused = useKeptForPlace<string>()

  return (
    <UnitInput
      key={refused.round}
      label={label}
      value={value?.value ?? ''}
      origin={value?.origin ?? 'default'}
      placeholder={rounded(computed)}
      computed={() => rounded(surface.computed(property))}
      units={units}
      keywords={keywords}
      accepts={(text) => supports(property, text)}
      complete={complete}
      read={read}
      renderLabel={renderLabel}
      onPreview={(text) => edit.preview({ [property]: text })}
      onCancel={edit.cancel}
      onCommit={(text) => edit.commit(property, text)}
      onReset={() => edit.reset(property)}
      validate={(text) => {
        const reason = edit.refuse(property, text)
        refused.keep(reason, property)
        return reason
      }}
    />
  )
}
