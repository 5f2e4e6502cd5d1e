import type { ComponentType } from 'react'
import type { Outcome } from '../outcome.ts'

export type CodeLanguage = 'html' | 'xml' | 'css' | 'js' | 'json' | 'text'

/** What the page offers to completion. Asked for when a list is about to open, so it may be put together then. */
export interface CodeWords {
  readonly classes: readonly string[]
  readonly ids: readonly string[]
  readonly customProperties: readonly string[]
  readonly keyframes: readonly string[]
  /** Addresses as they are written in this file. */
  readonly assets: readonly string[]
}

export interface CodeEditorProps {
  /** Read as the editor's name. */
  readonly label: string
  readonly language: CodeLanguage
  /** Taken in with the smallest change when it is another text than the editor's; undo and the caret stay. */
  readonly value: string
  readonly readOnly?: boolean
  /** The caret stands here from the start. */
  readonly takesFocus?: boolean
  /** Selected and in view from the start: offsets in `value`. Older shells leave it out. */
  readonly place?: { readonly from: number; readonly to: number }
  /** Escape, where the editor has nothing to close by it, is left to what stands around the editor. */
  readonly passesEscape?: boolean
  /** The html is a part of a page, not a whole one. */
  readonly fragment?: boolean
  readonly onChange?: (value: string) => void
  /** Mod+S inside the editor. */
  readonly onSave?: () => void
  readonly words?: () => CodeWords
  /** Of a script: others that run in the same page, by path. Their names are known in it. */
  readonly scripts?: () => Readonly<Record<string, string>>
}

export interface CodeFinding {
  /** Offsets in the text. */
  readonly from: number
  readonly to: number
  readonly severity: 'error' | 'warning'
  readonly message: string
}

/** The suite's one code editor. Its code arrives when it is first shown, and once for all remotes. */
export interface CodeEditorService {
  /** Fills the box it stands in. */
  readonly Editor: ComponentType<CodeEditorProps>
  /** The text laid out anew; `not-formatted` with the reason where it cannot be understood. */
  format(text: string, language: CodeLanguage): Promise<Outcome<string, 'not-formatted' | 'worker-lost'>>
  /** What a reader of a file should know, as the editor marks it. Nothing of the text runs. Absent in older shells. */
  check?(text: string, language: CodeLanguage): Promise<readonly CodeFinding[]>
}
