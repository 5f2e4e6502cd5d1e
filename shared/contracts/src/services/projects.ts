import type { FileLike } from '../file-like.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { Page } from '../records/page.ts'
import type { Project } from '../records/project.ts'
import type { ProjectHistory } from './history.ts'
import type { StoragePart, StorageUse } from './storage-use.ts'
import type { FileChange, SaveRequest, SaveReceipt, SaveFailure } from './saving.ts'
import type { Progress, LongWork } from './long-work.ts'
import type { StyleRule } from './style-surface.ts'
import type { PlannedVariables, VariableEdit, VariableFile } from './variables.ts'
import type { ExportWork, ImportedZip, ExportedZip, UnsavedWork } from './archives.ts'

/** Where the project came from: made here, brought from outside, or brought from outside and trusted by the user. */
export type Trust = 'own' | 'restricted' | 'trusted'

export interface ProjectSummary {
  readonly id: string
  readonly name: string
  readonly description: string
  /** False while creating or importing, and for ever when that was cut short: offer repair or removal. */
  readonly inited: boolean
  readonly trust: Trust
  readonly pages: number
  /** Bytes of all files. */
  readonly size: number
  /** Milliseconds since 1970. */
  readonly editedAt: number
  /** Changes with every new screenshot; 0 when there is none. Ask `readScreenshot`. */
  readonly screenshotVersion: number
}

export interface StorageStats {
  readonly usage: number
  readonly quota: number
  readonly persisted: boolean
  /** The browser says so, or the last write found no room. */
  readonly isStorageFull: boolean
}

/** What can no longer be read of a project. It opens for reading only, until `repair` makes one of it that can be edited. */
export interface Damage {
  /** Files of which nothing is left. */
  readonly lost: readonly string[]
  /** Files that are shown as an earlier save left them. */
  readonly older: readonly string[]
  /** Names, pages and settings: as saved last, as an earlier save had them, or gathered from the files that are there. */
  readonly record: 'whole' | 'older' | 'made-anew'
}

export interface OpenProject {
  readonly id: string
  readonly project: Project
  readonly trust: Trust
  /** Restricted, its canvas fetches pictures, fonts and styles from other servers all the same: a person has asked for it. */
  readonly remoteFiles?: boolean
  /** Raised by every acknowledged save. */
  readonly revision: number
  /** `reader`: another tab writes; this one follows and can take over. */
  readonly role: 'writer' | 'reader'
  /** Every file of the project with its size in bytes, path relative to the project folder. */
  readonly files: Readonly<Record<string, number>>
  /** Large files the project names but which are nowhere to be found; known a moment after opening. */
  readonly missing?: readonly string[]
  readonly damage?: Damage
}

/** Where a save is written. */
export type StoredCopy = 'database' | 'journal'

export interface ProjectsState {
  readonly phase: 'loading' | 'ready' | 'failed'
  /**
   * The search for projects that the database has lost or that were not finished, which goes on behind the first list.
   * Until it is over nobody knows that there are no others; `failed`: not everything could be looked at.
   */
  readonly recovery?: 'running' | 'done' | 'failed'
  /** Sorted by last edited, newest first. */
  readonly summaries: readonly ProjectSummary[]
  readonly open: OpenProject | null
  readonly storage: StorageStats | null
  /** Why the last save of this tab was refused; null again with the next one that is acknowledged. */
  readonly refused?: SaveFailure | null
  /** Since it was opened the disk was full, and versions of the open project were let go of so that it could be saved. */
  readonly gaveWay?: boolean
  /** Since it was opened there was a save whose past found no room: versions that needed it cannot be restored. */
  readonly unkept?: boolean
  /**
   * A save is written twice, to the database and to a journal beside it. The one that could not be written with the last
   * save of the open project; null when both were.
   */
  readonly missingCopy?: StoredCopy | null
  /** How far a save of many files is, until it is acknowledged. The total is the most that it can come to. */
  readonly storing?: Progress | null
}

/** A text and the encoding of its file: a name of the Encoding standard in lower case. */
export interface TextContent {
  readonly text: string
  readonly encoding: string
}

/** Who names a file by its address. */
export interface FileUse {
  readonly path: string
  /** Names of pages and paths of other files. */
  readonly usedBy: readonly string[]
}

export type OpenFailure = 'project-missing' | 'not-initialised' | 'damaged' | 'worker-lost' | 'timed-out'

export type ImportFailure =
  | 'not-a-zip'
  /** It would reach out of its project, or is not one zip to everybody who reads it. */
  | 'unsafe-zip'
  /** Nothing in it is dangerous, but it cannot be unpacked: a password, a method, a file that is damaged or there twice. */
  | 'unreadable-zip'
  | 'too-large'
  | 'no-pages'
  | 'invalid-record'
  | 'storage-full'
  | 'cancelled'
  | 'worker-lost'

