import type { Supports } from '../fields/style-values.ts'

/** `webkitLineClamp` is `-webkit-line-clamp`; a name that has dashes already stays. */
function dashed(name: string): string {
  const own = name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
  return /^(webkit|moz)-/.test(own) ? `-${own}` : own
}

/** Every property that the browser knows, sorted; a prefixed one only where there is none without the prefix. */
export function browserProperties(style: object, supports: Supports): readonly string[] {
  const names = new Set<string>()
  for (const key in style) names.add(dashed(key))
  const known = [...names].filter((name) => /^-?[a-z]/.test(name) && supports(name, 'inherit'))
  return known.filter((name) => !names.has(name.replace(/^-(webkit|moz)-/, '')) || !name.startsWith('-')).toSorted()
}

/** Read when they are first wanted: the browser knows some seven hundred. */
export function createPropertyNames(ownerDocument: Document, supports: Supports): () => readonly string[] {
  let names: readonly string[] | null = null
  return () => (names ??= browserProperties(ownerDocument.documentElement.style, supports))
}
