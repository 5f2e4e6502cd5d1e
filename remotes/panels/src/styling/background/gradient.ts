import { splitOutside } from '../split-list.ts'

export interface GradientStop {
  readonly color: string
  /** With its unit; empty when the browser places the stop. */
  readonly offset: string
}

export const gradientTypes = ['linear', 'radial', 'conic'] as const
export type GradientType = (typeof gradientTypes)[number]

export interface Gradient {
  readonly type: GradientType
  readonly repeating: boolean
  /** An angle or `to …`; for radial the shape and the position; for conic `from …` and the position. */
  readonly direction: string
  readonly stops: readonly GradientStop[]
}

const directions: Readonly<Record<GradientType, RegExp>> = {
  linear: /^(to\s+\S|[+-]?[\d.]+(deg|grad|rad|turn)\b|0$|calc\(|in\s)/i,
  radial: /^(circle|ellipse|closest-|farthest-|at\s|[\d.]+[a-z%]|in\s)/i,
  conic: /^(from|at|in)\s/i,
}

/** What a gradient without a direction means, written out: it is needed as soon as the gradient is written anew. */
export const firstDirections: Readonly<Record<GradientType, string>> = {
  linear: 'to bottom',
  radial: 'ellipse at center',
  conic: 'from 0deg',
}

const stopOffset = /^([+-]?[\d.]+([a-z]+|%)|0|calc\(.*\))$/i

function parseStop(text: string): GradientStop | null {
  const [color, ...offsets] = splitOutside(text, ' ')
  // A lone offset is a hint, which is more than this editor can write; two of them are a band.
  if (color === undefined || offsets.length > 2 || stopOffset.test(color)) return null
  return offsets.every((offset) => stopOffset.test(offset)) ? { color, offset: offsets.join(' ') } : null
}

export function parseGradient(text: string): Gradient | null {
  const match = /^(repeating-)?(linear|radial|conic)-gradient\((.*)\)$/is.exec(text.trim())
  const type = gradientTypes.find((each) => each === match?.[2]?.toLowerCase())
  if (!match || !type) return null
  const parts = splitOutside(match[3] ?? '', ',')
  const first = parts[0] ?? ''
  const hasDirection = directions[type].test(first)
  const stops = (hasDirection ? parts.slice(1) : parts).map(parseStop)
  const known = stops.filter((stop) => stop !== null)
  if (known.length !== stops.length || known.length < 2) return null
  return {
    type,
    repeating: match[1] !== undefined,
    direction: hasDirection ? first : firstDirections[type],
    stops: known,
  }
}

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

/** Between two colours written alike; else the second one: no colour is converted behind anybody's back. */
function colourBetween(one: string, other: string): string {
  const [from, to] = [hex.exec(one), hex.exec(other)]
  if (!from || !to) return other
  const channels = [1, 2, 3].map((at) => Math.round((parseInt(from[at] ?? '', 16) + parseInt(to[at] ?? '', 16)) / 2))
  return `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`
}

const lone = /^([+-]?[\d.]+)([a-z]+|%)$/i

/** Half way; empty, where the browser places it half way itself. */
function offsetBetween(one: string, other: string): string {
  const [from, to] = [lone.exec(one), lone.exec(other)]
  if (!from || !to || from[2] !== to[2]) return ''
  return `${Number(((Number(from[1]) + Number(to[1])) / 2).toFixed(2))}${to[2]}`
}

/** One more before the last, half way: behind the last it would be seen nowhere. */
export function withAnotherStop(stops: readonly GradientStop[]): readonly GradientStop[] {
  const [before, last] = stops.slice(-2)
  if (!before || !last) return [...stops, { color: '#000000', offset: '' }]
  const added = {
    color: colourBetween(before.color, last.color),
    offset: offsetBetween(before.offset, last.offset),
  }
  return [...stops.slice(0, -1), added, last]
}

/** The address in a `url(…)`, null for anything else. */
export function parseUrl(text: string): string | null {
  const match = /^url\(\s*(?:"((?:[^"\\]|\\.)*)"|'((?:[^'\\]|\\.)*)'|([^"')]*?))\s*\)$/i.exec(text.trim())
  return match ? unescaped(match[1] ?? match[2] ?? match[3] ?? '') : null
}

function unescaped(text: string): string {
  return text.replace(/\\(?:([0-9a-f]{1,6})\s?|([\s\S]))/gi, (_all, code: string | undefined, sign: string) =>
    code === undefined ? sign : String.fromCodePoint(Math.min(Number.parseInt(code, 16), 0x10ffff)),
  )
}

/** Only a gradient with a type, a direction and at least two colours can be written. */
export function printGradient({ type, repeating, direction, stops }: Gradient): string | null {
  const colours = stops.filter(({ color }) => color.trim() !== '')
  if (direction.trim() === '' || colours.length < 2) return null
  const list = colours.map(({ color, offset }) => `${color.trim()} ${offset.trim()}`.trim())
  return `${repeating ? 'repeating-' : ''}${type}-gradient(${[direction.trim(), ...list].join(', ')})`
}

/** Quoted, so that spaces and brackets in a file name do no harm. */
export function printUrl(url: string): string {
  return `url("${url.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}")`
}
