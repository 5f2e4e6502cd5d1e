/**
 * Anything with a button, a menu entry or a shortcut. `keys` is a list of key strings such as `Mod+S`, where Mod is
 * Ctrl, or Command on a Mac; single letters never fire while a text field has the focus.
 */
export interface Command {
  /** Imperative, dotted: `page.save`. */
  readonly name: string
  readonly label: string
  /** Other words that people look for it by, with blanks between them. */
  readonly keywords?: string
  readonly group?: string
  readonly keys?: readonly string[]
  /** The keys also work while a text field has the focus. */
  readonly inFields?: boolean
  /** Moves in the page's history. A text field that has nothing of its own left to undo or redo leaves it the keys. */
  readonly history?: 'undo' | 'redo'
  /** False disables every button and menu entry of the command. Absent means always. */
  when?(): boolean
  /** A toggle's state, for `aria-pressed` and check marks. */
  checked?(): boolean
  /**
   * Also a tool beside the selected element, there while `when` says yes: path data of a 24 × 24 stroked icon. Whoever
   * registers the command brings the tool.
   */
  readonly elementTool?: string
  run(argument?: unknown): unknown
}

export interface CommandInfo {
  readonly name: string
  readonly label: string
  readonly keywords?: string
  readonly group: string
  readonly keys: readonly string[]
  readonly enabled: boolean
  readonly inFields?: boolean
  readonly checked?: boolean
  readonly elementTool?: string
}