export interface ClassRename {
  /** All of it is one step. */
  readonly change: FileChange
  /** Scripts, and sheets of libraries, that spell the name out and are left as they are. */
  readonly left: readonly string[]
  /** Something bears the new name already: both become one. */
  readonly isTaken: boolean
}

/** What makes the rules of old symbols read as a person writes them. */
export interface PlainSymbols {
  /** All of it is one step. */
  readonly change: FileChange
  /** What the symbols are called. */
  readonly symbols: readonly string[]
  /** A rule that would win from then on and has not yet: nothing changes because of it. */
  readonly rival: { readonly selector: string; readonly file: string } | null
}

export interface ClassRemoval {
  /** All of it is one step. */
  readonly change: FileChange
  readonly removed: readonly string[]
  /** Classes that are left alone, because scripts, directives, motions or interactions spell them out. */
  readonly kept: readonly string[]
  /** Who spells out a class that goes, and is left as it is. */
  readonly left: readonly string[]
  /** How many elements lose a class. */
  readonly elements: number
  /** How many rules go, wholly or one of their selectors. */
  readonly rules: number
}

/** A class that elements of the site have, or its own sheets style. */
export interface SiteClass {
  readonly name: string
  /** How many elements have it, on all pages. */
  readonly elements: number
  /** Names of the pages they are on. */
  readonly pages: readonly string[]
  /** Paths of the site's own sheets whose selectors name it. */
  readonly sheets: readonly string[]
  /** Rules whose selectors name it, of every sheet of the site and of style elements; where they were asked for. */
  readonly rules?: readonly StyleRule[]
}

export interface RenamedPage {
  /** Under its new name. */
  readonly page: Page
  /** Other pages whose addresses follow. */
  readonly followed: readonly string[]
  /** Scripts that spell out an old path and are left as they are. */
  readonly scripts: readonly string[]
}

export interface PlannedPage {
  /** As it is once the change is made. */
  readonly page: Page
  /** All of it is one step. */
  readonly change: FileChange
}

export interface PlannedHomePage extends Omit<RenamedPage, 'page'> {
  /** The first page of the site, once the change is made. */
  readonly home: Page
  /** The one that was it, under its new name. */
  readonly former: Page
  /** All of it is one step. */
  readonly change: FileChange
}

export interface HomePageWish {
  /** The page that becomes the first one of the site. */
  readonly name: string
  /** The name that the first one of before gets, as typed. */
  readonly formerName: string
  /** Links to the first page follow the page that was it; else they lead to the one that it is then. */
  readonly followFormer: boolean
}

export interface PlannedRename extends RenamedPage, PlannedPage {
  /** A page that would stand under the old address and lead to the new one; it is no part of the change. */
  readonly redirect?: { readonly page: Page; readonly html: string }
}

/** One page that gets another name, and with it another folder where the name says one. */
export interface PageMove {
  readonly name: string
  /** As typed. */
  readonly to: string
}

export interface PlannedMoves extends Omit<RenamedPage, 'page'> {
  /** As they are once the change is made, in the order in which they were asked for. */
  readonly pages: readonly Page[]
  /** All of it is one step. */
  readonly change: FileChange
}

export type PageFailure =
  | 'name-empty'
  | 'name-invalid'
  | 'page-exists'
  | 'page-missing'
  | 'page-index'
  | 'file-empty'
  | SaveFailure

/** What would run in a project if it were trusted, shown before the user decides. */
export interface RunnableContent {
  readonly page: string
  readonly kind:
    | 'script'
    | 'inline-script'
    | 'handler'
    | 'directive'
    | 'frame'
    | 'javascript-url'
    | 'import-map'
    | 'preload'
    | 'redirect'
    | 'form'
    | 'ping'
    | 'base'
    | 'foreign-style'
  /** A shortened excerpt, shown as text. */
  readonly excerpt: string
}

export interface RepairReport {
  /** Files that an import was to bring and had not stored when it was cut short. */
  readonly missing: readonly string[]
}

export interface ProjectsService {
  readonly state: Readable<ProjectsState>
  refresh(): Promise<void>
  create(input: { name: string; description?: string }): Promise<Outcome<{ id: string }, 'name-empty' | SaveFailure>>
  /**
   * A project of one's own that begins with what a zip holds, such as a starter: it is not restricted, so the zip has to
   * be one that came with the editor. Absent in services before it.
   */
  createFrom?(
    zip: FileLike,
    input: { name: string; description?: string },
  ): Promise<Outcome<{ id: string }, 'name-empty' | ImportFailure>>
  rename(id: string, name: string): Promise<Outcome<undefined, 'name-empty' | SaveFailure>>
  remove(id: string): Promise<Outcome<undefined, SaveFailure>>
  /**
   * Finishes a creation that was cut short: missing files are made anew, nothing is overwritten. A damaged project goes
   * on with what can be read: what is lost is left out, pages get their files anew. Where it is open it is opened again.
   */
  repair(id: string): Promise<Outcome<RepairReport | undefined, SaveFailure>>
  importZip(file: FileLike, work?: LongWork): Promise<Outcome<ImportedZip, ImportFailure>>
  exportZip(id: string, work?: ExportWork): Promise<Outcome<ExportedZip, OpenFailure | 'cancelled'>>

