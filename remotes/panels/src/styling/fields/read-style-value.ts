import type { StyleValue } from '@pergola/contracts'
import { splitOutside } from '../split-list.ts'
import { joinedTransition } from './joined-transition.ts'
import { longhandsOf, shorthandsOf } from './shorthands.ts'
import type { StyleValues, Expand } from './style-values.ts'

/** Expansion by the browser's own parser, on a declaration that belongs to nothing. */
export function createExpand(ownerDocument: Document): Expand {
  const scratch = ownerDocument.createElement('div').style
  return (shorthand, value, longhand) => {
    const colour = longhand.endsWith('color') && writtenColour(scratch, value)
    if (colour) return colour
    scratch.cssText = ''
    scratch.setProperty(shorthand, value)
    return scratch.getPropertyValue(longhand)
  }
}

/** The one colour in a shorthand as it was written: a browser would tell it in numbers. */
function writtenColour(scratch: CSSStyleDeclaration, value: string): string | null {
  const colours = splitOutside(value, ' ').filter((part) => {
    scratch.cssText = ''
    scratch.setProperty('color', part)
    return scratch.getPropertyValue('color') !== '' && !isWide(part)
  })
  return colours.length === 1 ? (colours[0] ?? null) : null
}

function isWide(text: string): boolean {
  return /^(inherit|initial|unset|revert|revert-layer)$|^(var|env)\(/i.test(text)
}

function fromShorthands(values: StyleValues, property: string, expand: Expand): StyleValue[] {
  return shorthandsOf(property).flatMap((shorthand) => {
    const found = values[shorthand]
    const value = found && expand(shorthand, found.value, property)
    return found && value ? [{ ...found, value, winner: null }] : []
  })
}

/** One value for all sides, when every side has the same. */
function fromLonghands(values: StyleValues, property: string): StyleValue[] {
  const all = longhandsOf(property).map((longhand) => values[longhand])
  const [first] = all
  return first && all.every((each) => each?.value === first.value && each.origin === first.origin) ? [first] : []
}

/**
 * The value of a property: its own declaration, else what a shorthand says for it, else what its sides agree on.
 * What the current rule says comes before what comes from elsewhere.
 */
export function readStyleValue(values: StyleValues, property: string, expand: Expand): StyleValue | undefined {
  // Its parts stand in lists beside each other and never agree.
  if (property === 'transition') return joinedTransition(values, expand) ?? values[property]
  const own = values[property]
  if (own?.origin === 'here' || own?.origin === 'overridden') return own
  const found = [...fromShorthands(values, property, expand), ...fromLonghands(values, property)]
  return found.find(({ origin }) => origin === 'here') ?? own ?? found[0]
}

/** Everything a field shows of a value, as one text. */
function printed({ value, origin, important, source, winner }: StyleValue): string {
  return JSON.stringify([value, origin, important, source, winner])
}

export function sameStyleValue(one: StyleValue | undefined, other: StyleValue | undefined): boolean {
  if (one === other) return true
  return one !== undefined && other !== undefined && printed(one) === printed(other)
}
