import { useStore } from 'zustand'
import { useComputed, useStyleValue } from './use-style-value.ts'
import { useStyling } from '../styling-context.ts'
import { lays } from './lays.ts'

const turning: ReadonlySet<string> = new Set(['justify-content', 'align-items', 'flex-wrap'])

/** How a picture of a row is turned to show another direction: a column has its axes the other way round. */
export function turnOf(direction: string): string | undefined {
  const isReversed = direction.endsWith('-reverse')
  if (!direction.startsWith('column')) return isReversed ? 'scaleX(-1)' : undefined
  return `${isReversed ? 'scaleY(-1) ' : ''}matrix(0, 1, 1, 0, 0, 0)`
}

/** Pictures of a flex container's values turn with its direction; a grid has none. */
export function useAxisTurn(property: string): string | undefined {
  const { surface } = useStyling()
  const isFlex = useStore(surface.state, ({ display }) => lays(display, 'flex'))
  const value = useStyleValue('flex-direction')
  const computed = useComputed('flex-direction')
  return isFlex && turning.has(property) ? turnOf(value?.value ?? computed) : undefined
}