  /** Opens for writing where no other tab does, else as a reader. Closes what was open before. */
  open(id: string): Promise<Outcome<OpenProject, OpenFailure>>
  close(): Promise<void>
  /** Asks the writing tab to let go; takes the project after `limits.takeOverTimeout` without an answer. */
  takeOver(): Promise<Outcome<OpenProject, OpenFailure>>
  /**
   * Of the open project. Text as stored: whatever its encoding, saving it again gives the same bytes. A mark at the start
   * is kept as U+FEFF, a byte that stands for no character as a lone surrogate, U+DC00 and the byte.
   */
  readText(path: string): Promise<Outcome<string, 'file-missing' | 'worker-lost'>>
  readFile(path: string): Promise<Outcome<FileLike, 'file-missing' | 'worker-lost'>>
  /**
   * The text of a file that stands or is to stand at this path, such as one of a version, as `readText` gives it; null
   * for what is no text. Absent in services that know UTF-8 alone.
   */
  decode?(path: string, file: FileLike): Promise<TextContent | null>
  /** Many at once, which is many times faster; their bytes stay true whatever becomes of the files. What cannot be read is left out. */
  readFiles?(
    paths: readonly string[],
    work?: LongWork,
  ): Promise<Outcome<ReadonlyMap<string, FileLike>, 'cancelled' | 'worker-lost'>>
  /** Resolves after both journals hold the save, never before. Files not named stay as they are. */
  save(request: SaveRequest): Promise<Outcome<SaveReceipt, SaveFailure>>
  /** Binary files go to the file tree; one at a time, with size and hash in the manifest. */
  writeFile(path: string, file: FileLike): Promise<Outcome<SaveReceipt, SaveFailure>>
  removeFiles(paths: readonly string[]): Promise<Outcome<SaveReceipt, SaveFailure>>
  /** Of the open project as it is stored: who names these files. Those nobody names are left out. */
  fileUses?(paths: readonly string[]): Promise<readonly FileUse[]>
  /**
   * What has to change with files that move, new paths by the old ones, so that pages and sheets still lead to them.
   * Nothing is changed by asking. `scripts` spell out an old path and are left as they are.
   */
  planMoves?(
    moved: Readonly<Record<string, string>>,
  ): Promise<Outcome<{ change: FileChange; scripts: readonly string[] }, 'project-missing' | 'worker-lost'>>
  /**
   * What has to change, of the open project as it is stored, for a class to have another name everywhere. Nothing is
   * changed by asking.
   */
  planClassRename?(from: string, to: string): Promise<Outcome<ClassRename, 'project-missing' | 'worker-lost'>>
  /**
   * What has to change, of the open project as it is stored, for no element to have these classes and no rule to style
   * them. With `keepNamed`, a class that scripts spell out is left alone. Nothing is changed by asking. Absent in services
   * before it.
   */
  planClassRemoval?(
    names: readonly string[],
    options?: { readonly keepNamed?: boolean },
  ): Promise<Outcome<ClassRemoval, 'project-missing' | 'worker-lost'>>
  /**
   * Elements that a class styles by a sheet, and pages they are on, of all pages of the open project but `except`, as
   * they are stored. `sheet` is the path of its file. No page is opened for it.
   */
  countClass?(asked: {
    name: string
    sheet: string
    except: string
  }): Promise<Outcome<{ elements: number; pages: number }, 'project-missing' | 'worker-lost'>>
  /**
   * What has to change, of the open project as it is stored, for the rules of its symbols to read as a person writes them.
   * Nothing is changed by asking. Absent in services before it.
   */
  planPlainSymbols?(): Promise<Outcome<PlainSymbols, 'project-missing' | 'worker-lost'>>
  /** Every class of the open project as it is stored, those on most elements first. Absent in services before it. */
  siteClasses?(options?: {
    readonly rules: boolean
  }): Promise<Outcome<readonly SiteClass[], 'project-missing' | 'worker-lost'>>
  /** What every file of the open project, as it is stored, says of custom properties. Absent in services before it. */
  siteVariables?(): Promise<Outcome<readonly VariableFile[], 'project-missing' | 'worker-lost'>>
  /**
   * What has to change, of the open project as it is stored, for a custom property to be another one in all files. Nothing
   * is changed by asking. Absent in services before it.
   */
  planVariables?(edit: VariableEdit): Promise<Outcome<PlannedVariables, 'project-missing' | 'worker-lost'>>
  /**
   * What has to change, of the open project as it is stored, for a page to have another name, or to stand in another
   * folder; `to` is as typed. Nothing is changed by asking. Fails as `renamePage` does. Every file is read for it, which
   * takes long for many.
   */
  planPageRename?(name: string, to: string, work?: LongWork): Promise<Outcome<PlannedRename, PageFailure | 'cancelled'>>
  /**
   * The same for several pages, in one change; each file is read once. Fails as `renamePage` does, with the name that
   * cannot be. Absent in services before it.
   */
  planPageMoves?(moves: readonly PageMove[], work?: LongWork): Promise<Outcome<PlannedMoves, PageFailure | 'cancelled'>>
  /** The same as `planPageRemoval` for several pages, in one change. Absent in services before it. */
  planPagesRemoval?(names: readonly string[]): Promise<Outcome<FileChange, PageFailure>>
  /**
   * What has to change, of the open project as it is stored, for a page to be gone with the files that no other page
   * uses. Nothing is changed by asking. Fails as `removePage` does. Absent in services before it.
   */
  planPageRemoval?(name: string): Promise<Outcome<FileChange, PageFailure>>
  /**
   * What has to change, of the open project as it is stored, for another page to be the first one of the site. Nothing is
   * changed by asking. Fails as `renamePage` does. Absent in services before it.
   */
  planHomePage?(wish: HomePageWish, work?: LongWork): Promise<Outcome<PlannedHomePage, PageFailure | 'cancelled'>>
  /**
   * What has to change, of the open project as it is stored, for a second page like the first to stand beside it. Nothing
   * is changed by asking.
   */
  planPageCopy?(
    name: string,
  ): Promise<Outcome<PlannedPage, 'project-missing' | 'page-missing' | 'file-missing' | 'worker-lost'>>
  /**
   * What has to change, of the open project as it is stored, for its pages, sheets and scripts to be UTF-8 and to say so.
   * `left` cannot say it and stay as they are. Nothing is changed by asking. Work that was not stored, such as a text with
   * a character that its encoding lacks, is part of the project when it is given; older workers plan without it.
   */
  planUtf8?(
    unsaved?: UnsavedWork,
  ): Promise<Outcome<{ change: FileChange; left: readonly string[] }, 'project-missing' | 'worker-lost'>>
  /** A folder of the open project as a zip, under its own name. */
  exportFolder?(
    path: string,
    work?: LongWork,
  ): Promise<Outcome<ExportedZip, 'project-missing' | 'cancelled' | 'worker-lost'>>

