import { useStore } from 'zustand'
import { DeclaredProperties } from '../declared/declared-properties.tsx'
import { ColourField } from '../fields/colour-field.tsx'
import { TextualField } from '../fields/textual-field.tsx'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { customName, isOwnCustomProperty } from '../../variables/own-properties.ts'

const noValues = () => []

function readName(typed: string) {
  const name = customName(typed)
  return { name: name ?? '', problem: name === null ? messages.badName : null }
}

export function Section() {
  const { surface } = useStyling()
  return (
    <DeclaredProperties
      isListed={isOwnCustomProperty}
      none={messages.none}
      add={messages.add}
      placeholder="--name"
      readName={readName}
      suggestedNames={() => Object.keys(surface.state.getState().customProperties).filter(isOwnCustomProperty)}
      suggestedValues={noValues}
      Field={CustomProperty}
    />
  )
}

function CustomProperty({ property, label }: { property: string; label: string }) {
  const { surface, supports } = useStyling()
  const isColour = useStore(surface.state, ({ values }) => supports('color', values[property]?.value ?? ''))
  const Field = isColour ? ColourField : TextualField
  return <Field property={property} label={label} suggestions={[]} />
}
