import type { StyleEdit } from '@pergola/contracts'
import type { StyleValues } from './read-style-value.ts'
import { longhandsOf, shorthandsOf } from './shorthands.ts'

/** Every longhand a shorthand sets, with its value; empty when the browser cannot tell. */
export type Explode = (shorthand: string, value: string) => Readonly<Record<string, string>>

export function createExplode(ownerDocument: Document): Explode {
  const scratch = ownerDocument.createElement('div').style
  return (shorthand, value) => {
    scratch.cssText = ''
    scratch.setProperty(shorthand, value)
    const names = Array.from(scratch)
    return Object.fromEntries(names.map((name) => [name, scratch.getPropertyValue(name)]).filter(([, each]) => each))
  }
}

/**
 * Takes a property out of the current rule. One that stands there only as part of a shorthand leaves the rest of the
 * shorthand as it was, written out.
 */
export function removalEdits(property: string, values: StyleValues, explode: Explode): StyleEdit[] {
  const isHere = (name: string) => values[name]?.origin === 'here' || values[name]?.origin === 'overridden'
  const own = [property, ...longhandsOf(property)].filter(isHere)
  const edits: StyleEdit[] = own.map((name) => ({ property: name, value: null }))

  const shorthand = shorthandsOf(property).find(isHere)
  const whole = shorthand && values[shorthand]
  if (!shorthand || !whole) return edits
  const parts = explode(shorthand, whole.value)
  if (!(property in parts)) return edits

  edits.push({ property: shorthand, value: null })
  for (const [name, value] of Object.entries(parts)) {
    if (name !== property && !isHere(name)) edits.push({ property: name, value, important: whole.important })
  }
  return edits
}
