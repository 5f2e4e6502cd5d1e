import type { StyleEdit } from '@pergola/contracts'
import type { StyleValues } from './style-values.ts'
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
 * Takes a property out of the current rule. One that stands there as part of a shorthand, or of a shorthand of that,
 * leaves the rest of it as it was, written out.
 */
export function removalEdits(property: string, values: StyleValues, explode: Explode): StyleEdit[] {
  const isHere = (name: string) => values[name]?.origin === 'here' || values[name]?.origin === 'overridden'
  const removed = [property, ...longhandsOf(property)].filter(isHere)
  const kept = new Map<string, StyleEdit>()

  // The widest first: a nearer one is taken apart over it.
  for (const shorthand of shorthandsOf(property).filter(isHere).toReversed()) {
    const whole = values[shorthand]
    const parts = whole ? explode(shorthand, whole.value) : {}
    if (!whole || !(property in parts)) continue
    removed.push(shorthand)
    for (const [name, part] of Object.entries(parts)) {
      const value = isHere(name) ? (values[name]?.value ?? part) : part
      kept.set(name, { property: name, value, important: whole.important })
    }
  }

  for (const name of [property, ...removed]) kept.delete(name)
  return [...removed.map((name): StyleEdit => ({ property: name, value: null })), ...kept.values()]
}
