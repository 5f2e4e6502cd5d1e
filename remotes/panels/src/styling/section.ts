import type { ComponentType } from 'react'
import type { PropertyRow } from './rows/property-row.ts'

/** The list in sections.ts is all the panel knows of a section. */
export interface StyleSection {
  readonly id: string
  readonly title: string
  /** Everything the section edits: for the dot, and for the search. */
  readonly properties: readonly PropertyRow[]
  /** Marked too when the rule says something about a property that is in no list. */
  readonly holds?: (property: string) => boolean
  /** Loaded when it is first opened. */
  readonly Section: ComponentType
  /** Has no place where a frame of an animation is edited. */
  readonly ruleOnly?: boolean
}
