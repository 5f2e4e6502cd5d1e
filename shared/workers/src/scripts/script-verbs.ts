/** A script as it is being written. */
export interface ScriptText {
  readonly text: string
  /** By path: other scripts of the page, and typings of its libraries. */
  readonly beside: Readonly<Record<string, string>>
}

export interface ScriptPlace extends ScriptText {
  /** Offset in the text. */
  readonly at: number
}

export interface ScriptWord {
  readonly label: string
  /** What it is, in a word: `method`, `property`. */
  readonly kind: string
  /** `near`: of the script itself. `far`: words of the language, and what is not to be used any more. */
  readonly rank: 'near' | 'plain' | 'far'
}

export interface ScriptWords {
  /** Where the word begins that these may take the place of. */
  readonly from: number
  readonly words: readonly ScriptWord[]
}

export interface ScriptDescription {
  readonly signature: string
  /** Empty when nobody wrote any. */
  readonly text: string
}

export interface ScriptSpot extends ScriptDescription {
  readonly from: number
  readonly to: number
}

/** What the script worker can do. It says what there is and never what is wrong. */
export interface ScriptVerbs {
  /** Null where no word can stand. */
  complete(place: ScriptPlace): Promise<ScriptWords | null>
  /** One of the words of a list that opened at this place. */
  describe(place: ScriptPlace & { readonly label: string }): Promise<ScriptDescription | null>
  hover(place: ScriptPlace): Promise<ScriptSpot | null>
}
