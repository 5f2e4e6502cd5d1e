import { useMemo } from 'react'
import { useStore } from 'zustand'
import { useStyling } from '../styling-context.ts'
import { fontFamilies } from '../typography/font-families.ts'
import { TextualField } from './textual-field.tsx'

const noFonts: Readonly<Record<string, unknown>> = {}

/** A family name as CSS wants it: quoted when it is more than one word. */
function asFamily(name: string): string {
  return /^[a-z-]+$/i.test(name) ? name : `"${name}"`
}

/** Installed fonts first, then the built-in list; any other text is taken too. */
export function FontField({ property, label }: { property: string; label: string }) {
  const { canvas } = useStyling()
  const installed = useStore(canvas.record, (state) => state.project?.fonts ?? noFonts)
  const suggestions = useMemo(
    () => [...new Set([...Object.keys(installed), ...fontFamilies])].map(asFamily),
    [installed],
  )
  return <TextualField property={property} label={label} suggestions={suggestions} />
}
