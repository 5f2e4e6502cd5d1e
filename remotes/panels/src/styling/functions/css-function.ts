import { splitOutside } from '../split-list.ts'

/** `name( … )`, the name as written; null for anything else. */
export function readFunction(text: string): { readonly name: string; readonly inside: string } | null {
  const match = /^(-?[a-z][\w-]*)\(([\s\S]*)\)$/i.exec(text.trim())
  if (!match?.[1] || match[2] === undefined) return null
  // What begins with one function may end with another.
  return splitOutside(text.trim(), ' ').length === 1 ? { name: match[1], inside: match[2].trim() } : null
}

/** The end of a list of arguments may be left out, what stands before it may not. */
export function withoutEmptyEnd(values: readonly string[], filler: string): string[] {
  const last = values.findLastIndex((value) => value !== '')
  return values.slice(0, last + 1).map((value) => (value === '' ? filler : value))
}
