/** A part of a script that is joined from parts: the text of one function, and the names of others that it calls. */
export interface ScriptPiece {
  readonly text: string
  readonly needs: readonly string[]
}
