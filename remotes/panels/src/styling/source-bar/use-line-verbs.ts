import type { RuleFailure, StyleRule } from '@pergola/contracts'
import type { RuleTextServices } from '../rule-text/use-rule-text.ts'
import { useStyling } from '../styling-context.ts'
import { messages } from './messages.ts'
import { useRemoveRule } from './use-remove-rule.ts'

export interface LineVerbs {
  /** A new line for the device that is shown; the reason when there is one already. */
  add(states: readonly string[]): string | null
  /** Chooses a line, or lets go of it: then the rule without states is edited. */
  toggle(rule: StyleRule, isCurrent: boolean): void
  addTo(rule: StyleRule, states: readonly string[]): string | null
  /** The last state takes the rule with it. */
  removeState(rule: StyleRule, state: string): Promise<void>
  remove(rule: StyleRule): Promise<void>
  readonly canRestate: boolean
}

const reasons: Readonly<Record<RuleFailure, string>> = {
  'rule-exists': messages.exists,
  'rule-missing': messages.notNow,
  'not-allowed': messages.notNow,
  'read-only': messages.notNow,
}

export function useLineVerbs({ dialogs, toasts }: RuleTextServices): LineVerbs {
  const { surface } = useStyling()
  const remove = useRemoveRule(dialogs)
  const { rules } = surface

  function restate(rule: StyleRule, states: readonly string[]): string | null {
    const outcome = rules?.restate(rule, [...new Set(states)])
    return outcome && !outcome.ok ? reasons[outcome.failure] : null
  }

  return {
    canRestate: rules !== undefined,
    add(states) {
      const { rule } = surface.state.getState()
      if (!rule) return messages.noRule
      if (!rules) {
        surface.setStates(states)
        return null
      }
      const made = { ...rule, states: [...new Set(states)] }
      const outcome = rules.create(made)
      if (!outcome.ok) return reasons[outcome.failure]
      surface.selectRule(made)
      return null
    },
    toggle: (rule, isCurrent) => surface.selectRule(isCurrent ? { ...rule, states: [], atRule: null } : rule),
    addTo: (rule, states) => restate(rule, [...rule.states, ...states]),
    async removeState(rule, state) {
      const left = rule.states.filter((each) => each !== state)
      if (left.length === 0) return remove(rule)
      const refused = restate(rule, left)
      if (refused !== null) toasts.warning(refused)
    },
    remove,
  }
}
