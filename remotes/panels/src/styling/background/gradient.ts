import { commaParts, splitOutside } from '../split-list.ts'
import type { ListPart } from '../split-list.ts'

export interface GradientStop {
  readonly color: string
  /** With its unit; empty when the browser places the stop. */
  readonly offset: string
  /** As it was read: what is not changed is written so again. */
  readonly written?: ListPart
}

export const gradientTypes = ['linear', 'radial', 'conic'] as const
export type GradientType = (typeof gradientTypes)[number]

export interface Gradient {
  readonly type: GradientType
  readonly repeating: boolean
  /** An angle or `to …`; for radial the shape and the position; for conic `from …` and the position. Empty: none was written. */
  readonly direction: string
  readonly stops: readonly GradientStop[]
  readonly written?: WrittenGradient
}

/** What of a gradient's text is none of its parts. */
interface WrittenGradient {
  /** Its name, up to the bracket. */
  readonly name: string
  readonly first: ListPart
  readonly hasDirection: boolean
  /** Between two parts. */
  readonly gap: string
  readonly end: string
}

const directions: Readonly<Record<GradientType, RegExp>> = {
  linear: /^(to\s+\S|[+-]?[\d.]+(deg|grad|rad|turn)\b|0$|calc\(|in\s)/i,
  radial: /^(circle|ellipse|closest-|farthest-|at\s|[\d.]+[a-z%]|in\s)/i,
  conic: /^(from|at|in)\s/i,
}

/** What a gradient without a direction means. */
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

const gradientName = /^(repeating-)?(linear|radial|conic)-gradient$/i

function typeOf(name: string): Pick<Gradient, 'type' | 'repeating'> | null {
  const match = gradientName.exec(name)
  const type = gradientTypes.find((each) => each === match?.[2]?.toLowerCase())
  return type === undefined ? null : { type, repeating: match?.[1] !== undefined }
}

export function parseGradient(text: string): Gradient | null {
  const [, name = '', inside = '', end = ''] = /^([\w-]+)\((.*?)(\s*)\)$/s.exec(text.trim()) ?? []
  const kind = typeOf(name)
  const parts = commaParts(inside)
  const [first] = parts
  if (!kind || !first) return null
  const hasDirection = directions[kind.type].test(first.text)
  const stops = (hasDirection ? parts.slice(1) : parts).map((written) => {
    const stop = parseStop(written.text)
    return stop && { ...stop, written }
  })
  const known = stops.filter((stop) => stop !== null)
  if (known.length !== stops.length || known.length < 2) return null
  const written = { name, first, hasDirection, gap: parts[1]?.before ?? ', ', end }
  return { ...kind, direction: hasDirection ? first.text : '', stops: known, written }
}

const hex = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i

function channel(match: RegExpExecArray, at: number): number {
  return Number.parseInt(match[at] ?? '', 16)
}

/**
 * So far on the way between two colours written alike; else the nearer of them: no colour is converted behind anybody's
 * back.
 */
export function colourBetween(one: string, other: string, share = 0.5): string {
  const [from, to] = [hex.exec(one), hex.exec(other)]
  if (!from || !to) return share < 0.5 ? one : other
  const channels = [1, 2, 3].map((at) => Math.round(channel(from, at) * (1 - share) + channel(to, at) * share))
  return `#${channels.map((each) => each.toString(16).padStart(2, '0')).join('')}`
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

/** Only a gradient with a type, a direction and at least two colours can be written; one that had no direction needs none. */
export function printGradient(gradient: Gradient): string | null {
  const { written } = gradient
  const direction = gradient.direction.trim()
  const colours = gradient.stops.filter(({ color }) => color.trim() !== '')
  const mayPointNowhere = written !== undefined && !written.hasDirection
  if (colours.length < 2 || (direction === '' && !mayPointNowhere)) return null
  const parts = [...(direction === '' ? [] : [{ text: direction, before: '' }]), ...colours.map(stopPart)]
  const list = parts.map(({ text, before }, at) => {
    if (at === 0) return (written?.first.before ?? '') + text
    return (before.includes(',') ? before : (written?.gap ?? ', ')) + text
  })
  return `${nameOf(gradient)}(${list.join('')}${written?.end ?? ''})`
}

function nameOf({ type, repeating, written }: Gradient): string {
  const before = typeOf(written?.name ?? '')
  if (written && before?.type === type && before.repeating === repeating) return written.name
  return `${repeating ? 'repeating-' : ''}${type}-gradient`
}

function stopPart({ color, offset, written }: GradientStop): ListPart {
  const before = written && parseStop(written.text)
  const isSame = before?.color === color && before.offset === offset
  return { text: isSame ? written!.text : `${color.trim()} ${offset.trim()}`.trim(), before: written?.before ?? '' }
}

/** Quoted, so that spaces and brackets in a file name do no harm. */
export function printUrl(url: string): string {
  return `url("${url.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}")`
}
