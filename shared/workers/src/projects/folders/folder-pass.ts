import type { FileChange, FolderFailure, OpenedFolder, ProjectSettings, ProjectSummary } from '@pergola/contracts'
import type { SavedChange } from '../saved-change.ts'

/** A file that a person has to decide about. */
export interface FolderConflict {
  readonly path: string
  /** `changed`: on both sides, in the same place. `generated`: Pergola writes it whole, and it was changed in the folder. */
  readonly kind: 'changed' | 'generated' | 'removed-there' | 'start-removed' | 'removed-here'
  /** Hashes of what was seen; an answer counts only for this. */
  readonly there: string | null
  readonly here: string | null
}

/** `both`: the folder's file is kept under another name. */
export interface FolderChoice extends FolderConflict {
  readonly keep: 'mine' | 'theirs' | 'both'
}

export interface PassAnswers {
  readonly choices: readonly FolderChoice[]
  /** Files to be removed from the folder, and files to be left there for good. */
  readonly agreed: readonly string[]
  readonly kept: readonly string[]
}

export interface PassRequest extends PassAnswers {
  readonly settings: ProjectSettings
  /** The project stands open on a canvas, which makes one step of what comes from the folder. */
  readonly throughCanvas: boolean
  /** What the canvas has taken and stored since the last pass, by what lay in the folder then. */
  readonly taken: Readonly<Record<string, string | null>>
}

export interface FolderPass {
  /** For the canvas; asked for again when it is stored. */
  readonly take: FileChange | null
  readonly taken: PassRequest['taken']
  readonly conflicts: readonly FolderConflict[]
  /** To be removed from the folder once a person agrees. */
  readonly removals: readonly string[]
  readonly changes: readonly SavedChange[]
  readonly written: number
  /** Why a file was not written; the others were. */
  readonly problem: { readonly failure: FolderFailure; readonly detail: string } | null
}

export interface NewLink {
  readonly summary: ProjectSummary
  readonly opened: OpenedFolder
}
