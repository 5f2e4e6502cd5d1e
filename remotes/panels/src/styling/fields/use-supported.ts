import { useMemo } from 'react'
import { useStyling } from '../styling-context.ts'

/** Of the values that the specification lists, those this browser takes: nobody is offered what has no effect. */
export function useSupported(property: string, options: readonly string[]): readonly string[] {
  const { supports } = useStyling()
  return useMemo(() => options.filter((option) => supports(property, option)), [supports, property, options])
}
