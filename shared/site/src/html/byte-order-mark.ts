/** U+FEFF in front of all else, or nothing. */
export function markOf(source: string): string {
  return source.startsWith('\ufeff') ? '\ufeff' : ''
}

/**
 * A browser that decodes a file takes the mark away; as text it would open the body and make a page of old. A space,
 * which is as long, says nothing there.
 */
export function decoded(source: string): string {
  const { length } = markOf(source)
  return length === 0 ? source : ' '.repeat(length) + source.slice(length)
}
