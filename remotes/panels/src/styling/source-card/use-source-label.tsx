import { useCallback } from 'react'
import type { ReactElement } from 'react'
import { useStyling } from '../styling-context.ts'

/** Wraps a label so that resting on it shows where the value comes from. */
export function useSourceLabel(property: string) {
  const { showSource, hideSource } = useStyling()
  return useCallback(
    (label: ReactElement) => (
      <span onPointerEnter={(event) => showSource(property, event.currentTarget)} onPointerLeave={hideSource}>
        {label}
      </span>
    ),
    [property, showSource, hideSource],
  )
}
