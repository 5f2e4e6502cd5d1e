import type { Outcome, Project } from '@pergola/contracts'
import type { ArchiveRefusal } from './archive-refusal.ts'

/** A file of a project to be stored. Text the import made (an empty sheet, say) reads like any other file. */
export interface ImportedFile {
  readonly size: number
  read(): Promise<Outcome<Uint8Array, ArchiveRefusal>>
}

/** What a zip holds. Nothing of it may run before the user trusts it. */
export interface ImportedProject {
  readonly project: Project
  /** Every file to store under the new project folder, the record itself excepted. */
  readonly files: ReadonlyMap<string, ImportedFile>
  /** `pergola`: exported by Pergola. `site`: an ordinary static site, kept as it is. */
  readonly kind: 'pergola' | 'site'
  readonly restricted: true
}
