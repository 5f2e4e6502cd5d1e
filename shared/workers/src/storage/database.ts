import type { Project, ProjectSummary, Trust } from '@pergola/contracts'
import { Dexie } from 'dexie'
import type { Table } from 'dexie'
import type { Manifest, Whereabouts } from './manifest.ts'

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
  /** The canvas may fetch from other servers though the project is restricted. */
  readonly remoteFiles?: boolean
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

/** A content by what it is. */
export interface ContentName {
  readonly hash: string
  readonly size: number
  readonly where: Whereabouts
}

/** One acknowledged save that can be gone back to. What it held is told by the manifest and the pasts since. */
export interface VersionRow {
  readonly projectId: string
  readonly generation: number
  /** Milliseconds since 1970. */
  readonly savedAt: number
  /** Given by a person; a named version is never swept. */
  readonly name: string
  readonly label: string
  readonly pages: readonly string[]
  /** The first of the files that changed, and how many there were. */
  readonly paths: readonly string[]
  readonly pathCount: number
  readonly recordKeys: readonly string[]
  readonly picture: ContentName | null
  /** Absent in versions of releases that took a `screenshot.webp` or `.png` for the picture and not for a file. */
  readonly allFiles?: true
  /** Of all it holds: what is put together from the pasts is this version only if it has the same mark. */
  readonly mark: number
}

/** What a path held from one generation until another took its place. The path of the record is empty. */
export interface PastRow extends ContentName {
  readonly projectId: string
  readonly path: string
  readonly from: number
  readonly until: number
}

/** A content that only history holds. Large ones stand in the tree. */
export interface ContentRow {
  readonly projectId: string
  readonly hash: string
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** Contents of several small files of the tree, one behind the other, or a part of a large one; see `second-copies.ts`. */
export interface SecondCopyRow {
  readonly projectId: string
  readonly number: number
  /** Milliseconds since 1970. */
  readonly arrivedAt: number
  readonly files: readonly {
    readonly path: string
    readonly hash: string
    readonly start: number
    readonly end: number
  }[]
  readonly paths: readonly string[]
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Of a large content: where the part begins, and how large the whole is. `files` is empty then. */
  readonly part?: { readonly hash: string; readonly at: number; readonly size: number }
  /** The files of the tree were flushed as well. */
  readonly isFlushed?: boolean
}

/** The picture of a project's card, see `picture.ts`. */
export interface PictureRow {
  readonly id: string
  readonly hash: string
  /** MIME type. */
  readonly type: string
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Hashes of the pictures that an earlier release has left among the files. */
  readonly replaces: readonly string[]
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
  readonly versions: Table<VersionRow, [string, number]>
  readonly pasts: Table<PastRow, [string, string, number]>
  readonly contents: Table<ContentRow, [string, string]>
  readonly secondCopies: Table<SecondCopyRow, [string, number]>
  readonly pictures: Table<PictureRow, string>
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
  dexie.version(2).stores({
    versions: '[projectId+generation]',
    pasts: '[projectId+path+until]',
    contents: '[projectId+hash]',
  })
  dexie.version(3).stores({ arrivals: '[projectId+number], *paths' })
  dexie.version(4).stores({ pictures: 'id' })
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
    versions: dexie.table('versions'),
    pasts: dexie.table('pasts'),
    contents: dexie.table('contents'),
    // The stored name is of an earlier release.
    secondCopies: dexie.table('arrivals'),
    pictures: dexie.table('pictures'),
  }
}

/** Every row of the files table that belongs to the project. */
export function filesOf(database: ProjectDatabase, projectId: string) {
  return rowsOf(database.files, projectId)
}

/** Every row that belongs to the project, of a table whose key begins with its id; in the order of the key. */
export function rowsOf<Row, Key>(table: Table<Row, Key>, projectId: string) {
  return table.where(':id').between([projectId], [projectId, Dexie.maxKey])
}
