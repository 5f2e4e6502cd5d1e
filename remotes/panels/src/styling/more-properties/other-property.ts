import { longhandsOf, shorthandsOf } from '../fields/shorthands.ts'
import { sectionTables } from '../section-tables.ts'

/** Titles of the sections by what they edit, shorthands included: what is set by one of these is seen there. */
const editedBy: ReadonlyMap<string, string> = new Map(
  Object.values(sectionTables).flatMap(({ title, properties }) =>
    properties.flatMap(({ property }) =>
      [property, ...shorthandsOf(property), ...longhandsOf(property)].map((name) => [name, title] as const),
    ),
  ),
)

/** The title of the section that edits a property, if one does. */
export function sectionOf(property: string): string | undefined {
  return editedBy.get(property)
}

/** A property of CSS that no section has a field for. */
export function isOtherProperty(property: string): boolean {
  return !property.startsWith('--') && !editedBy.has(property)
}
