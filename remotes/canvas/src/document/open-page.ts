import type { AttributeEntry, NodeId, Page, Project } from '@pergola/contracts'
import type {
  ProjectSteps,
  ChangedFiles,
  SheetKey,
  SiteChange,
  SiteDocument,
  SiteHistory,
  SiteOperation,
} from '@pergola/site/document'
import type { HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree, Pause } from '@pergola/site/html'
import type { CssOperation, CssSheet } from '@pergola/site/css'
import type { PageModel } from '../frame/page-model.ts'
import type { Labels } from '../layers/labels.ts'
import type { Signal } from '../service/signal.ts'
import type { FilesToStore } from './stored-files.ts'

export interface PageSheetEntry {
  readonly sheet: SheetKey
  /** Path of the file it stands in. */
  readonly file: string
  /** False for libraries and the editor's base sheets. */
  readonly editable: boolean
  /** Values that are set in the panel may go into it: false as well for what no screen shows, such as a sheet for print. */
  readonly written: boolean
  /** Media query of the element that names it. */
  readonly media: string | null
  /** The element that names or holds it, where that stands in the page's text. */
  readonly node?: NodeId
}

/** What a save has to store, as it was when the save began. */
export interface PendingSave {
  readonly files: ChangedFiles
  readonly stored: FilesToStore
  readonly record: Project | null
}

/** One page of a project while it is open: its trees, its history, and what the frame needs of it. */
export interface OpenPage extends PageModel {
  readonly projectId: string
  readonly name: string
  readonly record: Page
  readonly composed: boolean
  readonly site: SiteDocument
  readonly history: SiteHistory
  readonly tree: HtmlTree
  readonly labels: Labels
  /** Every change of the document, whoever made it. */
  readonly changes: Signal<readonly SiteChange[]>
  project(): Project
  /** Reads the page in turns when its text has become another one; until then `tree` would read it all at once. */
  prepare(pause: Pause): Promise<boolean>
  /** What follows edits of such texts is here from then on. */
  mayBecome(texts: readonly (string | null)[]): Promise<void>
  /** The page's own attributes; those of a composed page's body stand in the record. */
  attributesOf(node: HtmlNode): readonly AttributeEntry[]
  /** The template whose content this is. */
  templateOf(content: NodeId): NodeId | null
  /** All sheets the page sees, in the order of the cascade. */
  sheets(): readonly PageSheetEntry[]
  /** As the page sees it: one of its texts, or the utilities made for it. */
  sheet(key: SheetKey): CssSheet | null
  /** The sheet of the utilities that the page uses. It is made anew for every build, and never stored. */
  readonly utilitySheet: SheetKey
  setUtilities(sheet: CssSheet | null): void
  /**
   * Files of the project were stored or removed, of which some stood there before. True where addresses in the page became
   * others by it.
   */
  renew(paths: readonly string[], save: { readonly stood: readonly string[]; readonly revision: number }): boolean
  /** Address, as seen from the page, of a file of the project. */
  addressTo(path: string): string
  parse(html: string, context: NodeId): readonly HtmlSubtree[]
  copy(id: NodeId): HtmlSubtree
  /** Notes what has to be stored and tells nobody; for steps that are taken back at once. */
  quietly(changes: readonly SiteChange[]): void
  /** Told to everybody who follows the page; for gestures that ran on the history themselves. */
  tell(changes: readonly SiteChange[]): void
  /** What of its history is of the whole project; asked when it is left. */
  projectSteps(): ProjectSteps
  /** One undo step. Nothing when there is nothing to do. */
  run(label: string, operations: readonly SiteOperation[]): void
  undo(): void
  redo(): void
  inHtml(operation: HtmlOperation): SiteOperation
  inSheet(sheet: SheetKey, operation: CssOperation): SiteOperation
  isChanged(): boolean
  /** With what is typed and no step yet, as if it were one. */
  pending(typed?: readonly SiteOperation[]): PendingSave
  markSaved(pending: PendingSave): void
}
