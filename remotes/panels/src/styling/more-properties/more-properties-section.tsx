import { DeclaredProperties } from '../declared/declared-properties.tsx'
import type { ReadName } from '../declared/add-property.tsx'
import { useStyling } from '../styling-context.ts'
import { AnyField } from '../rows/any-field.tsx'
import { keywordsFor } from '../rows/keywords.ts'
import { messages } from './messages.ts'
import { isOtherProperty, sectionOf } from './other-property.ts'

/** Whatever CSS has and the other sections do not: seen, edited, added, removed. */
export function Section() {
  const { supports, propertyNames } = useStyling()

  function readName(typed: string): ReadName {
    const name = typed.trim().toLowerCase()
    if (name === '') return { name, problem: messages.noName }
    const section = sectionOf(name)
    if (section !== undefined) return { name, problem: messages.elsewhere(section) }
    const isKnown = !name.startsWith('--') && supports(name, 'inherit')
    return { name, problem: isKnown ? null : messages.unknown(name) }
  }

  return (
    <DeclaredProperties
      isListed={isOtherProperty}
      none={messages.none}
      add={messages.add}
      placeholder="clip-path"
      readName={readName}
      suggestedNames={() => propertyNames().filter(isOtherProperty)}
      suggestedValues={(property) => keywordsFor(property, supports)}
      Field={AnyField}
    />
  )
}
