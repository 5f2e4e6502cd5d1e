import { splitStates } from './selector-text.ts'

export type Target =
  | { readonly kind: 'class'; readonly name: string }
  | { readonly kind: 'state'; readonly state: string }
  | { readonly kind: 'condition'; readonly atRule: string }
  | { readonly kind: 'selector'; readonly selector: string; readonly states: readonly string[] }

/**
 * What is meant by a text in the class field: a class by its name, a state by its colon, a condition by its at-sign,
 * else a selector. Names of utilities may hold what no other class does: `md:hover:bg-red-500`, `w-[37px]`.
 */
export function parseTarget(typed: string, isUtility: (text: string) => boolean = () => false): Target | null {
  const text = typed.trim()
  if (text === '') return null
  if (/^@(media|container|supports|layer|scope|starting-style)\b/i.test(text))
    return { kind: 'condition', atRule: text }
  // No class can be in it: it is the place of what the whole page shares.
  if (/^:root$/i.test(text)) return { kind: 'selector', selector: ':root', states: [] }
  if (/^::?[a-z-]+(\(.*\))?$/i.test(text)) return { kind: 'state', state: text }
  const name = text.replace(/^\./, '')
  if (/^[^\s.#:>+~,[\](){}*"'<>=]+$/.test(name)) return { kind: 'class', name }
  if (isUtility(text)) return { kind: 'class', name: text }
  return { kind: 'selector', ...splitStates(text) }
}
