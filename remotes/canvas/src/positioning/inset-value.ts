/** One inset of an element as a gesture finds it. */
export interface Inset {
  /** As the winning declaration says it; undefined and `auto` where none sets it. */
  readonly written: string | undefined
  /** What it comes to, in CSS pixels. */
  readonly used: number
}

const number = /^([+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?)([a-z]+|%)?$/i
/** The last term of a calculation, where it is so many pixels. */
const lastPixels = /^calc\((.+)\s([+-])\s([\d.]+)px\)$/is

function rounded(value: number, places: number): number {
  // Adding zero makes -0 a 0.
  return Number(value.toFixed(places)) + 0
}

function inPixels(value: number): string {
  return `${rounded(value, 0)}px`
}

function isOneTerm(text: string): boolean {
  let depth = 0
  for (const letter of text) {
    if (letter === '(') depth += 1
    if (letter === ')') depth -= 1
    if (depth < 0) return false
  }
  return depth === 0
}

/** What a function or a variable says stays, and pixels are added to it. */
function inCalculation(written: string, pixels: number): string {
  const [, rest = '', sign, digits] = lastPixels.exec(written) ?? []
  const isExtended = digits !== undefined && isOneTerm(rest)
  const before = isExtended ? Number(`${sign}${digits}`) : 0
  const inner = /^calc\((.*)\)$/is.exec(written)?.[1]
  const base = isExtended ? rest : inner !== undefined && isOneTerm(inner) ? inner : written
  const sum = rounded(before + pixels, 0)
  if (sum === 0) return base === inner || isExtended ? `calc(${base})` : base
  return `calc(${base} ${sum < 0 ? '-' : '+'} ${Math.abs(sum)}px)`
}

/**
 * The inset moved by so many pixels, in the unit in which it is written: pixels come out whole, other units with two
 * places. `sizeOf` says how many pixels one of a unit is, for an inset of zero; without an answer it becomes pixels.
 */
export function insetAfter(
  { written, used }: Inset,
  pixels: number,
  sizeOf: (unit: string) => number | undefined,
): string {
  const text = written?.trim() ?? ''
  if (/^[a-z-]+\(.*\)$/is.test(text)) return inCalculation(text, pixels)
  const [, digits, unit = 'px'] = number.exec(text) ?? []
  const value = Number(digits)
  if (digits === undefined || unit.toLowerCase() === 'px') return inPixels(used + pixels)
  const size = value !== 0 && used !== 0 ? used / value : sizeOf(unit.toLowerCase())
  return size ? `${rounded(value + pixels / size, 2)}${unit}` : inPixels(used + pixels)
}
