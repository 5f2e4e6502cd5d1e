import type { MotionJson } from '@pergola/contracts'

const number = /^[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?$/i

/** A value as it runs: numeric texts are numbers, `true` and `false` switches. What only begins like one stays a text. */
export function readValue(value: MotionJson): MotionJson {
  if (typeof value !== 'string') return value
  const text = value.trim()
  if (text === 'true' || text === 'false') return text === 'true'
  if (text === 'null') return null
  // `+5` and `+=5` are what a person wrote them for; a number too long to be one stays a text.
  return number.test(text) && Number.isFinite(Number(text)) ? Number(text) : value
}

/** Splits at commas that stand in no brackets: `0, 100, 50` is three values, `rgb(0, 0, 0)` is one. Empty ones are none. */
export function splitValues(text: string): string[] {
  const parts: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at <= text.length; at += 1) {
    const char = text[at]
    if (char === '(') depth += 1
    else if (char === ')') depth -= 1
    else if (at === text.length || (char === ',' && depth <= 0)) {
      parts.push(text.slice(start, at).trim())
      start = at + 1
    }
  }
  return parts.filter((part) => part !== '')
}

/** What a person typed as a value: with commas it is a list. */
export function typedValue(text: string): MotionJson {
  const parts = splitValues(text)
  return parts.length > 1 ? parts : (parts[0] ?? '')
}

/** The value as it is typed. */
export function valueText(value: MotionJson | undefined): string {
  if (value === undefined || value === null) return ''
  if (Array.isArray(value)) return value.map((each) => valueText(each)).join(', ')
  return typeof value === 'object' ? JSON.stringify(value) : String(value)
}
