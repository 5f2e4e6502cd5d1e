/** A number with a unit, as written: `12px`, `-1.5em`, `40%`, `3`. */
export interface Length {
  readonly number: number
  readonly unit: string
  /** Digits behind the point, so that a step keeps them. */
  readonly decimals: number
}

const lengthPattern = /^\s*([+-]?(?:\d+\.?\d*|\.\d+))\s*([a-z]+|%)?\s*$/i

export function parseLength(text: string): Length | null {
  const match = lengthPattern.exec(text)
  if (!match?.[1]) return null
  const decimals = match[1].split('.')[1]?.length ?? 0
  return { number: Number(match[1]), unit: match[2] ?? '', decimals }
}

/** At most four decimals, without trailing zeros; never `-0`. */
export function formatNumber(number: number): string {
  const text = number.toFixed(4).replace(/\.?0+$/, '')
  return text === '-0' ? '0' : text
}

/** The value moved by `step`, unit and decimals kept; null when the text is no plain number. */
export function stepLength(text: string, step: number, fallbackUnit: string): string | null {
  const length = text.trim() === '' ? { number: 0, unit: fallbackUnit, decimals: 0 } : parseLength(text)
  if (!length) return null
  const stepDecimals = Number.isInteger(step) ? 0 : 1
  const decimals = Math.max(length.decimals, stepDecimals)
  const moved = formatNumber(Number((length.number + step).toFixed(decimals)))
  return moved + length.unit
}
