import { useMemo } from 'react'
import type { StyleEdit, StyleState } from '@pergola/contracts'
import { messages } from '../messages.ts'
import { useStyling } from '../styling-context.ts'
import type { Styling } from '../styling-context.ts'
import { decideEdit } from './decide-edits.ts'
import { removalEdits } from './removal-edits.ts'
import { longhandsOf } from './shorthands.ts'
import { ruleKey } from './use-style-value.ts'

export interface StyleEditing {
  /** Applies or clears; the reason when the browser does not understand the text, which removes the property. */
  commit(property: string, typed: string): string | null
  /** Several properties as one undo step. */
  commitAll(texts: Readonly<Record<string, string>>): void
  preview(texts: Readonly<Record<string, string>>): void
  cancel(): void
  reset(property: string): void
  /** The reason why a committed text is not applied; removes what was set, as the specification wants it. */
  refuse(property: string, typed: string): string | null
}

/** A generated box needs a content to exist at all. */
function contentFor({ rule, values }: StyleState): StyleEdit[] {
  const isBox = rule?.states.some((state) => /^::?(before|after)$/.test(state)) ?? false
  return isBox && values['content'] === undefined ? [{ property: 'content', value: '""' }] : []
}

/** Sides that would stand in the way of a value for all of them. */
function clearedLonghands(property: string, { values }: StyleState): StyleEdit[] {
  return longhandsOf(property)
    .filter((longhand) => values[longhand]?.origin === 'here' || values[longhand]?.origin === 'overridden')
    .map((longhand) => ({ property: longhand, value: null }))
}

function createStyleEditing({ surface, supports, explode, preview }: Styling): StyleEditing {
  const now = () => surface.state.getState()
  const removal = (property: string) => removalEdits(property, now().values, explode)

  function editsFor(property: string, typed: string): StyleEdit[] {
    const decision = decideEdit(property, typed, supports)
    if (decision.kind === 'ignore') return []
    if (decision.kind !== 'set') return removal(property)
    return [...clearedLonghands(property, now()), decision.edit]
  }

  function cancel() {
    preview.rule = null
    surface.endPreview()
  }

  function send(edits: readonly StyleEdit[], label: string) {
    preview.rule = null
    if (edits.length === 0) return cancel()
    const writes = edits.some(({ value }) => value !== null)
    surface.edit(writes ? [...contentFor(now()), ...edits] : edits, { label })
  }

  return {
    commit(property, typed) {
      send(editsFor(property, typed), messages.save(property))
      return decideEdit(property, typed, supports).kind === 'unsupported' ? messages.unsupported(property) : null
    },
    commitAll(texts) {
      const entries = Object.entries(texts)
      send(
        entries.flatMap(([property, typed]) => editsFor(property, typed)),
        messages.save(entries.map(([property]) => property).join(', ')),
      )
    },
    preview(texts) {
      const edits = Object.entries(texts).flatMap(([property, typed]) => {
        const decision = decideEdit(property, typed, supports)
        return decision.kind === 'set' ? [decision.edit] : []
      })
      if (edits.length === 0) return
      preview.rule = ruleKey(now().rule)
      surface.edit([...contentFor(now()), ...edits], { preview: true })
    },
    cancel,
    reset: (property) => send(removal(property), messages.clear(property)),
    refuse(property, typed) {
      if (decideEdit(property, typed, supports).kind !== 'unsupported') return null
      const edits = removal(property)
      if (edits.length > 0) send(edits, messages.clear(property))
      return messages.unsupported(property)
    },
  }
}

export function useStyleEdit(): StyleEditing {
  const styling = useStyling()
  return useMemo(() => createStyleEditing(styling), [styling])
}