  createPage(name: string): Promise<Outcome<Page, PageFailure>>
  uploadPage(file: FileLike): Promise<Outcome<Page, PageFailure>>
  removePage(name: string): Promise<Outcome<undefined, PageFailure>>
  /**
   * Another name for a page of the open project, as it is stored; `to` is as typed. What leads to the page follows, and
   * all of it is one version of the history. `page-index` for the start page, which browsers look for by its name.
   * Absent in services before it.
   */
  renamePage?(name: string, to: string): Promise<Outcome<RenamedPage, PageFailure>>

  trust(id: string): Promise<Outcome<undefined, SaveFailure>>
  /**
   * Whether the canvas of a restricted project may fetch pictures, fonts and styles from the public servers its files
   * name. Kept in this browser beside the trust and in none of the project's files; what is brought from outside starts
   * without it. Absent in services before it.
   */
  allowRemoteFiles?(id: string, isAllowed: boolean): Promise<Outcome<undefined, SaveFailure>>
  /** Of the open project. */
  listRunnableContent(): Promise<readonly RunnableContent[]>
  readScreenshot(id: string): Promise<FileLike | null>
  storeScreenshot(id: string, image: FileLike): Promise<Outcome<undefined, SaveFailure>>
  /** Asks the browser to keep the data; call it from a user gesture. */
  persist(): Promise<boolean>
  /** What takes the space, counted now. Absent in services before it. */
  storageUse?(): Promise<Outcome<StorageUse, 'worker-lost'>>
  /** Gives a part of it up; projects go by `remove`. Absent in services before it. */
  freeStorage?(part: StoragePart): Promise<Outcome<undefined, SaveFailure>>
  /** Raw entries of the private file system, for the developer's file browser. Paths start with `projects/`. */
  listEntries(path: string): Promise<readonly FileEntry[]>
  /** Of a folder, a zip of all that is in it. */
  readEntry(path: string): Promise<FileLike | null>
  removeEntry(path: string): Promise<Outcome<undefined, 'file-missing' | SaveFailure>>
  /** Absent in services before it. */
  readonly history?: ProjectHistory
}

export interface FileEntry {
  readonly path: string
  readonly name: string
  readonly kind: 'file' | 'folder'
  readonly size: number
}
