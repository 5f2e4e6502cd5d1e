import type { CodeLanguage, Outcome } from '@pergola/contracts'

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
  /** Of css: unknown here, and maybe known to the browser, whom only the page can ask. */
  readonly property?: string
}

/** What the code worker can do. */
export interface CodeVerbs {
  format(input: CodeText): Promise<Outcome<string, 'not-formatted'>>
  check(input: CodeText): Promise<readonly FoundProblem[]>
}
