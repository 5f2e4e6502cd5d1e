/** What is wrong with a file of a built site. */
export interface SiteFinding {
  /** Path in the built site. */
  readonly file: string
  /** 1-based; 0 for what has no place. */
  readonly line: number
  readonly level: 'error' | 'warning'
  /** One word of the program, such as `dead-link`. */
  readonly rule: string
  /** What is wrong and what to do. */
  readonly message: string
}

/** The line, counted from 1, in which an offset lies. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split('\n').length
}
