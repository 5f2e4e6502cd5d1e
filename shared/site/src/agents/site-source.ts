import type { Project } from '@pergola/contracts'

/** The project that tools work on, wherever it lies. */
export interface SiteSource {
  readonly record: Project
  /** Every file of the project as it is stored, with its size in bytes. */
  readonly files: ReadonlyMap<string, number>
  /** Null for what is not there, or no text. */
  readText(path: string): Promise<string | null>
  /** A new id for a page. */
  newId(): string
}
