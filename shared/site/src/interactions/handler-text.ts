import { isIdentifier } from '@pergola/contracts'
import { findAction } from './catalogue/catalogue.ts'
import type { Action, Interaction, ParameterValue } from './interaction.ts'
import { plainValue } from './interaction.ts'
import { jsonLiteral, textLiteral } from './literal.ts'
import { withSelf } from './with-self.ts'

/** Undefined for a text that is no JSON. A number stays a text where writing it as a number would change it. */
function parsed(text: string): { value: unknown } | undefined {
  try {
    const value: unknown = JSON.parse(text)
    const isFaithful = typeof value !== 'number' || String(value) === text.trim()
    return value !== null && isFaithful ? { value } : undefined
  } catch {
    // What is no JSON is a text: that is the rule, and no failure.
    return undefined
  }
}

/** A parameter of a call. One that is not set is written as `undefined`, so that the next ones keep their places. */
export function parameterText(name: string, given: ParameterValue | undefined, own: string): string {
  const value = plainValue(given)
  if (value === undefined || value === '' || (typeof value === 'number' && !Number.isFinite(value))) return 'undefined'
  if (typeof value !== 'string') return jsonLiteral(value)
  const read = parsed(value)
  if (read && typeof read.value !== 'string') return jsonLiteral(read.value)
  const text = typeof read?.value === 'string' ? read.value : value
  if (/selector\d*$/i.test(name)) return textLiteral(withSelf(text, own))
  // In a text that is no selector, the word among others is one that visitors read; in quotes it is the word itself.
  return textLiteral(read === undefined && text.trim() === 'self' ? own : text)
}

/** Empty for what could not be the name of a function. */
function callText(action: Action, own: string): string {
  const { function: called, params } = action
  if (!isIdentifier(called)) return ''
  const names = Object.keys(findAction(called)?.params ?? params)
  const given = (name: string) => (Object.hasOwn(params, name) ? params[name] : undefined)
  return `${called}(${names.map((name) => parameterText(name, given(name), own)).join(',')})`
}

/** The handler of an interaction, see docs/reference/actions.md: its calls in order, for the element of this selector. */
export function handlerText({ actions }: Pick<Interaction, 'actions'>, own: string): string {
  return actions
    .map((action) => callText(action, own))
    .filter((call) => call !== '')
    .join(';')
}
