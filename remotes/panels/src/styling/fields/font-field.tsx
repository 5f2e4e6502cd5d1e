import { useMemo } from 'react'
import { useStore } from 'zustand'
import type { Font } from '@pergola/contracts'
import { familyText, installedFamilies } from '@pergola/site/fonts'
import { useStyling } from '../styling-context.ts'
import { fontFamilies } from './font-families.ts'
import { TextualField } from './textual-field.tsx'

const noFonts: Readonly<Record<string, Font>> = {}

/** Installed fonts first, then the built-in list; any other text is taken too. */
export function FontField({ property, label }: { property: string; label: string }) {
  const { canvas } = useStyling()
  const installed = useStore(canvas.record, (state) => state.project?.fonts ?? noFonts)
  const suggestions = useMemo(
    () => [...new Set([...installedFamilies(installed), ...fontFamilies])].map(familyText),
    [installed],
  )
  return <TextualField property={property} label={label} suggestions={suggestions} />
}
