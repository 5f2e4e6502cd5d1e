import type { StyleEdit, StyleState } from '@pergola/contracts'
import { messages } from './messages.ts'

/** Why an element stays as it is: another rule than the one that is edited says something else, and wins. */
export function overriddenBy(values: StyleState['values'], edits: readonly StyleEdit[]): string | null {
  for (const { property } of edits) {
    const { origin, winner } = values[property] ?? {}
    if (origin === 'overridden' && winner) return messages.overridden(property, winner.source.selector, winner.value)
  }
  return null
}
