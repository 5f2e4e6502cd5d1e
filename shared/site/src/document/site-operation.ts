import type { FileLike } from '@pergola/contracts'
import type { CssChange, CssOperation } from '../css/index.ts'
import type { HtmlChange, HtmlOperation } from '../html/index.ts'
import type { RecordPart } from './record-parts.ts'

/** Path of a css file, or `{html file}#style-{node id}` for a `<style>` element. */
export type SheetKey = string

/** One edit of a project, as plain data. */
export type SiteOperation =
  | ({ readonly file: string } & HtmlOperation)
  | ({ readonly sheet: SheetKey } & CssOperation)
  /** The whole text of a file; null removes it. A css file keeps the nodes of what stays the same. */
  | { readonly type: 'text'; readonly file: string; readonly text: string | null }
  /** A stored file of any kind stands elsewhere from now on. Texts that the document holds are moved as texts. */
  | { readonly type: 'move'; readonly from: string; readonly to: string }
  /** A file that the document holds no text of is given whole, or taken away. `isStored`: the project has it already. */
  | {
      readonly type: 'content'
      readonly file: string
      readonly content: FileLike | null
      readonly before: FileLike | null
      readonly isStored?: boolean
    }
  /** One entry of the record; undefined removes the key. A new key stands in front of `before`, or last. */
  | { readonly type: 'record'; readonly key: string; readonly value: unknown; readonly before?: string }
  | SiteInverse

/** Inverses that no caller writes. */
export type SiteInverse =
  /** Nothing but what a step changed of the record: all else in it may have become another by the time it is taken back. */
  | { readonly type: 'parts'; readonly parts: readonly RecordPart[] }
  /** An edit of a text that has become another one since. */
  | { readonly type: 'turn'; readonly file: string; readonly turn: TurnText }
  /** Gives a file back the tree it had, ids included. */
  | { readonly type: 'swap'; readonly file: string; readonly replaced: number }
  /** An edit of a page together with that of the sheets that stand in it. */
  | {
      readonly type: 'linked'
      readonly file: string
      readonly html: readonly HtmlOperation[]
      readonly sheets: readonly { readonly sheet: SheetKey; readonly css: CssOperation }[]
    }

/** What a text is to say instead of what it says now, and what takes that back. */
export type TurnText = (now: string) => { readonly text: string; readonly back: TurnText }

/** What a projection has to follow, in order. */
export type SiteChange =
  | ({ readonly file: string } & HtmlChange)
  | ({ readonly sheet: SheetKey } & CssChange)
  /** A whole file is another one (or gone): load it anew. When it is the page, that is all there is to do. */
  | { readonly type: 'file'; readonly file: string }
  | { readonly type: 'moved'; readonly from: string; readonly to: string }
  | { readonly type: 'given'; readonly path: string; readonly content: FileLike | null; readonly isStored: boolean }
  | { readonly type: 'record'; readonly key: string }

export interface SiteApplied {
  readonly inverse: SiteOperation
  readonly changes: readonly SiteChange[]
}

export type ChangedFiles = Readonly<Record<string, string | null>>
