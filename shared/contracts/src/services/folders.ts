import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { ImportFailure } from './projects.ts'
import type { LongWork } from './long-work.ts'
import type { SaveFailure } from './saving.ts'

/** Why a folder on the disk and its project were not brought in step. Nothing is lost by any of them. */
export type FolderFailure =
  | 'not-linked'
  | 'no-permission'
  | 'folder-missing'
  | 'folder-empty'
  | 'folder-too-large'
  | 'folder-linked'
  | 'disk-full'
  | 'file-refused'
  | 'name-taken'
  /** A fault of the editor itself. */
  | 'unexpected'
  | 'cancelled'
  | SaveFailure

export interface LinkedFolder {
  readonly projectId: string
  /** Of the folder, as the system calls it. */
  readonly name: string
  /** `waiting`: for the person to allow it again. `asking`: see `questions`. */
  readonly phase: 'linked' | 'syncing' | 'in-step' | 'waiting' | 'asking' | 'failed'
  /** The phase in a person's words. Absent in shells before it. */
  readonly words?: string
  /** Files that a person has to decide about. */
  readonly questions: number
  readonly failure: FolderFailure | null
  /** The file it is about, where it is one. */
  readonly detail: string
}

export interface OpenedFolder {
  readonly id: string
  readonly files: number
  /** What stays in the folder and out of the project: hidden, not a site's, or with a name that cannot be stored. */
  readonly leftAlone: readonly string[]
}

/** Folders on the disk that are kept in step with projects. */
export interface FoldersService {
  /** False where the browser opens no folders; there are no links then. */
  readonly isSupported: boolean
  readonly state: Readable<{ readonly links: readonly LinkedFolder[] }>
  /** Asks for a folder and makes a restricted project of it. To be called by a gesture. */
  open(work?: LongWork): Promise<Outcome<OpenedFolder, FolderFailure | ImportFailure>>
  /** Both ways, and shows what a person has to decide. To be called by a gesture: it may ask for permission. */
  sync(projectId: string): Promise<Outcome<undefined, FolderFailure>>
  /** The project and the folder stay as they are, and no longer know of each other. */
  unlink(projectId: string): Promise<void>
  /** As `unlink`, once a person has agreed. Absent in shells before it. */
  askUnlink?(projectId: string): Promise<void>
}
