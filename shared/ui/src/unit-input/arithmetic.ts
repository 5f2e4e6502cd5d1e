import { formatNumber, parseLength } from './length.ts'

export type Evaluation = { readonly ok: true; readonly text: string } | { readonly ok: false; readonly reason: string }

/** Coefficient by unit; the plain numbers stand under ''. */
type Sum = ReadonlyMap<string, number>

type Token = { kind: 'value'; sum: Sum } | { kind: 'sign'; text: string }

const tokenPattern = /\s*(?:((?:\d+\.?\d*|\.\d+)(?:%|[a-z]+)?)|([-+*/()]))/giy

/**
 * What a field makes of what was typed. Plain maths is worked out (`10px * 2`), maths over several units becomes a
 * `calc()`, a bare number takes the unit. Everything else is CSS already and stays as it was typed.
 */
export function evaluateLength(
  typed: string,
  unit: string,
  messages: { divide: string; multiply: string },
): Evaluation {
  // A unit may be typed a space away from its number, as people write it.
  const text = typed.trim().replace(/^([-+]?[\d.]+)\s+(%|[a-z]+)$/i, '$1$2')
  const single = parseLength(text)
  if (single) return { ok: true, text: single.unit === '' && unit !== '' ? text + unit : text }

  const tokens = tokenize(text)
  if (!tokens || tokens.length < 2) return { ok: true, text }

  const reader = { tokens, at: 0, messages }
  const sum = readSum(reader)
  if (typeof sum === 'string') return { ok: false, reason: sum }
  // Something that only looks like maths, such as `0 0` or `1px 2px`: leave it to CSS.
  if (sum === null || reader.at < tokens.length) return { ok: true, text }
  return { ok: true, text: printSum(sum, unit) }
}

interface Reader {
  readonly tokens: readonly Token[]
  at: number
  readonly messages: { divide: string; multiply: string }
}

/** A sum, null when this is no maths, or the reason why it cannot be worked out. */
type Result = Sum | null | string

function tokenize(text: string): Token[] | null {
  const tokens: Token[] = []
  tokenPattern.lastIndex = 0
  while (tokenPattern.lastIndex < text.length) {
    const match = tokenPattern.exec(text)
    if (!match) return null
    if (match[2]) tokens.push({ kind: 'sign', text: match[2] })
    else {
      const length = parseLength(match[1] ?? '')
      if (!length) return null
      tokens.push({ kind: 'value', sum: new Map([[length.unit.toLowerCase(), length.number]]) })
    }
  }
  return tokens
}

function takeSign(reader: Reader, signs: string): string | null {
  const token = reader.tokens[reader.at]
  if (token?.kind !== 'sign' || !signs.includes(token.text)) return null
  reader.at += 1
  return token.text
}

function readSum(reader: Reader): Result {
  let left = readProduct(reader)
  for (let sign = takeSign(reader, '+-'); sign; sign = takeSign(reader, '+-')) {
    const right = readProduct(reader)
    if (!isSum(left)) return left
    if (!isSum(right)) return right
    left = add(left, right, sign === '-' ? -1 : 1)
  }
  return left
}

function readProduct(reader: Reader): Result {
  let left = readFactor(reader)
  for (let sign = takeSign(reader, '*/'); sign; sign = takeSign(reader, '*/')) {
    const right = readFactor(reader)
    if (!isSum(left)) return left
    if (!isSum(right)) return right
    left = sign === '*' ? multiply(left, right, reader) : divide(left, right, reader)
  }
  return left
}

function readFactor(reader: Reader): Result {
  const sign = takeSign(reader, '+-')
  if (sign) {
    const factor = readFactor(reader)
    return isSum(factor) && sign === '-' ? scale(factor, -1) : factor
  }
  if (takeSign(reader, '(')) {
    const inner = readSum(reader)
    if (!isSum(inner)) return inner
    return takeSign(reader, ')') ? inner : null
  }
  const token = reader.tokens[reader.at]
  if (token?.kind !== 'value') return null
  reader.at += 1
  return token.sum
}

function isSum(result: Result): result is Sum {
  return result !== null && typeof result !== 'string'
}

function scale(sum: Sum, factor: number): Sum {
  return new Map([...sum].map(([unit, number]) => [unit, number * factor]))
}

function add(left: Sum, right: Sum, sign: number): Sum {
  const total = new Map(left)
  for (const [unit, number] of right) total.set(unit, (total.get(unit) ?? 0) + number * sign)
  return total
}

function plainNumber(sum: Sum): number | null {
  return sum.size === 1 ? (sum.get('') ?? null) : null
}

function multiply(left: Sum, right: Sum, { messages }: Reader): Result {
  const leftNumber = plainNumber(left)
  const rightNumber = plainNumber(right)
  if (rightNumber !== null) return scale(left, rightNumber)
  if (leftNumber !== null) return scale(right, leftNumber)
  return messages.multiply
}

function divide(left: Sum, right: Sum, { messages }: Reader): Result {
  const by = plainNumber(right)
  if (by === null || by === 0) return messages.divide
  return scale(left, 1 / by)
}

/** Plain numbers beside a unit count as that unit: `10px + 5` is 15px. */
function printSum(sum: Sum, fallbackUnit: string): string {
  const units = [...sum.keys()].filter((unit) => unit !== '')
  const plain = sum.get('') ?? 0
  const plainUnit = units.length === 1 ? (units[0] ?? fallbackUnit) : fallbackUnit
  const total = new Map(sum)
  total.delete('')
  if (plain !== 0 || units.length === 0) total.set(plainUnit, (total.get(plainUnit) ?? 0) + plain)

  const [first, ...rest] = [...total]
  if (!first) return `0${fallbackUnit}`
  const firstText = formatNumber(first[1]) + first[0]
  if (rest.length === 0) return firstText
  const terms = rest.map(([unit, number]) => `${number < 0 ? '-' : '+'} ${formatNumber(Math.abs(number))}${unit}`)
  return `calc(${[firstText, ...terms].join(' ')})`
}
