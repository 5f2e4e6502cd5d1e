import type { Project, ProjectSummary, StoredCopy, Trust } from '@pergola/contracts'

/** What one acknowledged save changed, so that the page can follow without reading everything again. */
export interface SavedChange {
  readonly id: string
  readonly revision: number
  readonly bytes: number
  /** By how many bytes history has grown. */
  readonly past: number
  readonly savedAt: number
  /** Of files written, in bytes; null for removed ones. */
  readonly sizes: Readonly<Record<string, number | null>>
  /** Null when the record stayed as it was. */
  readonly project: Project | null
  readonly trust: Trust
  readonly summary: ProjectSummary
  /** The disk was full: versions were let go of for it. */
  readonly gaveWay?: true
  /** The disk was full all the same: what the save replaced is kept nowhere, and versions that need it are damaged. */
  readonly unkept?: true
  /** The copy that could not be written, where only the other one holds the save. */
  readonly missingCopy?: StoredCopy
}
