export type SourceLanguage = 'html' | 'xml' | 'css' | 'js' | 'json' | 'text'

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

export interface ScriptSays {
  readonly signature: string
  readonly text: string
}

/** Who knows what the names of a script mean. Null where nothing can be said. */
export interface ScriptHelp {
  /** An answer would come soon; the first one takes its time. */
  isReady(): boolean
  complete(
    text: string,
    at: number,
  ): Promise<{
    readonly from: number
    readonly words: readonly {
      readonly label: string
      readonly kind: string
      readonly rank: 'near' | 'plain' | 'far'
    }[]
  } | null>
  describe(text: string, at: number, label: string): Promise<ScriptSays | null>
  hover(text: string, at: number): Promise<(ScriptSays & { readonly from: number; readonly to: number }) | null>
}

/** What the owner knows and does; asked for as it is needed, so the newest answer counts. */
export interface CodeHooks {
  readonly onChange?: ((value: string) => void) | undefined
  readonly onSave?: (() => void) | undefined
  readonly words?: (() => PageWords) | undefined
  /** For scripts alone. */
  readonly script?: ScriptHelp | undefined
  /** Looks the text over, a moment after the last key. */
  readonly check?: ((text: string) => Promise<readonly CodeProblem[]>) | undefined
}
