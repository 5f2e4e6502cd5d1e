import type {
  ClassRemoval,
  PlainSymbols,
  ClassRename,
  FileChange,
  FileEntry,
  FileUse,
  ExportedZip,
  FolderFailure,
  HistorySize,
  HomePageWish,
  ImportFailure,
  OpenFailure,
  OpenProject,
  OpenVersion,
  Outcome,
  Page,
  PageFailure,
  PlannedHomePage,
  PlannedPage,
  PageMove,
  PlannedMoves,
  PlannedRename,
  RenamedPage,
  SiteClass,
  Project,
  ProjectSettings,
  ProjectSummary,
  ProjectVersion,
  RunnableContent,
  SaveFailure,
  SaveRequest,
  StoragePart,
  StorageStats,
  PlannedVariables,
  StorageUse,
  TextContent,
  VariableEdit,
  VariableFile,
  Trust,
  UnsavedWork,
  VersionFailure,
} from '@pergola/contracts'
import type { FolderPass, NewLink, PassRequest } from './folders/folder-pass.ts'
import type { PreviewChanges } from '../preview-source.ts'
import type { Taking } from '../storage/taking.ts'
import type { SavedChange } from './saved-change.ts'

type Change = Outcome<SavedChange, SaveFailure>

export interface JoinedFiles {
  readonly whole: Blob
  readonly sizes: ReadonlyMap<string, number>
}

export interface Repaired {
  readonly summary: ProjectSummary
  /** What an import that was cut short had not stored yet. */
  readonly missing: readonly string[]
}

/** What the project worker can do. Plain data in, plain data out. */
export interface ProjectVerbs {
  /** As the browser has it now. */
  storage(input: null): Promise<StorageStats>
  storageUse(input: null): Promise<Outcome<StorageUse, 'worker-lost'>>
  freeStorage(input: StoragePart): Promise<Outcome<undefined, SaveFailure>>
  list(input: null): Promise<{
    summaries: readonly ProjectSummary[]
    storage: StorageStats
    recovery: 'running' | 'done' | 'failed'
  }>
  /** Of one project; null when it is gone. */
  summary(input: { id: string }): Promise<ProjectSummary | null>
  create(input: { name: string; description: string }): Promise<Outcome<ProjectSummary, 'name-empty' | SaveFailure>>
  /** Of any project, open here or not. */
  update(input: { id: string; record?: Partial<Project>; trust?: Trust }): Promise<Change>
  /** Whether the canvas of a restricted project may fetch from other servers. */
  allowRemoteFiles(input: { id: string; isAllowed: boolean }): Promise<Outcome<undefined, SaveFailure>>
  remove(input: { id: string }): Promise<Outcome<undefined, SaveFailure>>
  repair(input: { id: string }): Promise<Outcome<Repaired, SaveFailure>>
  importZip(input: {
    file: Blob
    name: string
    /** It came with the editor: the project is one's own, and called so. */
    own?: { name: string; description: string }
  }): Promise<Outcome<{ summary: ProjectSummary; unfitNames: readonly string[] }, ImportFailure>>
  exportZip(input: {
    id: string
    settings: ProjectSettings
    unsaved?: UnsavedWork
    forTab: boolean
    safeNames: boolean
    siteOnly: boolean
  }): Promise<Outcome<ExportedZip, OpenFailure | 'cancelled'>>

  open(input: { id: string; taking: Taking }): Promise<Outcome<OpenProject, OpenFailure>>
  close(input: null): Promise<void>
  /** Another tab asks to write: what is under way is finished, then the project is followed. Null: nothing is open. */
  yield(input: null): Promise<OpenProject | null>
  /** What the writer has saved since; null when nothing is new. */
  follow(input: null): Promise<OpenProject | null>
  read(input: { path: string }): Promise<Blob | null>
  /** Of a file that stands or is to stand at this path. Null for what is no text. */
  decode(input: { path: string; file: Blob }): Promise<TextContent | null>
  /** One behind the other, in the order of the list; what cannot be read is left out. */
  readMany(input: { paths: readonly string[] }): Promise<JoinedFiles>
  save(input: SaveRequest): Promise<Change>
  writeFiles(input: {
    files: readonly (readonly [path: string, content: Blob])[]
    /** What history calls it. */
    label?: string
  }): Promise<Change>
  removeFiles(input: { paths: readonly string[] }): Promise<Change>

