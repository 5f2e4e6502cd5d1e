import type { NodeId, Project } from '@pergola/contracts'
import type { CssSheet } from '../css/index.ts'
import type { HtmlTree, Pause, ReadXml } from '../html/index.ts'
import type { ChangedFiles, SheetKey, SiteApplied, SiteOperation } from './site-operation.ts'

/** The texts and the record of one open project. The only owner of what is edited; everyone else projects it. */
export interface SiteDocument {
  readonly record: Project
  /** All files, in no particular order. */
  files(): readonly string[]
  /** What the file says now, or null when there is none. */
  text(file: string): string | null
  /** Parsed when first asked for. Throws when there is no such file. The tree lives until its file is a whole new text. */
  html(file: string): HtmlTree
  /**
   * Parses a page in turns, so that `html` has it at hand. Whoever asks for the tree in between gets it at once, and a
   * text that is written meanwhile stays what it is. False when it was given up at a pause.
   */
  prepare(file: string, pause: Pause): Promise<boolean>
  /** A css file or an embedded sheet, parsed when first asked for. Null when there is none. */
  sheet(key: SheetKey): CssSheet | null
  /** Key of the sheet in a `<style>` element. */
  sheetKey(file: string, style: NodeId): SheetKey
  /** Takes a stored file in that was not read with the others. Nothing when it is there already. */
  admit(file: string, text: string): void
  /** Throws, having changed nothing, when the operation cannot be done. */
  apply(operation: SiteOperation): SiteApplied
  /** Files whose bytes differ from the last saved ones; null for a file that is gone. */
  changedFiles(): ChangedFiles
  /** Takes what `changedFiles` gave when the save began, so that edits made since stay unsaved. */
  markSaved(files: ChangedFiles): void
  /** The record when it differs from the last saved one, else null. */
  changedRecord(): Project | null
  /** Takes what `changedRecord` gave when the save began. */
  markRecordSaved(record: Project): void
  /** Holds nothing but the text of all other files, until somebody asks for their trees again. */
  letGoExcept(files: ReadonlySet<string>): void
  /**
   * Goes on after others have stored things: what is not in `kept` is as it is stored now. False, and nothing has changed,
   * when something in `kept` is stored differently.
   */
  resume(stored: StoredProject, kept: Touched): boolean
}

export interface StoredProject {
  /** Files without a text here are not stored. */
  readonly texts: Readonly<Record<string, string>>
  readonly record: Project
}

/** What steps of a history have to do with. */
export interface Touched {
  readonly files: ReadonlySet<string>
  /** Places in the record. */
  readonly parts: readonly (readonly string[])[]
}

export interface SiteDocumentInput {
  readonly files: Readonly<Record<string, string>>
  readonly record: Project
  /** From `@pergola/site/xml`, where pages are XHTML. */
  readonly readXml?: ReadXml
}
