import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'

/** A condition on the width of the viewport that the site has styles for, or is to have. */
export interface Breakpoint {
  /** As style rules name it: `@media (max-width: 768px)`. */
  readonly atRule: string
  /** Bounds in CSS pixels, both included; null where it has none. */
  readonly min: number | null
  readonly max: number | null
  /** Given by a person; empty where nobody did. */
  readonly name: string
}

export interface BreakpointState {
  /** From the widest to the narrowest. */
  readonly list: readonly Breakpoint[]
  /** The at-rule that the width of the canvas falls into, which styles are written for; null: the base of all widths. */
  readonly edited: string | null
}

/**
 * `exists`: there is one for that width. `missing`: there is none of that name. `not-allowed`: the page cannot be
 * changed now, or the width of this one has two bounds. `invalid-width`: not from 1 to 16,384 pixels.
 */
export type BreakpointFailure = 'exists' | 'missing' | 'not-allowed' | 'invalid-width' | 'read-only' | 'worker-lost'

/** The widths that a site is designed for. What is looked at decides what is edited, never the other way round. */
export interface Breakpoints {
  readonly state: Readable<BreakpointState>
  /** Shows the page at a width that falls into it; null shows it as wide as the window. */
  show(atRule: string | null): void
  /** For widths up to this one, in CSS pixels. It has no rule yet. */
  add(width: number): Outcome<undefined, BreakpointFailure>
  /** Another name, another bound: the rules for it move along in every style sheet and style element of the site, in one step. */
  change(
    atRule: string,
    to: { readonly name?: string; readonly width?: number },
  ): Promise<Outcome<undefined, BreakpointFailure>>
  /** Takes it away with its rules, in every style sheet of the site, in one step. */
  remove(atRule: string): Promise<Outcome<undefined, BreakpointFailure>>
  /** How many rules for it the style sheets of the open page hold. */
  ruleCount(atRule: string): number
}

function shown(width: number): string {
  return String(Math.round(width * 100) / 100)
}

/** The bounds as people say them: `≤ 768`, `≥ 1024`, `600–900`. */
export function boundsText({ min, max }: Pick<Breakpoint, 'min' | 'max'>): string {
  if (min !== null && max !== null) return `${shown(min)}–${shown(max)}`
  return max === null ? `≥ ${shown(min ?? 0)}` : `≤ ${shown(max)}`
}
