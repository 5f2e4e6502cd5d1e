import type { Scope } from './expression.ts'

/** A piece of a page: bytes that stay, or what is worked out. */
export type Part = string | Dynamic

export interface Dynamic {
  readonly skeleton: string
  render(scope: Scope): string
}

export function joined(parts: readonly Part[], textOf: (part: Dynamic) => string): string {
  let text = ''
  for (const part of parts) text += typeof part === 'string' ? part : textOf(part)
  return text
}

/** Parts as one, for what is repeated or left out as a whole. */
export function oneOf(parts: readonly Part[]): Dynamic {
  return {
    skeleton: joined(parts, (part) => part.skeleton),
    render: (scope) => joined(parts, (part) => part.render(scope)),
  }
}

/** Neighbouring bytes are one piece. */
export function addPart(parts: Part[], part: Part): void {
  const last = parts.at(-1)
  if (part === '') return
  if (typeof part === 'string' && typeof last === 'string') parts[parts.length - 1] = last + part
  else parts.push(part)
}
