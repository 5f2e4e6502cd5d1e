import type { StyleEdit, StyleRule } from '@pergola/contracts'
import type { SheetKey } from '@pergola/site/document'

export interface PayloadRule {
  readonly rule: StyleRule
  readonly edits: readonly StyleEdit[]
  readonly sheet: SheetKey
}

/** What a copy is styled by, for a page that does not say it. */
export interface PayloadStyles {
  /** In the order of the cascade. */
  readonly rules: readonly PayloadRule[]
  /** Custom properties that the rules take from the root of their page. */
  readonly variables: readonly StyleEdit[]
  /** Rules that were on the clipboard and are not taken from there, whole or in part; absent for none. */
  readonly left?: number
}

export const noStyles: PayloadStyles = { rules: [], variables: [] }
