import { ReadOnly } from '@pergola/ui'
import { ColourField } from '../fields/colour-field.tsx'
import { TextualField } from '../fields/textual-field.tsx'
import { useStyling } from '../styling-context.ts'
import { keywordsFor } from './keywords.ts'

const isColour = (property: string) => /(^|-)color$|^(fill|stroke)$/.test(property)

/**
 * For a property of which no table tells. One that this browser does not know is only looked at: it could not judge a
 * value, and what it cannot judge it would take away.
 */
export function AnyField({ property, label }: { property: string; label: string }) {
  const { supports } = useStyling()
  if (isColour(property)) return <ColourField property={property} label={label} />
  return (
    <ReadOnly when={!supports(property, 'inherit')}>
      <TextualField property={property} label={label} suggestions={() => keywordsFor(property, supports)} />
    </ReadOnly>
  )
}
