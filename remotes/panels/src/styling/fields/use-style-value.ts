import { useMemo, useState } from 'react'
import { useStore } from 'zustand'
import type { StyleState, StyleValue } from '@pergola/contracts'
import { useStyling } from '../styling-context.ts'
import type { Styling } from '../styling-context.ts'
import { readStyleValue, sameStyleValue } from './read-style-value.ts'

/** Reads each state once, and stands still while a preview of the rule is running. */
function createHeldSelector<Read>(preview: Styling['preview'], read: (state: StyleState, last?: Read) => Read) {
  let last: { readonly read: Read; readonly state: StyleState } | undefined
  return (state: StyleState): Read => {
    if (last?.state === state) return last.read
    const isHeld = preview.rule !== null && preview.rule === ruleKey(state.rule)
    if (!last || !isHeld) last = { read: read(state, last?.read), state }
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

/**
 * The element and the rule being edited: what was half typed for one must not stay for the next. What was refused for a
 * property stays no longer than the rule says nothing of it, as it does from then on.
 */
function editedPlace({ surface, canvas, expand, preview }: Styling, refused: string | undefined): string {
  const { rule, values, inline } = surface.state.getState()
  const isSaid =
    refused !== undefined && preview.rule === null && readStyleValue(values, refused, expand)?.origin === 'here'
  return `${canvas.state.getState().selected?.id}|${ruleKey(rule)}|${inline?.edited}|${isSaid}`
}

interface KeptInPlace<Kept> {
  readonly value: Kept
  readonly place: string
  readonly refused: string | undefined
}

/** Something a field keeps for the place it was typed for, and forgets with it. */
export function useKeptForPlace<Kept>() {
  const styling = useStyling()
  const [kept, setKept] = useState<KeptInPlace<Kept> | null>(null)
  const [round, setRound] = useState(0)
  // Only a field that keeps something has a reason to render for another place.
  const read = () => (kept === null ? '' : editedPlace(styling, kept.refused))
  const element = useStore(styling.canvas.state, read)
  const rule = useStore(styling.surface.state, read)
  const isHere = kept !== null && kept.place === element && kept.place === rule
  if (kept !== null && !isHere) {
    setKept(null)
    setRound(round + 1)
  }
  return {
    kept: isHere ? kept.value : null,
    /** Another one each time something was forgotten: as a key it takes the field's own draft away too. */
    round,
    /** With the property, if it is a text that was refused for it. */
    keep(value: Kept | null, refused?: string) {
      setKept(value === null ? null : { value, place: editedPlace(styling, refused), refused })
    },
  }
}

export function ruleKey(rule: StyleState['rule']): string {
  return rule ? `${rule.selector}${rule.states.join('')}|${rule.atRule ?? ''}` : ''
}
