import type { MotionJson } from '@pergola/contracts'

const identifier = /^[A-Za-z_$][\w$]*$/

function text(value: string): string {
  // Nothing that ends a script element, and no line end that only some readers take for one.
  return JSON.stringify(value).replace(/[<\u2028\u2029\u007F-\u009F\uFEFF]/g, (char) => {
    return `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`
  })
}

export function keyLiteral(name: string): string {
  if (name === '__proto__') return '["__proto__"]'
  return identifier.test(name) ? name : text(name)
}

/** A value as an expression that stands for exactly that value, wherever it is written. */
export function scriptLiteral(value: MotionJson): string {
  if (typeof value === 'string') return text(value)
  if (Array.isArray(value)) return `[${value.map((each) => scriptLiteral(each)).join(', ')}]`
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '0' : JSON.stringify(value)
  const entries = Object.entries(value).map(([name, each]) => `${keyLiteral(name)}: ${scriptLiteral(each)}`)
  return entries.length > 0 ? `{ ${entries.join(', ')} }` : '{}'
}

export function patternLiteral({ source, flags }: RegExp): string {
  return `new RegExp(${text(source)}, ${text(flags)})`
}
