import { nextOutside } from '../css/selector-text.ts'

interface Spelled {
  readonly property: string
  readonly value: string
}

const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i
const colourFunction = /^(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix)\(/i

/** A text as one compares values: no difference of case, spaces and the two ways to write a colour in digits. */
export function sameValueKey(value: string): string {
  const text = value.trim().replace(/\s+/g, ' ').toLowerCase()
  if (!hex.test(text)) return text.replace(/\s*([(),/])\s*/g, '$1')
  const digits = text.slice(1)
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits
  return `#${long.length === 8 && long.endsWith('ff') ? long.slice(0, 6) : long}`
}

/** A colour that is spelled out. Words such as `red` are left: they say what they are. */
export function isSpelledColour(value: string): boolean {
  const text = value.trim()
  return hex.test(text) || (colourFunction.test(text) && nextOutside(text, text.indexOf('(')) === text.length)
}

/** `padding-top` and `padding` speak of the same kind of length. */
function familyOf(property: string): string {
  const name = property.toLowerCase()
  if (name.endsWith('radius')) return 'radius'
  if (/^(?:margin|padding|gap|row-gap|column-gap|scroll-)/.test(name))
    return name.replace(/^(margin|padding).*/, '$1').replace(/^.*gap$/, 'gap')
  return /^border.*-width$/.test(name) ? 'border-width' : name
}

/**
 * Puts a text in place of a value that is spelled out: a colour wherever it stands in a value, anything else as the whole
 * value of properties of the same kind. Custom properties keep theirs.
 */
export function mapSpelled(wanted: Spelled, replacement: string, onUse: () => void) {
  const key = sameValueKey(wanted.value)
  const family = familyOf(wanted.property)
  const isColour = isSpelledColour(wanted.value)
  return (property: string, value: string): string => {
    if (property.startsWith('--')) return value
    if (isColour) return mapColours(value, (colour) => (sameValueKey(colour) === key ? replacement : null), onUse)
    if (familyOf(property) !== family || sameValueKey(value) !== key) return value
    onUse()
    return value.replace(value.trim(), () => replacement)
  }
}

function mapColours(value: string, map: (colour: string) => string | null, onUse: () => void): string {
  let [text, from] = ['', 0]
  for (let at = 0; at < value.length;) {
    const written = colourAt(value, at)
    const mapped = written === null ? null : map(written)
    if (written !== null && mapped !== null) {
      onUse()
      text += value.slice(from, at) + mapped
      from = at + written.length
    }
    if (written !== null) at += written.length
    else at = stepFrom(value, at)
  }
  return text + value.slice(from)
}

/** Into parentheses, but over strings, comments and addresses. */
function stepFrom(value: string, at: number): number {
  if (/^url\(/i.test(value.slice(at, at + 4))) return nextOutside(value, at + 3)
  return value[at] === '(' || value[at] === '[' ? at + 1 : nextOutside(value, at)
}

function colourAt(value: string, at: number): string | null {
  if (/[\w-]/.test(value[at - 1] ?? '')) return null
  if (value[at] === '#') return /^#[\da-f]{3,8}(?![\w-])/i.exec(value.slice(at, at + 10))?.[0] ?? null
  const name = colourFunction.exec(value.slice(at, at + 12))?.[0]
  return name === undefined ? null : value.slice(at, nextOutside(value, at + name.length - 1))
}

/** Whether a text may spell a value out, told without reading it: most files of a site do not. */
export function maySpell(text: string, value: string): boolean {
  const key = sameValueKey(value)
  const lower = text.toLowerCase()
  if (!key.startsWith('#')) return lower.includes(/^[^\s(,]*/.exec(key)?.[0] ?? key)
  return lower.includes(key) || lower.includes(`#${key[1]}${key[3]}${key[5]}`)
}
