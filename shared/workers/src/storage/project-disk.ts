import type {
  Damage,
  Outcome,
  Project,
  ProjectSummary,
  SaveFailure,
  SaveReceipt,
  StoredCopy,
  Trust,
} from '@pergola/contracts'
import type { BackEnd } from './back-end.ts'
import type { ProjectDatabase } from './database.ts'
import type { Foreground } from './foreground.ts'
import type { Manifest } from './manifest.ts'
import type { Quota } from './quota.ts'
import type { Reserve } from './reserve.ts'

/** Where everything is kept, made once per worker. */
export interface StorageHandle {
  readonly database: ProjectDatabase
  readonly backEnd: BackEnd
  readonly quota: Quota
  readonly reserve: Reserve
  readonly foreground: Foreground
}

export interface DiskState {
  readonly project: Project
  readonly trust: Trust
  readonly manifest: Manifest
  readonly summary: ProjectSummary
}

export interface DiskSave {
  readonly put?: ReadonlyMap<string, Uint8Array<ArrayBuffer> | Blob>
  readonly removed?: readonly string[]
  /** Top-level keys of the record. */
  readonly record?: Partial<Project>
  readonly trust?: Trust
  /** What was done, in a person's words. */
  readonly label?: string
  /** Told of each file that was read, written or moved: thousands take longer than anybody waits for a sign of life. */
  readonly onStep?: () => void
}

/** Who may write now. */
export interface Writing {
  readonly id: string
  readonly epoch: number
}

export interface Saved extends SaveReceipt {
  /** By how many bytes history has grown. */
  readonly past: number
  /** Of files written or removed. */
  readonly paths: readonly string[]
  /** The copy that could not be written, where only the other one holds the save. */
  readonly missingCopy?: StoredCopy
  /** The disk was full: versions were let go of for it. */
  readonly gaveWay?: true
  /** The disk was full all the same: what the save replaced is kept nowhere, and versions that need it are damaged. */
  readonly unkept?: true
}

/** One project that is open for writing or for reading. */
export interface ProjectDisk {
  readonly id: string
  readonly role: 'writer' | 'reader'
  /** Only on what is read and cannot be written. */
  readonly damage?: Damage
  state(): DiskState
  /** Large files that the manifest names and nobody can find; known once the tree has been looked through. */
  missing(): Promise<readonly string[]>
  /** Files that cannot be read any more, looked for now. */
  lost(): Promise<readonly string[]>
  read(path: string): Promise<Blob | null>
  /** Of several files at once; what is not stored or cannot be found is left out. */
  bytes(paths: readonly string[]): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>>
  save(save: DiskSave): Promise<Outcome<Saved, SaveFailure>>
  /** Work on what is kept beside the present, in turn with saves; null for who only reads. */
  readonly tend: (<Value>(work: (writing: Writing) => Promise<Value>) => Promise<Value>) | null
  /** The picture of the project's card, in turn with saves; null for who only reads. */
  readonly storePicture: ((image: Blob) => Promise<Outcome<ProjectSummary, SaveFailure>>) | null
  /** A reader looks at what the writer has saved since. */
  follow(): Promise<boolean>
  /** Waits for saves under way, then gives the project free. */
  release(): Promise<void>
}
