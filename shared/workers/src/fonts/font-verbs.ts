import type { FontFacts, FontProblem, Outcome } from '@pergola/contracts'

/** What the fonts worker can do. */
export interface FontVerbs {
  readFont(input: { file: Blob }): Promise<Outcome<FontFacts, FontProblem>>
}
