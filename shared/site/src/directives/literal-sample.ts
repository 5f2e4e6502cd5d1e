import { entryOf, partName, partsOf } from './object-literal.ts'
import { splitOutside } from './scan.ts'

/** What data hold as far as their text says it, with nothing run: names for completion. Undefined for what is no literal. */
export function literalSample(text: string): unknown {
  const value = text.trim()
  if (/^(['"`])[^]*\1$/.test(value)) return value.slice(1, -1)
  if (/^-?[\d.]/.test(value)) return Number.parseFloat(value)
  if (value === 'true' || value === 'false') return value === 'true'
  if (value.startsWith('[')) return listSample(value)
  const parts = partsOf(value)
  return parts === null ? undefined : Object.fromEntries(parts.flatMap(entrySample))
}

function entrySample(part: string): [string, unknown][] {
  const entry = entryOf(part)
  if (entry) return [[entry.key, literalSample(entry.value)]]
  const name = partName(part)
  return name === null ? [] : [[name, undefined]]
}

function listSample(value: string): unknown[] | undefined {
  const parts = value.endsWith(']') ? splitOutside(value.slice(1, -1), ',') : null
  return parts?.filter((part) => part.trim() !== '').map(literalSample)
}
