import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { StyleState, StyleValue } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'
import { readStyleValue, sameStyleValue } from './read-style-value.ts'
import type { Expand } from './read-style-value.ts'

/** Gives the same object for as long as a field would show the same. */
function createValueSelector(property: string, expand: Expand) {
  let last: StyleValue | undefined
  return ({ values }: StyleState) => {
    const next = readStyleValue(values, property, expand)
    if (!sameStyleValue(last, next)) last = next
    return last
  }
}

/** The value of one property. A field renders only when what it shows has changed. */
export function useStyleValue(property: string): StyleValue | undefined {
  const { surface, expand } = useStyling()
  const select = useMemo(() => createValueSelector(property, expand), [property, expand])
  return useStore(surface.state, select)
}

/** What the browser makes of a property that nobody has set; empty for one that has a value. */
export function useComputed(property: string): string {
  const { surface, expand } = useStyling()
  return useStore(surface.state, ({ values, rule }) =>
    rule === null || readStyleValue(values, property, expand) ? '' : surface.computed(property),
  )
}

/** Changes with the element and the rule being edited: what was half typed for one must not stay for the next. */
export function useEditedPlace(): string {
  const { surface, canvas } = useStyling()
  const element = useStore(canvas.state, (state) => state.selected?.id ?? null)
  const rule = useStore(surface.state, (state) => ruleKey(state.rule))
  return `${element}|${rule}`
}

function ruleKey(rule: StyleState['rule']): string {
  return rule ? `${rule.selector}${rule.states.join('')}|${rule.atRule ?? ''}` : ''
}
