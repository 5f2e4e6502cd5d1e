/** The selector of a frame as typed (`from`, `25%, 75%`), each percentage once, or null when it is not one. */
export function parsePercentages(typed: string): string | null {
  const parts = typed.split(',').flatMap((part) => part.trim().toLowerCase() || [])
  if (parts.length === 0 || !parts.every(isOffset)) return null
  return [...new Set(parts.map(withUnit))].join(', ')
}

function isOffset(part: string) {
  if (part === 'from' || part === 'to') return true
  const number = /^(\d+(?:\.\d+)?)%?$/.exec(part)?.[1]
  return number !== undefined && Number(number) <= 100
}

function withUnit(part: string) {
  return /\d$/.test(part) ? `${part}%` : part
}

/** Whether a browser plays a frame: with one place out of bounds it leaves all of it out. A scroll range (`entry -5%`) has none. */
export function isPlayed(values: readonly string[]): boolean {
  return values.every(
    (text) => /^[a-z-]+\s/.test(text) || (Number.parseFloat(text) >= 0 && Number.parseFloat(text) <= 100),
  )
}

/** Names that every sheet can hold without escapes. */
export function isAnimationName(name: string): boolean {
  return /^(?:--|-?(?:[a-z_]|[^\0-\x7f\s]))(?:[\w-]|[^\0-\x7f\s])*$/i.test(name)
}

/** A rule with such a name is dropped by the browser. */
export function isCssKeyword(name: string): boolean {
  return /^(none|initial|inherit|unset|revert|revert-layer|default)$/i.test(name)
}
