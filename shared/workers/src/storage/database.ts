import type { Project, ProjectSummary, Trust } from '@pergola/contracts'
import { Dexie } from 'dexie'
import type { Table } from 'dexie'
import type { Manifest } from './manifest.ts'

/** Raised when what is stored changes its meaning; a tab that knows an older number no longer saves. */
export const storageFormat = 1

/** The table that the specification names. `data` is the record; everything else is ours and never exported. */
export interface ProjectRow {
  readonly id?: number
  readonly name: string
  readonly type: string
  readonly data: Project
}

/** Who may write. Raised by every tab that takes the project, checked inside every save. */
export interface HeadRow {
  readonly id: string
  readonly format: number
  readonly epoch: number
  readonly trust: Trust
  readonly inited: boolean
}

export interface ManifestRow extends Manifest {
  readonly id: string
}

export interface FileRow {
  readonly projectId: string
  readonly path: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Up to which generation the visible tree is known to be complete. */
export interface TreeRow {
  readonly id: string
  readonly generation: number
}

export interface ProjectDatabase {
  readonly dexie: Dexie
  /** A newer version of the product has changed the database: this tab must be reloaded before it can go on. */
  isOutdated(): boolean
  readonly projects: Table<ProjectRow, number>
  readonly heads: Table<HeadRow, string>
  readonly manifests: Table<ManifestRow, string>
  readonly files: Table<FileRow, [string, string]>
  readonly summaries: Table<ProjectSummary, string>
  readonly trees: Table<TreeRow, string>
}

export function createDatabase(name = 'pergola'): ProjectDatabase {
  // Every browser that knows durability honours this; without it Chromium acknowledges what a power cut takes away.
  // No automatic opening: a tab that was closed by a newer version must not come back with the older code.
  const dexie = new Dexie(name, { chromeTransactionDurability: 'strict', autoOpen: false })
  dexie.version(1).stores({
    projects: '++id, name, type, data',
    heads: 'id',
    manifests: 'id',
    files: '[projectId+path]',
    summaries: 'id',
    trees: 'id',
  })
  let isOutdated = false
  // The library closes the connection; that it stays closed is up to whoever would open it again.
  dexie.on('versionchange', ({ newVersion }) => {
    isOutdated = newVersion !== null
  })
  return {
    dexie,
    isOutdated: () => isOutdated,
    projects: dexie.table('projects'),
    heads: dexie.table('heads'),
    manifests: dexie.table('manifests'),
    files: dexie.table('files'),
    summaries: dexie.table('summaries'),
    trees: dexie.table('trees'),
  }
}

/** Every row of the files table that belongs to the project. */
export function filesOf(database: ProjectDatabase, projectId: string) {
  return database.files.where('[projectId+path]').between([projectId, Dexie.minKey], [projectId, Dexie.maxKey])
}
