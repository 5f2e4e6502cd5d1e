import type { FileLike } from '../file-like.ts'
import type { Dispose } from '../lifetime.ts'
import type { Outcome } from '../outcome.ts'
import type { Readable } from '../readable.ts'
import type { Project } from '../records/project.ts'
import type { FileChange, SaveFailure } from './saving.ts'

/** One acknowledged save that can be gone back to. */
export interface ProjectVersion {
  readonly revision: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Given by a person, else empty. A named version is kept whatever it costs. */
  readonly name: string
  /** What was done, in a person's words; empty where nobody said. */
  readonly label: string
  /** Pages of which a file or the record changed. */
  readonly pages: readonly string[]
  /** The first of the files that changed; `fileCount` says how many there were. */
  readonly files: readonly string[]
  readonly fileCount: number
  /** Top-level keys of the record that changed. */
  readonly record: readonly string[]
  readonly hasPicture: boolean
}

export interface HistorySize {
  /** What history holds beside what is stored now; contents that did not change cost nothing. */
  readonly bytes: number
  readonly versions: number
}

export interface VersionDifference {
  readonly path: string
  /** Since the version: written anew, taken away, or made. */
  readonly kind: 'changed' | 'removed' | 'added'
}

/** What a version held. It is kept until it is let go of. */
export interface OpenVersion {
  readonly version: ProjectVersion
  readonly project: Project
  readonly files: readonly string[]
  /** From it to what is stored now. */
  readonly differences: readonly VersionDifference[]
  readonly release: Dispose
}

/** `version-damaged`: what is left of it is not what was saved; nothing of it is offered as if it were. */
export type VersionFailure = 'version-missing' | 'version-damaged' | 'project-missing' | 'worker-lost'

export interface HistoryState {
  /**
   * Why old versions could not be let go of when they were last to be; null when they could. Saves go on all the same, and
   * history may hold more than its room until `setLimit` is asked again and succeeds.
   */
  readonly sweepFailure: SaveFailure | null
}

/** Every acknowledged save of the open project. It stays in this browser: no export and no share carries it. */
export interface ProjectHistory {
  /** Of the open project. Absent in services before it. */
  readonly state?: Readable<HistoryState>
  /** Newest first; the first one is what is stored now. */
  list(): Promise<
    Outcome<{ versions: readonly ProjectVersion[]; size: HistorySize }, 'project-missing' | 'worker-lost'>
  >
  /** The first so many of the list at once; how large the whole is takes longer to find out. */
  newest(count: number): Promise<Outcome<readonly ProjectVersion[], 'project-missing' | 'worker-lost'>>
  open(revision: number): Promise<Outcome<OpenVersion, VersionFailure>>
  readFile(revision: number, path: string): Promise<Outcome<FileLike, VersionFailure | 'file-missing'>>
  /** A page as it would be seen, and the path under which its addresses are to be understood. */
  buildPage(
    revision: number,
    page: string,
  ): Promise<Outcome<{ readonly path: string; readonly html: string }, VersionFailure | 'page-missing'>>
  readPicture(revision: number): Promise<FileLike | null>
  /** An empty name takes the name away. */
  name(revision: number, name: string): Promise<Outcome<undefined, VersionFailure | SaveFailure>>
  /**
   * What has to change so that the project, or one page of it, is again what it was. Nothing is changed by asking: give
   * it to `canvas.changeFiles`, and it is a step that can be undone.
   */
  planRestore(revision: number, page?: string): Promise<Outcome<FileChange, VersionFailure | 'page-missing'>>
  /** Bytes this browser gives to the history of each project. */
  limit(): number
  /** Sweeps at once. A reader only sets the number. */
  setLimit(bytes: number): Promise<Outcome<HistorySize, SaveFailure>>
}
