import type { StyleValues } from '../fields/style-values.ts'
import { shorthandsOf } from '../fields/shorthands.ts'

/** What the rule being edited says, as CSS. A longhand that its shorthand says already is left out. */
export function printDeclarations(values: StyleValues): string {
  const isHere = (property: string) => values[property]?.origin === 'here' || values[property]?.origin === 'overridden'
  return Object.entries(values)
    .filter(([property]) => isHere(property) && !shorthandsOf(property).some(isHere))
    .map(([property, { value, important }]) => `${property}: ${value}${important ? ' !important' : ''};`)
    .join('\n')
}
