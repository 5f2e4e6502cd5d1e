import type { ComponentType, ReactNode } from 'react'
import type { ItemEditorProps } from './item-text.tsx'
import type { Separator } from './list-items.ts'

/** What the list offers to add. */
export interface Preset {
  readonly label: string
  /** Null when nothing was chosen after all. */
  readonly make: string | (() => Promise<string | null>)
  readonly icon?: ReactNode
}

export interface ValueListProps {
  property: string
  label: string
  separator: Separator
  presets: readonly Preset[]
  /** Layers lie on each other, the first on top; functions are applied one after the other. */
  addAt: 'first' | 'last'
  nameOf: (text: string) => string
  /** CSS background of the small picture of an item. */
  swatchOf?: (text: string) => string | undefined
  Editor: ComponentType<ItemEditorProps>
}
