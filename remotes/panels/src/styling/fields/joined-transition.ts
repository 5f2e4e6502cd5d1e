import type { StyleValue } from '@pergola/contracts'
import { splitOutside } from '../split-list.ts'
import type { Expand, StyleValues } from './style-values.ts'

/** What a part says when nobody says anything, in the order in which the shorthand is written. */
const parts = [
  ['transition-property', 'all'],
  ['transition-duration', '0s'],
  ['transition-timing-function', 'ease'],
  ['transition-delay', '0s'],
  ['transition-behavior', 'normal'],
] as const

const wholeValue = /^(inherit|initial|unset|revert|revert-layer|none)$|\b(var|env)\(/i

/** A longhand beside the shorthand counts where the shorthand does not stand, or stands before it. */
function counts(part: StyleValue | undefined, whole: StyleValue | undefined): boolean {
  // What the shorthand itself says stays as it was written.
  if (!part || part.declaredAs === 'transition' || part.origin === 'inherited' || part.origin === 'default')
    return false
  return whole?.origin !== 'here' || part.origin === 'here'
}

/**
 * Transitions of longhands as the shorthand would say them, each part as often as there are properties; undefined where
 * no longhand has a say, or where they cannot be put in one list.
 */
export function joinedTransition(values: StyleValues, expand: Expand): StyleValue | undefined {
  const whole = values['transition']
  const own = parts.map(([name]) => (counts(values[name], whole) ? values[name] : undefined))
  const first = own.find((part) => part?.origin === 'here') ?? own.find((part) => part !== undefined)
  if (!first) return undefined
  const texts = parts.map(
    ([name, initial], at) => own[at]?.value ?? ((whole && expand('transition', whole.value, name)) || initial),
  )
  if (texts.some((text) => wholeValue.test(text.trim()))) return undefined
  const lists = texts.map((text) => splitOutside(text, ','))
  const items = lists[0]?.map((_name, index) => itemAt(lists, index)) ?? []
  return { ...first, value: items.join(', '), winner: null }
}

function itemAt(lists: readonly (readonly string[])[], index: number): string {
  const said = lists.map((list) => list[index % list.length] ?? '')
  const [name = '', duration = '', ...rest] = said
  const delay = rest[1]
  // A time alone is the duration, so it stands wherever there is a delay.
  const kept = [duration, ...rest].filter((text, at) => text !== parts[at + 1]?.[1] || (at === 0 && delay !== '0s'))
  return [name, ...kept].join(' ')
}
