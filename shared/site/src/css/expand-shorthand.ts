import { expandAnimation, expandTransition } from './expand-timing.ts'
import { expandBackground, expandBackgroundPosition } from './expand-background.ts'
import { expandFont } from './expand-font.ts'
import { expandGrid, expandGridArea, expandGridLines, expandGridTemplate } from './expand-grid.ts'
import { splitAt, splitWords } from './selector-text.ts'
import { longhandsOf } from './shorthands.ts'
import type { Longhands } from './shorthands.ts'

/**
 * What a shorthand says of each of its longhands, what it leaves out included. Null for a property that is no
 * shorthand, and where only the browser can tell: `var()` in the value, system fonts, invalid values.
 */
export function expandShorthand(property: string, value: string): Longhands {
  const longhands = longhandsOf(property)
  const text = value.trim()
  if (longhands.length === 0 || text === '' || /\b(?:var|env|attr)\(/i.test(text)) return null
  if (/^(?:inherit|initial|unset|revert|revert-layer)$/i.test(text)) return zip(longhands, [text])
  const expand = expanders[property]
  return expand === undefined ? spread(longhands, splitWords(text)) : expand(text, longhands)
}

type Expander = (text: string, longhands: readonly string[]) => Longhands

const border: Expander = (text) => {
  const parts = lineParts(text)
  if (parts === null) return null
  return zip(
    longhandsOf('border'),
    [0, 1, 2].flatMap((part) => Array.from({ length: 4 }, () => parts[part] ?? '')),
  )
}
const line: Expander = (text, longhands) => zip(longhands, lineParts(text))
const logicalBorder: Expander = (text, longhands) => {
  const parts = lineParts(text)
  return parts === null ? null : zip(longhands, [...parts, ...parts])
}

const expanders: Readonly<Record<string, Expander>> = {
  border,
  'border-top': line,
  'border-right': line,
  'border-bottom': line,
  'border-left': line,
  'border-block': logicalBorder,
  'border-inline': logicalBorder,
  outline: line,
  'column-rule': line,
  'border-radius': expandRadius,
  background: expandBackground,
  'background-position': expandBackgroundPosition,
  font: expandFont,
  flex: expandFlex,
  'flex-flow': (text) => classify(text, { 'flex-wrap': /^(?:nowrap|wrap|wrap-reverse)$/, 'flex-direction': /./ }, flow),
  grid: expandGrid,
  'grid-template': expandGridTemplate,
  'grid-area': expandGridArea,
  'grid-row': expandGridLines,
  'grid-column': expandGridLines,
  'text-decoration': (text) => classify(text, decoration, decorationDefaults),
  transition: expandTransition,
  animation: expandAnimation,
  'list-style': expandListStyle,
  columns: (text) => classify(text, { 'column-count': /^\d+$/, 'column-width': /./ }, columnDefaults),
}

const flow = { 'flex-direction': 'row', 'flex-wrap': 'nowrap' }
const columnDefaults = { 'column-width': 'auto', 'column-count': 'auto' }
const decoration = {
  'text-decoration-line': /^(?:none|underline|overline|line-through|blink|spelling-error|grammar-error)$/,
  'text-decoration-style': /^(?:solid|double|dotted|dashed|wavy)$/,
  'text-decoration-thickness': /^(?:auto|from-font|[\d.+-].*|(?:calc|min|max|clamp)\(.*)$/,
  'text-decoration-color': /./,
}
const decorationDefaults = {
  'text-decoration-line': 'none',
  'text-decoration-style': 'solid',
  'text-decoration-color': 'currentcolor',
  'text-decoration-thickness': 'auto',
}

/** Each word goes to the first part it fits; a line decoration may have several. */
function classify(
  text: string,
  parts: Readonly<Record<string, RegExp>>,
  defaults: Readonly<Record<string, string>>,
): Longhands {
  const found: Record<string, string> = {}
  for (const word of splitWords(text)) {
    const name = Object.keys(parts).find(
      (part) => parts[part]?.test(word.toLowerCase()) && !(part in found && !many(part)),
    )
    if (name === undefined) return null
    found[name] = name in found ? `${found[name]} ${word}` : word
  }
  return { ...defaults, ...found }
}

function many(part: string): boolean {
  return part === 'text-decoration-line'
}

/** One to four values around a box, or one to two for a pair. */
function spread(longhands: readonly string[], words: readonly string[]): Longhands {
  const [first, second = first, third = first, fourth = second] = words
  if (first === undefined || words.length > longhands.length) return null
  return zip(longhands, [first, second, third, fourth] as string[])
}

/** The first value stands in for those that are missing. */
function zip(longhands: readonly string[], values: readonly string[] | null): Longhands {
  if (values === null) return null
  return Object.fromEntries(longhands.map((name, at) => [name, values[at] ?? values[0] ?? '']))
}

const lineStyle = /^(?:none|hidden|dotted|dashed|solid|double|groove|ridge|inset|outset|auto)$/i
const lineWidth = /^(?:thin|medium|thick|[\d.+-].*|(?:calc|min|max|clamp)\(.*)$/is

function lineParts(text: string): string[] | null {
  const parts = ['medium', 'none', 'currentcolor']
  const taken = new Set<number>()
  for (const word of splitWords(text)) {
    const part = lineStyle.test(word) ? 1 : lineWidth.test(word) ? 0 : 2
    if (taken.has(part)) return null
    taken.add(part)
    parts[part] = word
  }
  return parts
}

function expandRadius(text: string, longhands: readonly string[]): Longhands {
  const [horizontal = '', vertical] = splitAt(text, '/')
  const across = spread(longhands, splitWords(horizontal))
  if (across === null || vertical === undefined) return across
  const down = spread(longhands, splitWords(vertical))
  if (down === null) return null
  return Object.fromEntries(longhands.map((name) => [name, `${across[name]} ${down[name]}`]))
}

function flex(grow: string, shrink: string, basis: string): Longhands {
  return { 'flex-grow': grow, 'flex-shrink': shrink, 'flex-basis': basis }
}

function expandFlex(text: string): Longhands {
  if (/^none$/i.test(text)) return flex('0', '0', 'auto')
  const numbers: string[] = []
  const others: string[] = []
  for (const word of splitWords(text)) (/^[+-]?[\d.]+$/.test(word) ? numbers : others).push(word)
  // A third plain number is the basis.
  const basis = others[0] ?? numbers[2] ?? (numbers.length === 0 ? 'auto' : '0%')
  if (others.length > 1 || numbers.length + others.length > 3) return null
  return flex(numbers[0] ?? '1', numbers[1] ?? '1', basis)
}

function expandListStyle(text: string): Longhands {
  const style = { 'list-style-type': 'disc', 'list-style-position': 'outside', 'list-style-image': 'none' }
  for (const word of splitWords(text)) {
    if (/^(?:inside|outside)$/i.test(word)) style['list-style-position'] = word
    else if (/^[\w-]+\(/.test(word) && !/^symbols\(/i.test(word)) style['list-style-image'] = word
    else style['list-style-type'] = word
  }
  return style
}
