import { colourText } from './colour-text.ts'
import { aliasOf, isTable, type TokenReason } from './token-tree.ts'

/** What a value is in CSS; a composite one that CSS has no single value for is several, each under a name of its own. */
export type TokenCss =
  | { readonly kind: 'value'; readonly text: string }
  | { readonly kind: 'parts'; readonly parts: readonly (readonly [name: string, type: string, value: unknown])[] }
  | { readonly kind: 'issue'; readonly reason: TokenReason; readonly part?: string; readonly detail?: string }

/** The text of a value inside of another one, where aliases are `var()`. */
type Resolve = (value: unknown, type: string) => string | null

const weights: Readonly<Record<string, number>> = {
  thin: 100,
  hairline: 100,
  'extra-light': 200,
  'ultra-light': 200,
  light: 300,
  normal: 400,
  regular: 400,
  book: 400,
  medium: 500,
  'semi-bold': 600,
  'demi-bold': 600,
  bold: 700,
  'extra-bold': 800,
  'ultra-bold': 800,
  black: 900,
  heavy: 900,
  'extra-black': 950,
  'ultra-black': 950,
}

const generic = /^(?:serif|sans-serif|monospace|cursive|fantasy|system-ui|ui-[a-z-]+|math|emoji|inherit)$/i
const lineStyles = /^(?:solid|dashed|dotted|double|groove|ridge|outset|inset)$/

function measureText(value: unknown, units: RegExp): string | null {
  if (typeof value === 'number') return value === 0 ? '0' : null
  if (typeof value === 'string') return value.trim() === '' ? null : value
  if (!isTable(value) || typeof value['value'] !== 'number' || typeof value['unit'] !== 'string') return null
  return units.test(value['unit']) ? `${value['value']}${value['unit']}` : null
}

function quoted(name: string): string {
  return `"${name.replace(/["\\]/g, String.raw`\$&`)}"`
}

