import type { AtRulePart } from './flat-rule.ts'

/** A layer where the sheet names it, and the conditions that stand around it there. */
export interface NamedLayer {
  readonly name: string
  readonly conditions: readonly AtRulePart[]
}
