import { messages } from './messages.ts'
import { allStates } from './pseudo-states.ts'
import { splitStates } from './selector-text.ts'

export type ParsedState =
  | { readonly kind: 'state'; readonly state: string }
  /** Waits for what goes between the brackets. */
  | { readonly kind: 'argument'; readonly name: string }
  | { readonly kind: 'refused'; readonly reason: string }

/** What the list of the specification calls by another name than the browsers do. */
const aliases: Readonly<Record<string, string>> = { '::file-state-button': '::file-selector-button' }

/** Listed without brackets, but nothing without them. */
const withArgument = new Set([
  '::part',
  '::slotted',
  ':nth-child',
  ':nth-last-child',
  ':nth-of-type',
  ':dir',
  ':lang',
  ':is',
  ':not',
  ':where',
  ':has',
  ':nth-last-of-type',
])

/** The one state of the list that begins so: `hov` can mean no other. */
function onlyBeginning(typed: string): string | null {
  const name = typed.replace(/^:{0,2}/, '').toLowerCase()
  const found = allStates.filter((state) => state.replace(/^:+/, '').startsWith(name))
  return name !== '' && found.length === 1 && found[0] !== typed ? (found[0] ?? null) : null
}

/** A state as typed or chosen: with its colons, and an argument where it needs one. */
export function parseState(typed: string, supportsSelector: (selector: string) => boolean): ParsedState {
  const text = typed.trim()
  const colon = text.startsWith(':') ? text : `:${text}`
  // Their names know no capitals: what is written in another way would be a second line of the same.
  const known = colon.replace(/::?[a-z-]+(?=[:(]|$)/gi, (name) => name.toLowerCase())
  const state = aliases[known] ?? known
  // Listed, and no state of an element in any browser.
  if (state === ':first') return { kind: 'refused', reason: messages.pageState }
  const open = state.endsWith('()') ? state.slice(0, -2) : state
  if (state.endsWith('()') || withArgument.has(open)) return { kind: 'argument', name: open }
  // Browsers close what is left open at the end of a text; a sheet goes on behind it.
  const isWhole = splitStates(`*${state}`).states.join('') === state
  if (isWhole && supportsSelector(`*${state}`)) return { kind: 'state', state }
  const meant = onlyBeginning(text)
  return meant === null
    ? { kind: 'refused', reason: messages.unknownState(state) }
    : parseState(meant, supportsSelector)
}
