import { parseDeclarations } from './parse-declarations.ts'
import { splitOutside } from '../split-list.ts'
import type { Supports } from './style-values.ts'

export const importance = /\s*!\s*important\s*$/i

export interface TypedText {
  /** What it says for the field's own property; null where it speaks of others alone. */
  readonly value: string | null
  /** Declarations for other properties, in their order. */
  readonly others: readonly (readonly [property: string, value: string])[]
}

/** A comma between digits is a decimal one, but for `1,000`, of which nobody knows what it says. */
const decimalComma = /(?<![\d.,])(\d*),(\d+)(?![\d,.])/g

function withDecimalPoints(text: string): string {
  // A function or a list has commas of its own.
  if (/,\s|\s,|[a-z-]\(|["']/i.test(text)) return text
  return text.replace(decimalComma, (all: string, whole: string, decimals: string) =>
    decimals.length === 3 && Number(whole) !== 0 ? all : `${whole}.${decimals}`,
  )
}

/** A colour as design tools copy it: without its sign, or with a blank behind it. */
function asColour(text: string, accepts: (text: string) => boolean): string {
  const digits = /^#?\s*([\da-f]{3,8})$/i.exec(text)?.[1]
  return digits !== undefined && accepts(`#${digits}`) ? `#${digits}` : text
}

/** A value as people paste it, as CSS says it: `12px;` is `12px`, `50,5` is `50.5`. One that is CSS stays as it is. */
export function cleanValue(typed: string, accepts: (text: string) => boolean): string {
  const text = typed.replace(/[;\s]+$/, '').trimStart()
  const value = text.replace(importance, '')
  const important = value === text ? '' : ' !important'
  if (value === '' || accepts(value)) return value + important
  // The sign that word processors and web pages have for the minus.
  const plain = withDecimalPoints(value.replaceAll('\u2212', '-'))
  return asColour(plain, accepts) + important
}

/** Declarations from its beginning on, or a rule: a value with something behind it is neither. */
function isDeclarations(text: string): boolean {
  const plain = text.replace(/\/\*[\s\S]*?\*\//g, '')
  if (plain.includes('{')) return true
  return splitOutside(plain, ';').every((part) => /^(?:--[\w-]+|-?[a-z][a-z-]*)\s*:/i.test(part))
}

function isCustom(property: string): boolean {
  return property.startsWith('--')
}

/** What a text typed into the field of a property says: a value, or declarations as they stand in a sheet. */
export function readTyped(
  property: string,
  typed: string,
  supports: Supports,
  accepts = (text: string) => supports(property, text),
): TypedText {
  const plain = { value: cleanValue(typed, accepts), others: [] }
  const declarations = isDeclarations(typed) ? parseDeclarations(typed).declarations : []
  const isOwn = declarations.some(([name]) => name === property)
  // A custom property may hold any text, also one that looks like a declaration of another.
  if (declarations.length === 0 || (isCustom(property) && !isOwn)) return plain
  const others = declarations.filter(([name]) => name !== property)
  const isKnown = ([name]: readonly [string, string]) => isCustom(name) || supports(name, 'inherit')
  if (!isOwn && !others.some(isKnown)) return plain
  const own = declarations.findLast(([name]) => name === property)?.[1]
  return { value: own === undefined ? null : cleanValue(own, accepts), others }
}
