import type { ComponentType } from 'react'
import type { PropertyRow } from './property-row.ts'

/** One file per section exports this; the list in sections.ts is all the panel knows. */
export interface StyleSection {
  readonly id: string
  readonly title: string
  /** Everything the section edits: for the dot, and for the search. */
  readonly properties: readonly PropertyRow[]
  readonly Section: ComponentType
}
