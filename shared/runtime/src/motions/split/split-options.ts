import type { TextPart } from '@pergola/contracts'

/** Options of annex §4.6 that are seen; what else a record holds is for SplitText. */
export interface SplitOptions {
  readonly type?: string
  readonly tag?: string
  readonly charsClass?: string
  readonly wordsClass?: string
  readonly linesClass?: string
  readonly wordDelimiter?: string | RegExp | { readonly delimiter: string | RegExp; readonly replaceWith?: string }
  readonly specialChars?: readonly string[] | RegExp
  readonly reduceWhiteSpace?: boolean
  readonly smartWrap?: boolean
  readonly deepSlice?: boolean
  readonly propIndex?: boolean
  readonly mask?: TextPart
  /** Selector of elements that stay whole. */
  readonly ignore?: string
}
