import type { Project, Trust } from '@pergola/contracts'

/** `database`: bytes in the files table. `tree`: bytes in the private file system only, known by size and hash. */
export type Whereabouts = 'database' | 'tree'

export interface StoredFile {
  /** SHA-256 in hex. */
  readonly hash: string
  readonly size: number
  /** The save that wrote it last. */
  readonly generation: number
  readonly where: Whereabouts
}

/** What a generation of a project holds. The row that a save must get right, whatever else is lost. */
export interface Manifest {
  readonly generation: number
  /** Of the record's JSON. */
  readonly recordHash: string
  readonly files: ReadonlyMap<string, StoredFile>
}

/** One whole generation, bytes of the `database` files included. */
export interface Snapshot {
  readonly generation: number
  readonly project: Project
  readonly trust: Trust
  readonly files: ReadonlyMap<string, StoredFile>
  readonly bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

/** From one generation to the next. */
export interface Change {
  readonly generation: number
  /** Absent when the record stayed as it was. */
  readonly project?: Project
  readonly trust: Trust
  readonly files: ReadonlyMap<string, StoredFile>
  readonly bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  readonly removed: readonly string[]
}

export function totalSize(files: ReadonlyMap<string, StoredFile>): number {
  let total = 0
  for (const { size } of files.values()) total += size
  return total
}

/** The next generation's files; maps that are handed out are never changed. */
export function applyFiles(
  files: ReadonlyMap<string, StoredFile>,
  change: Pick<Change, 'files' | 'removed'>,
): ReadonlyMap<string, StoredFile> {
  const next = new Map(files)
  for (const path of change.removed) next.delete(path)
  for (const [path, file] of change.files) next.set(path, file)
  return next
}

export function applyChange(snapshot: Snapshot, change: Change): Snapshot {
  const bytes = new Map(snapshot.bytes)
  for (const path of change.removed) bytes.delete(path)
  for (const [path, file] of change.files) {
    const content = change.bytes.get(path)
    if (file.where === 'database' && content) bytes.set(path, content)
    else bytes.delete(path)
  }
  return {
    generation: change.generation,
    project: change.project ?? snapshot.project,
    trust: change.trust,
    files: applyFiles(snapshot.files, change),
    bytes,
  }
}
