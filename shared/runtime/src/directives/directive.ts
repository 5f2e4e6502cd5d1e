/** What the engine hands to a directive. Names are the engine's. */
export interface DirectiveInput {
  readonly el: HTMLElement
  /** As written in the attribute. */
  readonly exp: string
  /** Behind the colon: `click` of `v-on:click`. */
  readonly arg?: string | undefined
  /** Behind the dots, in the order they were written. */
  readonly modifiers?: Readonly<Record<string, true>> | undefined
  readonly ctx: { readonly scope: Readonly<Record<string, unknown>> }
  /** Value of the directive's own expression, or of another one. A failure is logged and gives undefined. */
  get(expression?: string): unknown
  /** Runs now, and again whenever something reactive that was read changes. */
  effect(run: () => void): void
}

/** What it returns runs when the element leaves the page for good. */
export type Directive = (input: DirectiveInput) => (() => void) | undefined