function familyText(value: unknown): string | null {
  const list = Array.isArray(value) ? value : [value]
  if (list.length === 0 || !list.every((each): each is string => typeof each === 'string')) return null
  // One text may be a whole list, as sheets write it.
  if (!Array.isArray(value) && /[,"']/.test(list[0] ?? '')) return list[0] ?? null
  return list.map((name) => (generic.test(name) || /^[a-z][\w-]*$/i.test(name) ? name : quoted(name))).join(', ')
}

function weightText(value: unknown): string | null {
  if (typeof value === 'number') return value >= 1 && value <= 1000 ? String(value) : null
  if (typeof value !== 'string') return null
  const known = weights[value.toLowerCase()]
  return known === undefined ? (/^\d+$/.test(value) ? value : null) : String(known)
}

function easingText(value: unknown): string | null {
  if (typeof value === 'string') return value
  const isCurve = Array.isArray(value) && value.length === 4 && value.every((each) => typeof each === 'number')
  return isCurve ? `cubic-bezier(${value.join(', ')})` : null
}

function strokeText(value: unknown): string | null {
  return typeof value === 'string' && lineStyles.test(value) ? value : null
}

function numberText(value: unknown): string | null {
  return typeof value === 'number' ? String(value) : typeof value === 'string' && value.trim() !== '' ? value : null
}

const simple: Readonly<Record<string, (value: unknown) => string | null>> = {
  color: colourText,
  dimension: (value) => measureText(value, /^(?:px|rem|em|%|vw|vh|ch)$/),
  duration: (value) => measureText(value, /^m?s$/),
  fontFamily: familyText,
  fontWeight: weightText,
  cubicBezier: easingText,
  'cubic-bezier': easingText,
  number: numberText,
  strokeStyle: strokeText,
  string: (value) => (typeof value === 'string' ? value : null),
}

/** Types whose value is put together of others: which parts, of which type, in the order of CSS. */
const composite: Readonly<Record<string, readonly (readonly [part: string, type: string])[]>> = {
  border: [
    ['width', 'dimension'],
    ['style', 'strokeStyle'],
    ['color', 'color'],
  ],
  transition: [
    ['duration', 'duration'],
    ['timingFunction', 'cubicBezier'],
    ['delay', 'duration'],
  ],
  shadow: [
    ['offsetX', 'dimension'],
    ['offsetY', 'dimension'],
    ['blur', 'dimension'],
    ['spread', 'dimension'],
    ['color', 'color'],
  ],
}

const typography: readonly (readonly [part: string, name: string, type: string])[] = [
  ['fontFamily', 'font-family', 'fontFamily'],
  ['fontSize', 'font-size', 'dimension'],
  ['fontWeight', 'font-weight', 'fontWeight'],
  ['lineHeight', 'line-height', 'number'],
  ['letterSpacing', 'letter-spacing', 'dimension'],
]

export const knownTypes: ReadonlySet<string> = new Set([
  ...Object.keys(simple),
  ...Object.keys(composite),
  'gradient',
  'typography',
])

function joined(type: string, value: unknown, resolve: Resolve): TokenCss {
  if (!isTable(value)) return { kind: 'issue', reason: 'bad-value' }
  const texts = value['inset'] === true ? ['inset'] : []
  for (const [part, of] of composite[type] ?? []) {
    if (value[part] === undefined && part !== 'color') continue
    const text = resolve(value[part], of)
    if (text === null) return { kind: 'issue', reason: part === 'style' ? 'no-css' : 'bad-value', part }
    texts.push(text)
  }
  return { kind: 'value', text: texts.join(' ') }
}

function listed(items: readonly unknown[], textOf: (item: unknown) => TokenCss): TokenCss {
  const texts: string[] = []
  for (const [at, item] of items.entries()) {
    const css = textOf(item)
    if (css.kind !== 'value') return css.kind === 'issue' ? { ...css, part: `${at}` } : css
    texts.push(css.text)
  }
  return { kind: 'value', text: texts.join(', ') }
}

/** A stop of a gradient; which gradient it is only the place knows that uses it. */
function stopCss(stop: unknown, resolve: Resolve): TokenCss {
  if (!isTable(stop)) return { kind: 'issue', reason: 'bad-value' }
  const colour = resolve(stop['color'], 'color')
  const place = typeof stop['position'] === 'number' ? `${Math.round(stop['position'] * 10_000) / 100}%` : null
  return colour === null || place === null
    ? { kind: 'issue', reason: 'bad-value', part: colour === null ? 'color' : 'position' }
    : { kind: 'value', text: `${colour} ${place}` }
}

/** A value of a type in CSS. `resolve` writes the values inside of a composite one, aliases included. */
export function tokenCss(type: string, value: unknown, resolve: Resolve): TokenCss {
  if (type === 'typography') {
    if (!isTable(value)) return { kind: 'issue', reason: 'bad-value' }
    const parts = typography.filter(([part]) => value[part] !== undefined)
    return { kind: 'parts', parts: parts.map(([part, name, of]) => [name, of, value[part]] as const) }
  }
  if (type === 'gradient')
    return Array.isArray(value)
      ? listed(value, (stop) => stopCss(stop, resolve))
      : { kind: 'issue', reason: 'bad-value' }
  if (type in composite) {
    if (typeof value === 'string') return { kind: 'value', text: value }
    const one = (item: unknown) => joined(type, item, resolve)
    return Array.isArray(value) ? listed(value, one) : one(value)
  }
  const text = simple[type]?.(value) ?? null
  if (text !== null) return { kind: 'value', text }
  const isStroke = type === 'strokeStyle' && isTable(value)
  return { kind: 'issue', reason: isStroke ? 'no-css' : 'bad-value', detail: JSON.stringify(value) ?? '' }
}

export function isAlias(value: unknown): boolean {
  return aliasOf(value) !== null
}
