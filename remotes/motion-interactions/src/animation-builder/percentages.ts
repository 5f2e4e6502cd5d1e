/** The selector of a frame as typed (`from`, `25%, 75%`), or null when it is not one. */
export function parsePercentages(typed: string): string | null {
  const parts = typed.split(',').map((part) => part.trim().toLowerCase())
  return parts.every(isOffset) ? parts.map(withUnit).join(', ') : null
}

function isOffset(part: string) {
  if (part === 'from' || part === 'to') return true
  const number = /^(\d+(?:\.\d+)?)%?$/.exec(part)?.[1]
  return number !== undefined && Number(number) <= 100
}

function withUnit(part: string) {
  return /\d$/.test(part) ? `${part}%` : part
}

/** Names that every sheet can hold without escapes. CSS keywords are refused because a rule with one is dropped. */
export function isAnimationName(name: string): boolean {
  return /^-?[a-z_][\w-]*$/i.test(name) && !/^(none|initial|inherit|unset|revert|revert-layer|default)$/i.test(name)
}
