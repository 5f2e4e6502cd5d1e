import type { AtRulePart } from './flat-rule.ts'

/** Widths of the viewport that a media query holds for, in CSS pixels; null where it has no such bound. */
export interface WidthRange {
  readonly min: number | null
  readonly max: number | null
}

/** A condition on the width of the viewport that rules of a site are written for. */
export interface SiteBreakpoint extends WidthRange {
  /** As style rules name it: `@media (max-width: 768px)`. */
  readonly atRule: string
}

/** In a media query both are the initial font size, whatever the page says. */
const pixels: Readonly<Record<string, number>> = { px: 1, em: 16, rem: 16 }

/** What `<` leaves out: less than a device pixel at any zoom. */
const step = 0.02

const length = String.raw`(\d*\.?\d+)(px|r?em)`
const named = new RegExp(`^(min|max)-width\\s*:\\s*${length}$`)
const oneSided = new RegExp(`^width\\s*([<>]=?)\\s*${length}$`)
const reversed = new RegExp(`^${length}\\s*([<>]=?)\\s*width$`)
const twoSided = new RegExp(`^${length}\\s*(<=?)\\s*width\\s*(<=?)\\s*${length}$`)

/**
 * Reads a query that asks for the width alone: `(max-width: 48em)`, `screen and (600px <= width < 900px)`. Null for
 * every other at-rule, and for lists of queries.
 */
export function widthRange({ name, params }: AtRulePart): WidthRange | null {
  if (name !== 'media') return null
  const text = params
    .toLowerCase()
    .trim()
    .replace(/^(?:only\s+)?(?:all|screen)\s+and\s+/, '')
  const conditions = text.split(/\s+and\s+/)
  let range: WidthRange = { min: null, max: null }
  for (const condition of conditions) {
    const inside = /^\(\s*([^()]*?)\s*\)$/.exec(condition)?.[1]
    const read = inside === undefined ? null : conditionRange(inside)
    if (read === null) return null
    range = { min: atMost(Math.max, range.min, read.min), max: atMost(Math.min, range.max, read.max) }
  }
  return range
}

function atMost(choose: typeof Math.max, one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other
  return choose(one, other)
}

function conditionRange(text: string): WidthRange | null {
  const plain = named.exec(text)
  if (plain) return bounded(plain[1] === 'max' ? '<=' : '>=', inPixels(plain[2], plain[3]))
  const one = oneSided.exec(text)
  if (one) return bounded(one[1]!, inPixels(one[2], one[3]))
  const other = reversed.exec(text)
  if (other) return bounded(mirrored(other[3]!), inPixels(other[1], other[2]))
  const both = twoSided.exec(text)
  if (!both) return null
  const { min } = bounded(mirrored(both[3]!), inPixels(both[1], both[2]))
  return { ...bounded(both[4]!, inPixels(both[5], both[6])), min }
}

function inPixels(digits: string | undefined, unit: string | undefined): number {
  return Number(digits) * (pixels[unit ?? ''] ?? 1)
}

/** `600px < width` is `width > 600px`. */
function mirrored(sign: string): string {
  return sign.replace(/[<>]/, (each) => (each === '<' ? '>' : '<'))
}

function bounded(sign: string, width: number): WidthRange {
  const strict = sign.endsWith('=') ? 0 : step
  return sign.startsWith('<') ? { min: null, max: width - strict } : { min: width + strict, max: null }
}

export function sameWidths(one: WidthRange, other: WidthRange): boolean {
  return one.min === other.min && one.max === other.max
}

export function holdsAt({ min, max }: WidthRange, width: number): boolean {
  return (min === null || width >= min) && (max === null || width <= max)
}

/**
 * Whether rules for the one are meant to win over those for the other where both hold: of upper bounds the lower one,
 * of lower bounds the higher one. Such rules stand later in a sheet.
 */
export function refines(one: WidthRange, other: WidthRange): boolean {
  if (one.max !== other.max) return one.max !== null && (other.max === null || one.max < other.max)
  return one.min !== other.min && one.min !== null && (other.min === null || one.min > other.min)
}
