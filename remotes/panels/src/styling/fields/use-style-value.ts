import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { StyleState, StyleValue } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'
import type { Styling } from '../styling-context.ts'
import { readStyleValue, sameStyleValue } from './read-style-value.ts'

/** Reads from the state, and stands still while a preview of the rule is running. */
function createHeldSelector<Read>(preview: Styling['preview'], read: (state: StyleState, last?: Read) => Read) {
  let last: { readonly read: Read } | undefined
  return (state: StyleState): Read => {
    const isHeld = preview.rule !== null && preview.rule === ruleKey(state.rule)
    if (!last || !isHeld) last = { read: read(state, last?.read) }
    return last.read
  }
}

/** The value of one property. A field renders only when what it shows has changed. */
export function useStyleValue(property: string): StyleValue | undefined {
  const { surface, expand, preview } = useStyling()
  const select = useMemo(
    () =>
      createHeldSelector<StyleValue | undefined>(preview, ({ values }, last) => {
        const next = readStyleValue(values, property, expand)
        return sameStyleValue(last, next) ? last : next
      }),
    [property, expand, preview],
  )
  return useStore(surface.state, select)
}

/** What the browser makes of a property that nobody has set; empty for one that has a value. */
export function useComputed(property: string): string {
  const { surface, expand, preview } = useStyling()
  const select = useMemo(
    () =>
      createHeldSelector(preview, ({ values, rule }) =>
        rule === null || readStyleValue(values, property, expand) ? '' : surface.computed(property),
      ),
    [property, expand, preview, surface],
  )
  return useStore(surface.state, select)
}

/** Changes with the element and the rule being edited: what was half typed for one must not stay for the next. */
export function useEditedPlace(): string {
  const { surface, canvas } = useStyling()
  const element = useStore(canvas.state, (state) => state.selected?.id ?? null)
  const rule = useStore(surface.state, (state) => ruleKey(state.rule))
  return `${element}|${rule}`
}

export function ruleKey(rule: StyleState['rule']): string {
  return rule ? `${rule.selector}${rule.states.join('')}|${rule.atRule ?? ''}` : ''
}
