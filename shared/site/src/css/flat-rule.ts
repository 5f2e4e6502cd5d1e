import type { CssNodeId } from './css-node.ts'

export interface AtRulePart {
  /** Lowercase, without `@`. */
  readonly name: string
  readonly params: string
  /** Of a `@scope` nested in a style rule, the selector of that rule, which `&` means in its parentheses. */
  readonly inside?: string
}

export interface FlatDeclaration {
  readonly id: CssNodeId
  /** Lowercase unless custom; hacks such as `*zoom` keep their sign and so match nothing. */
  readonly property: string
  readonly value: string
  readonly important: boolean
  /** 1-based line in the sheet, counted when asked. */
  readonly line: number
  /** How many rules nested in the same rule stand before it. */
  readonly nestedBefore: number
}

/** A block of declarations for elements, wherever it stands. A new object whenever something in it changed. */
export interface FlatRule {
  /** The style rule, or the at-rule nested in a style rule that holds the declarations. */
  readonly id: CssNodeId
  /** Nesting resolved. */
  readonly selector: string
  /** The same, where the rule is nested in one of a `@scope`, as it is asked of elements: said from the root on. */
  readonly scoped?: string
  /** As written, without comments; `&` for an at-rule nested in a style rule. */
  readonly ownSelector: string
  /** Outermost first. */
  readonly atRules: readonly AtRulePart[]
  /** Full name of the cascade layer, or null. An anonymous one has a name no sheet can write. */
  readonly layer: string | null
  readonly line: number
  readonly declarations: readonly FlatDeclaration[]
}

export interface Keyframe {
  readonly id: CssNodeId
  /** `0%` and `100%` where the sheet says `from` and `to`. */
  readonly values: readonly string[]
  readonly declarations: readonly FlatDeclaration[]
}

export interface Keyframes {
  readonly id: CssNodeId
  readonly name: string
  /** What tells it from a plain one of that name: `@-webkit-keyframes`, `@media print`. Empty for a plain one. */
  readonly context: string
  /** Full name of the cascade layer, or null. */
  readonly layer: string | null
  /** Stands in a condition, or is one for other browsers. */
  readonly conditional: boolean
  readonly line: number
  readonly frames: readonly Keyframe[]
}