  fileUses(input: { paths: readonly string[] }): Promise<readonly FileUse[]>
  planMoves(input: {
    moved: Readonly<Record<string, string>>
  }): Promise<Outcome<{ change: FileChange; scripts: readonly string[] }, 'project-missing'>>
  planClassRename(input: { from: string; to: string }): Promise<Outcome<ClassRename, 'project-missing'>>
  planClassRemoval(input: {
    names: readonly string[]
    keepNamed: boolean
  }): Promise<Outcome<ClassRemoval, 'project-missing'>>
  planPlainSymbols(input: null): Promise<Outcome<PlainSymbols, 'project-missing'>>
  countClass(input: {
    name: string
    sheet: string
    except: string
  }): Promise<Outcome<{ elements: number; pages: number }, 'project-missing'>>
  planPageRename(input: { name: string; to: string }): Promise<Outcome<PlannedRename, PageFailure>>
  planPageMoves(input: { moves: readonly PageMove[] }): Promise<Outcome<PlannedMoves, PageFailure>>
  planPagesRemoval(input: { names: readonly string[] }): Promise<Outcome<FileChange, PageFailure>>
  planHomePage(input: HomePageWish): Promise<Outcome<PlannedHomePage, PageFailure>>
  planPageCopy(input: {
    name: string
  }): Promise<Outcome<PlannedPage, 'project-missing' | 'page-missing' | 'file-missing'>>
  siteClasses(input: { rules: boolean } | null): Promise<Outcome<readonly SiteClass[], 'project-missing'>>
  siteVariables(input: null): Promise<Outcome<readonly VariableFile[], 'project-missing'>>
  planVariables(input: VariableEdit): Promise<Outcome<PlannedVariables, 'project-missing'>>
  planUtf8(input: {
    unsaved?: UnsavedWork
  }): Promise<Outcome<{ change: FileChange; left: readonly string[] }, 'project-missing'>>
  exportFolder(input: { path: string }): Promise<Outcome<ExportedZip, 'project-missing' | 'cancelled'>>

  addPage(input: {
    name: string
    file: Blob | null
  }): Promise<Outcome<{ page: Page; change: SavedChange }, PageFailure>>
  removePage(input: { name: string }): Promise<Outcome<SavedChange, PageFailure>>
  renamePage(input: { name: string; to: string }): Promise<Outcome<RenamedPage & { change: SavedChange }, PageFailure>>
  listRunnable(input: null): Promise<readonly RunnableContent[]>

  readScreenshot(input: { id: string }): Promise<Blob | null>
  storeScreenshot(input: { id: string; image: Blob }): Promise<Outcome<ProjectSummary, SaveFailure>>
  listEntries(input: { path: string }): Promise<readonly FileEntry[]>
  readEntry(input: { path: string }): Promise<Blob | null>
  removeEntry(input: { path: string }): Promise<Outcome<SavedChange | null, 'file-missing' | SaveFailure>>

  versions(input: null): Promise<Outcome<{ versions: readonly ProjectVersion[]; size: HistorySize }, 'project-missing'>>
  newestVersions(input: { count: number }): Promise<Outcome<readonly ProjectVersion[], 'project-missing'>>
  version(input: { revision: number }): Promise<Outcome<Omit<OpenVersion, 'release'>, VersionFailure>>
  versionFile(input: { revision: number; path: string }): Promise<Outcome<Blob, VersionFailure | 'file-missing'>>
  versionPage(input: {
    revision: number
    page: string
    settings: ProjectSettings
  }): Promise<Outcome<{ path: string; html: string }, VersionFailure | 'page-missing'>>
  versionPicture(input: { revision: number }): Promise<Blob | null>
  nameVersion(input: { revision: number; name: string }): Promise<Outcome<undefined, VersionFailure | SaveFailure>>
  restoration(input: {
    revision: number
    page: string | null
  }): Promise<Outcome<FileChange, VersionFailure | 'page-missing'>>
  sweepHistory(input: { limit: number }): Promise<Outcome<HistorySize, SaveFailure>>

  openFolder(input: {
    handle: FileSystemDirectoryHandle
    settings: ProjectSettings
  }): Promise<Outcome<NewLink, FolderFailure | ImportFailure>>
  folderLinks(input: null): Promise<readonly { id: string; name: string }[]>
  folderHandle(input: { id: string }): Promise<FileSystemDirectoryHandle | null>
  syncFolder(input: PassRequest & { id: string }): Promise<Outcome<FolderPass, FolderFailure>>
  folderTexts(input: {
    id: string
    path: string
    settings: ProjectSettings
  }): Promise<Outcome<{ mine: string | null; theirs: string | null }, FolderFailure>>
  unlinkFolder(input: { id: string }): Promise<void>

  previewChanges(input: { projectId: string; since: number; settings: ProjectSettings }): Promise<PreviewChanges | null>
}

/** What the worker says without being asked. */
export type ProjectEvent =
  /** Another tab took the project, or left it to this one. */
  | { readonly kind: 'role-changed'; readonly open: OpenProject }
  /** What the journal alone held is in the database as well. */
  | { readonly kind: 'stored-twice'; readonly id: string }
  | { readonly kind: 'files-missing'; readonly id: string; readonly paths: readonly string[] }
  | {
      readonly kind: 'recovered'
      readonly summaries: readonly ProjectSummary[]
      readonly recovery: 'running' | 'done' | 'failed'
    }
