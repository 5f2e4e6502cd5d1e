import { identifier, isIdentifier } from '@pergola/contracts'
import { isEnclosed, splitOutside } from './scan.ts'

export interface ObjectEntry {
  readonly key: string
  /** Source of the value. */
  readonly value: string
}

const named = new RegExp(
  String.raw`^\s*(?:async\s+|\*\s*|(?:get|set)\s+(?=[\p{ID_Start}$_]))?(?:(['"])(.*?)\1|(${identifier}))\s*(?=[:(,]|$)`,
  'u',
)

/** Around an object. Each pair costs a look through the text, so one with more is none that a person wrote. */
const mostParentheses = 10

function withoutParentheses(text: string): string {
  let inner = text.trim()
  for (let pairs = 0; pairs < mostParentheses && isEnclosed(inner, '('); pairs += 1) inner = inner.slice(1, -1).trim()
  return inner
}

export function partsOf(text: string): string[] | null {
  const body = withoutParentheses(text)
  if (!isEnclosed(body, '{')) return null
  return splitOutside(body.slice(1, -1), ',')?.filter((part) => part.trim() !== '') ?? null
}

function keyOf(source: string): string | null {
  const key = source.trim()
  const quoted = /^(['"])(.*)\1$/.exec(key)
  if (quoted) return quoted[2] ?? null
  return isIdentifier(key) || /^\d+$/.test(key) ? key : null
}

export function entryOf(part: string): ObjectEntry | null {
  const [source = '', ...rest] = splitOutside(part, ':') ?? []
  const key = keyOf(source)
  return key === null || rest.length === 0 ? null : { key, value: rest.join(':').trim() }
}

/** Keys with their values; null when the text is no object, or holds what has no place in a list: methods, spreads. */
export function parseObject(text: string): ObjectEntry[] | null {
  if (text.trim() === '') return []
  const entries = partsOf(text)?.map(entryOf)
  return entries?.every((entry) => entry !== null) ? entries : null
}

export function objectText(entries: readonly ObjectEntry[]): string {
  if (entries.length === 0) return ''
  const written = entries.map(({ key, value }) => `${isIdentifier(key) ? key : JSON.stringify(key)}: ${value}`)
  return `{ ${written.join(', ')} }`
}

/** Name that a part of an object makes known: of an entry, a method or a getter. */
export function partName(part: string): string | null {
  const match = named.exec(part)
  return match?.[2] ?? match?.[3] ?? null
}

/** Names that a `v-scope` makes known, methods and getters included. */
export function scopeKeys(text: string): string[] {
  return (partsOf(text) ?? []).flatMap((part) => {
    const key = partName(part)
    return key !== null && isIdentifier(key) ? [key] : []
  })
}

/** A remark to the end of the line ends where the line does. */
const wholePart = (part: string) => (part.includes('//') ? `${part.trim()}\n` : part.trim())

/**
 * An object with entries at its end in place of those with the given names. Whatever else stands in it stays as it is
 * written. Null for a text that is no object.
 */
export function replaceEntries(
  text: string,
  removed: ReadonlySet<string>,
  added: readonly ObjectEntry[],
): string | null {
  const parts = text.trim() === '' ? [] : partsOf(text)
  if (parts === null) return null
  const kept = parts.filter((part) => !removed.has(partName(part) ?? '')).map(wholePart)
  if (kept.length === parts.length && added.length === 0) return text.trim()
  const all = [...kept, ...added.map(({ key, value }) => `${key}: ${value}`)]
  return all.length === 0 ? '' : `{ ${all.join(', ')} }`
}
