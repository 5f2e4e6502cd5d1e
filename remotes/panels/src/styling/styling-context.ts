import { createContext, useContext } from 'react'
import { useStore } from 'zustand'
import type {
  AssetPickerService,
  CanvasService,
  ClassFinderService,
  ProjectsService,
  StyleSurface,
  ToastsService,
} from '@pergola/contracts'

import type { Expand, Supports } from './fields/style-values.ts'
import type { Explode } from './fields/removal-edits.ts'

/** What makes a variable of a value. */
export type VariableProjects = Partial<Pick<ProjectsService, 'state' | 'planVariables' | 'siteVariables'>>

/** What every field of the panel works with. It stays the same while the panel lives, so no field renders for it. */
export interface Styling {
  readonly surface: StyleSurface
  /** A frame of an animation is edited, not a rule: it has no classes, no states and no animation of its own. */
  readonly isFrame: boolean
  readonly canvas: CanvasService
  readonly assetPicker: AssetPickerService | undefined
  readonly projects?: VariableProjects | undefined
  readonly classFinder: ClassFinderService | undefined
  /** Tailwind is on: the name of a class may hold colons and brackets. */
  readonly hasUtilities: () => boolean
  readonly supports: Supports
  readonly toasts: ToastsService
  /** Tells a person what was left out. */
  readonly warn: (message: string) => void
  /** Every property that the browser knows, by name. */
  readonly propertyNames: () => readonly string[]
  readonly expand: Expand
  readonly explode: Explode
  /**
   * The rule a preview is running for, or null. A field that scrubs must not see its own previews as the value it
   * started from, so the values of that rule stand still until the preview ends.
   */
  readonly preview: { rule: string | null }
  /** Shows where the value of a property comes from, beside its label. */
  readonly showSource: (property: string, label: Element) => void
  /** The same, asked for by key. */
  readonly openSource: (property: string, field: HTMLElement) => void
  readonly hideSource: () => void
}

const StylingContext = createContext<Styling | null>(null)

export const StylingProvider = StylingContext.Provider

export function useStyling(): Styling {
  const styling = useContext(StylingContext)
  if (!styling) throw new Error('useStyling: a style field stands outside of the styling panel')
  return styling
}

/** Another tab writes: what stands here is looked at. */
export function useReadOnly(): boolean {
  return useStore(useStyling().canvas.state, (state) => state.readOnly)
}
