/** The part of `light-dark()` that counts in a scheme; any other value as it is. */
export function schemeValue(value: string, scheme: 'light' | 'dark'): string {
  const match = /^\s*light-dark\(([\s\S]*)\)\s*$/i.exec(value)
  if (!match) return value
  const inside = match[1] ?? ''
  let depth = 0
  for (const [at, sign] of [...inside].entries()) {
    if (sign === '(') depth += 1
    if (sign === ')') depth -= 1
    if (sign === ',' && depth === 0) return (scheme === 'light' ? inside.slice(0, at) : inside.slice(at + 1)).trim()
  }
  return value
}
