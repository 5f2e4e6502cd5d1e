import type { CssNodeId } from './css-node.ts'
import type { CssSheet } from './css-sheet.ts'
import type { AtRulePart } from './flat-rule.ts'
import type { ScopeElement } from './scope.ts'
import type { Specificity } from './specificity.ts'

export interface CascadeSheet {
  readonly sheet: CssSheet
  /** What the sheet is called in the result; its file when left out. */
  readonly file?: string
  /** The layer it was imported into. */
  readonly layer?: string
  /** Address of the element around a style element: the root of a `@scope` that names none. */
  readonly home?: string
}

export interface InlineDeclaration {
  readonly property: string
  readonly value: string
  readonly important: boolean
}

export interface CascadeElement {
  /** False for a selector that the browser refuses. In one of a `@scope`, `root` is the address of what `:scope` is. */
  matches(selector: string, root?: string): boolean
  /** The element and its ancestors, nearest first. Without it rules in a `@scope` reach it as if they stood in none. */
  readonly path?: readonly ScopeElement[]
  /** `#id`, `.class` and `tag` of the element. Rules for others are then never asked about. */
  readonly keys?: ReadonlySet<string>
  /** Whatever the asker knows the element by; handed back to `applies`. */
  readonly element?: unknown
  /** Its style attribute. */
  readonly inline?: readonly InlineDeclaration[]
}

export interface CascadeInput extends CascadeElement {
  /** As the page has them. */
  readonly sheets: readonly CascadeSheet[]
  /** Asked for each element anew: a container query holds for one and not for another. */
  applies(atRules: readonly AtRulePart[], element: CascadeElement): boolean
  /** Nearest first; what it says of inherited properties is added where the element itself has nothing. */
  readonly ancestors?: readonly CascadeElement[]
  /** Of the element, so that `margin-inline` shows for `margin-left`. `vertical` leaves logical properties alone. */
  readonly flow?: 'ltr' | 'rtl' | 'vertical'
  /** What a browser does not understand it drops. Left out, everything counts. */
  readonly supports?: (property: string, value: string) => boolean
}

export interface CascadeValue {
  /** Of the property asked for; the whole shorthand where only a browser can take it apart. */
  readonly value: string
  readonly important: boolean
  /** The declaration as written: its property, which may be a shorthand, and its value. */
  readonly declared: { readonly property: string; readonly value: string }
  readonly selector: string
  readonly atRules: readonly AtRulePart[]
  /** The sheet's name, or `inline`. */
  readonly file: string
  /** 1-based; 0 for the style attribute. */
  readonly line: number
  /** Null for the style attribute. */
  readonly rule: CssNodeId | null
  readonly declaration: CssNodeId | null
}

export interface CascadeEntry {
  readonly winner: CascadeValue
  /** The winner first, then what it overrides. */
  readonly all: readonly CascadeValue[]
  /** 0 for the element's own, else how many elements up. */
  readonly inherited: number
}

export type CascadeResult = Readonly<Record<string, CascadeEntry>>

/** A value with what decides its rank. */
export interface Candidate {
  readonly value: CascadeValue
  readonly attached: boolean
  readonly layer: string | null
  readonly specificity: Specificity
  /** Elements up to the root of its `@scope`; Infinity in none. */
  readonly proximity: number
  /** Sheet, then rule, then the rules nested before it, then declaration. */
  readonly place: readonly number[]
}
