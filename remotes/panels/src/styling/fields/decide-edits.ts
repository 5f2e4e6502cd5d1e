import type { StyleEdit } from '@pergola/contracts'
import { withClosedBrackets } from '../split-list.ts'
import { cleanValue, importance } from './read-typed.ts'
import type { Supports } from './style-values.ts'

export type Decision =
  | { readonly kind: 'set' | 'clear'; readonly edit: StyleEdit }
  /** Not understood by the browser: the property is removed, the text stays visible in its field. */
  | { readonly kind: 'unsupported'; readonly edit: StyleEdit }
  /** Not worth an edit, such as a colour that a picker could not work out. */
  | { readonly kind: 'ignore' }

/** What stands before a value is no part of it. */
const remarkBefore = /^(?:\/\*[^]*?\*\/\s*)+/

/** What committing a text means: a supported value is set, an empty one clears, any other removes the property. */
export function decideEdit(property: string, typed: string, supports: Supports): Decision {
  const text = cleanValue(typed, (value) => supports(property, value))
  if (text === '') return { kind: 'clear', edit: { property, value: null } }
  const important = importance.test(text)
  const value = withClosedBrackets(text.replace(importance, '').replace(remarkBefore, ''))
  if (!supports(property, value)) {
    // A picker that lost a channel writes NaN, which base text §5 has ignored. In a name or an address it is no number.
    return /\bnan\b/i.test(text) ? { kind: 'ignore' } : { kind: 'unsupported', edit: { property, value: null } }
  }
  return { kind: 'set', edit: important ? { property, value, important } : { property, value } }
}
