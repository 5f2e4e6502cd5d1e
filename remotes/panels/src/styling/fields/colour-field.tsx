import { useMemo } from 'react'
import { useStore } from 'zustand'
import { ColorField } from '@pergola/ui'
import { useSourceLabel } from './use-source-label.tsx'
import { useStyling } from '../styling-context.ts'
import { useCompletion } from './use-completion.ts'
import { useStyleEdit } from './use-style-edit.ts'
import { useTyped } from './use-typed.ts'
import { useComputed, useKeptForPlace, useStyleValue } from './use-style-value.ts'

const noColours: readonly string[] = []

/** The saved colours of the project and the custom properties in reach, as the colour picker takes them. */
export function useColourChoices() {
  const { surface, canvas } = useStyling()
  const swatches = useStore(canvas.record, (state) => state.project?.colors ?? noColours)
  const customProperties = useStore(surface.state, (state) => state.customProperties)
  const variables = useMemo(
    () =>
      Object.entries(customProperties)
        .filter(([, value]) => CSS.supports('color', value))
        .map(([name, value]) => ({ name, value })),
    [customProperties],
  )
  return {
    swatches,
    variables,
    onSwatchesChange: (colours: readonly string[]) =>
      canvas.editRecord('colors', [...new Set(colours)], 'Saved colors'),
  }
}

export function ColourField({ property, label }: { property: string; label: string }) {
  const { surface } = useStyling()
  const value = useStyleValue(property)
  const computed = useComputed(property)
  const edit = useStyleEdit()
  const renderLabel = useSourceLabel(property)
  const choices = useColourChoices()
  const complete = useCompletion(property)
  const read = useTyped(property)

  // A refused text stays in the field it was typed for, and goes with its element.
  const refused = useKeptForPlace<string>()

  return (
    <ColorField
      {...choices}
      key={refused.round}
      label={label}
      value={value?.value ?? ''}
      origin={value?.origin ?? 'default'}
      placeholder={computed}
      backdrop={property === 'color' ? surface.backdrop : undefined}
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
