import { useMemo } from 'react'
import type { ReadTyped } from '@pergola/ui'
import { messages } from '../messages.ts'
import { useStyling } from '../styling-context.ts'
import { decideEdit } from './decide-edits.ts'
import { readTyped } from './read-typed.ts'
import { useStyleEdit } from './use-style-edit.ts'

/**
 * Reads what is typed or pasted into a field of the panel. Declarations for more than the field's property are applied
 * here, as one step; those that no browser knows are named.
 */
export function useTyped(property: string, accepts?: (text: string) => boolean): ReadTyped {
  const { supports, warn } = useStyling()
  const edit = useStyleEdit()
  return useMemo(
    () => (typed) => {
      const { value, others } = readTyped(property, typed, supports, accepts)
      if (others.length === 0) return value
      const all = value === null ? others : [...others, [property, value] as const]
      const known = all.filter(([name, text]) => decideEdit(name, text, supports).kind === 'set')
      // As in a sheet: of several values for a property the last that the browser knows.
      const texts = Object.fromEntries(known)
      const unknown = all.map(([name]) => name).filter((name) => !(name in texts))
      // Nothing of it can be applied: it stays in the field, with the reason.
      if (known.length === 0) return value ?? typed
      if (unknown.length > 0) warn(messages.skipped([...new Set(unknown)]))
      edit.commitAll(texts)
      return null
    },
    [property, supports, warn, edit, accepts],
  )
}
