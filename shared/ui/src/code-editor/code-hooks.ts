export type SourceLanguage = 'html' | 'css' | 'js' | 'json' | 'text'

/** What a page offers to completion. */
export interface PageWords {
  readonly classes: readonly string[]
  readonly ids: readonly string[]
  readonly customProperties: readonly string[]
  readonly keyframes: readonly string[]
  readonly assets: readonly string[]
}

export interface CodeProblem {
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** What the owner knows and does; asked for as it is needed, so the newest answer counts. */
export interface CodeHooks {
  readonly onChange?: ((value: string) => void) | undefined
  readonly onSave?: (() => void) | undefined
  readonly words?: (() => PageWords) | undefined
  /** Looks the text over, a moment after the last key. */
  readonly check?: ((text: string) => Promise<readonly CodeProblem[]>) | undefined
}
