import type { CodeLanguage, Outcome, UnknownClass } from '@pergola/contracts'

export interface CodeText {
  readonly text: string
  readonly language: CodeLanguage
  /** The html is a part of a page. */
  readonly fragment: boolean
}

export interface FoundProblem {
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
  /** Of css: this, or this value of it, is unknown here and maybe known to the browser, whom only the page can ask. */
  readonly property?: string
  readonly value?: string
}

export interface SheetText {
  readonly path: string
  /** Null: as it was when it was last sent. */
  readonly text: string | null
}

export interface ClassesQuestion {
  /** Comes back with each chunk. */
  readonly turn: number
  /** All that count, those to be named first at the start; what was sent before and is not here is forgotten. */
  readonly sheets: readonly SheetText[]
  /** The utilities of Tailwind are told behind them. */
  readonly utilities: boolean
}

/** What the code worker tells in the middle of its work. */
export interface CodeEvent {
  readonly kind: 'classes-chunks'
  readonly turn: number
  readonly classes: readonly string[]
}

/** What the code worker can do. */
export interface CodeVerbs {
  format(input: CodeText): Promise<Outcome<string, 'not-formatted'>>
  check(input: CodeText): Promise<readonly FoundProblem[]>
  /** Every class once, in chunks; answered when the last one is told. False: send all texts, some are not known. */
  getAllStyleSheetClasses(input: ClassesQuestion): Promise<boolean>
  /** Null when Tailwind's compiler cannot be fetched. */
  utilitySheet(input: { readonly classes: readonly string[]; readonly rules?: string }): Promise<string | null>
  unknownApplied(input: { readonly rules: string }): Promise<readonly UnknownClass[]>
}
