import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { useStyling } from '../styling-context.ts'

/** Wraps a label so that resting on it shows where the value comes from. */
export function useSourceLabel(property: string) {
  const { showSource, hideSource } = useStyling()
  return useCallback(
    (label: ReactElement) => (
      // A press means the label itself, which can be dragged: the card would cover what is being changed.
      <span
        onPointerEnter={(event) => showSource(property, event.currentTarget)}
        onPointerDown={hideSource}
        onPointerLeave={hideSource}
      >
        {label}
      </span>
    ),
    [property, showSource, hideSource],
  )
}
