import type { FileLike } from '../file-like.ts'
import type { Project } from '../records/project.ts'

/** A change of files that is one step. */
export interface FileChange {
  /** Text files that changed, whole; null removes the file. Only what changed is written. */
  readonly files: Readonly<Record<string, string | null>>
  /** Files of any kind that stand elsewhere now: the path they are stored under, by the new one. */
  readonly moved?: Readonly<Record<string, string>>
  /** Files of any kind, given whole; null removes the file. Counts after what moved. */
  readonly contents?: Readonly<Record<string, FileLike | null>>
  /** Top-level keys of the record that changed. */
  readonly record?: Partial<Project>
}

export interface SaveRequest extends FileChange {
  readonly projectId: string
  /** What was done, in a person's words; told in the history. */
  readonly label?: string
}

export interface SaveReceipt {
  readonly revision: number
  /** Bytes written to the journal for this save. */
  readonly bytes: number
  readonly savedAt: number
}

export type SaveFailure =
  | 'project-missing'
  | 'not-writer'
  | 'storage-full'
  | 'storage-cleared'
  | 'worker-lost'
  | 'write-failed'
  /** A character that the encoding of the file lacks stands where nothing else would mean the same. */
  | 'not-encodable'
  | 'timed-out'
