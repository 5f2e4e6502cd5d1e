import { splitList, splitWords } from '../css/selector-text.ts'
import type { VariableKind } from '../variables/index.ts'
import { readColour } from '../colours/read-colour.ts'

/** A value as the format says it. */
export interface TypedValue {
  readonly $type: string
  readonly $value: unknown
}

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

function measure(text: string, units: RegExp): { readonly value: number; readonly unit: string } | null {
  const match = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z%]+)$/i.exec(text.trim())
  const unit = match?.[2]?.toLowerCase() ?? ''
  return match && units.test(unit) ? { value: Number(match[1]), unit } : null
}

function dimension(text: string): unknown {
  return text.trim() === '0' ? { value: 0, unit: 'px' } : measure(text, /^(?:px|rem)$/)
}

/** `var(--brand)` as a reference; null for what is none. */
function alias(text: string): string | null {
  const name = /^var\(\s*--([^\s,)]+)\s*\)$/i.exec(text.trim())?.[1]
  return name === undefined ? null : `{${name}}`
}

function families(text: string): unknown {
  const names = splitList(text).map((name) => name.replace(/^(["'])(.*)\1$/, '$2'))
  return names.length > 1 ? names : names[0]
}

function shadow(text: string): unknown {
  const layers = splitList(text).map(shadowLayer)
  if (layers.includes(null)) return null
  return layers.length > 1 ? layers : layers[0]
}

function shadowLayer(text: string): unknown {
  const words = splitWords(text.trim())
  const isInset = words.includes('inset')
  const lengths = words.filter((word) => dimension(word) !== null)
  const rest = words.filter((word) => word !== 'inset' && dimension(word) === null)
  const colour = rest.length === 1 ? (alias(rest[0] ?? '') ?? readColour(rest[0] ?? '')) : null
  if (colour === null || lengths.length < 2 || lengths.length > 4) return null
  const [offsetX, offsetY, blur = '0', spread = '0'] = lengths
  return {
    color: colour,
    offsetX: dimension(offsetX ?? ''),
    offsetY: dimension(offsetY ?? ''),
    blur: dimension(blur),
    spread: dimension(spread),
    ...(isInset && { inset: true }),
  }
}

function curve(text: string): unknown {
  const inside = /^cubic-bezier\(([^()]*)\)$/i.exec(text.trim())?.[1]
  const points = inside?.split(',').map(Number) ?? []
  return points.length === 4 && points.every(Number.isFinite) ? points : null
}

const plain: Partial<Record<VariableKind, readonly [type: string, read: (text: string) => unknown]>> = {
  colour: ['color', readColour],
  size: ['dimension', dimension],
  radius: ['dimension', dimension],
  font: ['fontFamily', families],
  duration: ['duration', (text) => measure(text, /^m?s$/)],
  shadow: ['shadow', shadow],
  weight: ['fontWeight', (text) => (number.test(text.trim()) ? Number(text) : null)],
  'line-height': ['number', (text) => (number.test(text.trim()) ? Number(text) : dimension(text))],
}

const aliasTypes: Partial<Record<VariableKind, string>> = { ratio: 'number', other: 'number' }

/** A value of CSS in the format; null for what it has no way to say: mixes, `calc()`, `clamp()`, units but px and rem. */
export function tokenValue(text: string, kind: VariableKind): TypedValue | null {
  const own = plain[kind]
  const reference = alias(text)
  if (reference !== null) return { $type: own?.[0] ?? aliasTypes[kind] ?? 'number', $value: reference }
  const value = own?.[1](text) ?? null
  if (own && value !== null) {
    const isLength = own[0] === 'number' && typeof value === 'object'
    return { $type: isLength ? 'dimension' : own[0], $value: value }
  }
  const points = curve(text)
  if (points !== null) return { $type: 'cubicBezier', $value: points }
  return number.test(text.trim()) ? { $type: 'number', $value: Number(text) } : null
}
