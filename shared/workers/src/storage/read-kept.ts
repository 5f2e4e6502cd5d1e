import { filesOf } from './database.ts'
import { mimeOf } from './file-kind.ts'
import type { KeptDatabase } from './kept-database.ts'
import type { Snapshot } from './manifest.ts'
import type { DiskState, StorageHandle } from './project-disk.ts'
import { readStored, readTogether, storedOf } from './read-disk.ts'

type Pending = ReturnType<KeptDatabase['pending']>

/** A file of the newest generation, also where the database does not hold that yet. */
export async function readKept(
  storage: StorageHandle,
  kept: KeptDatabase,
  { manifest, summary }: DiskState,
  path: string,
): Promise<Blob | null> {
  const blobOf = (bytes: Uint8Array<ArrayBuffer> | undefined) => bytes && new Blob([bytes], { type: mimeOf(path) })
  const pending = blobOf(kept.pending()?.get(path))
  if (pending) return pending
  const stored = () => readStored(storage, summary.id, { path, file: manifest.files.get(path) })
  return kept.read(stored, ({ bytes }) => blobOf(bytes.get(path)) ?? null)
}

/** The same of several at once. */
export async function readAllKept(
  storage: StorageHandle,
  kept: KeptDatabase,
  { manifest, summary }: DiskState,
  paths: readonly string[],
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const wanted = storedOf(manifest, paths)
  const from = (bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>> | null) =>
    [...(bytes ?? [])].filter(([path]) => wanted.has(path))
  const found = await kept.read(
    () => readTogether(storage, summary.id, wanted),
    ({ bytes }) => new Map(from(bytes)),
  )
  return new Map([...found, ...from(kept.pending())])
}

/** Everything of the newest generation that a journal holds. Throws where some of it cannot be read. */
export async function readSnapshot(
  { database }: StorageHandle,
  { project, trust, manifest, summary }: DiskState,
  pending: Pending,
): Promise<Snapshot> {
  const rows = await filesOf(database, summary.id).toArray()
  const stored = new Map(rows.map((row) => [row.path, row.bytes]))
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const [path, { where }] of manifest.files) {
    if (where !== 'database') continue
    const content = pending?.get(path) ?? stored.get(path)
    if (!content) throw new Error(`The database does not hold ${path}, which is stored there.`)
    bytes.set(path, content)
  }
  return { generation: manifest.generation, project, trust, files: manifest.files, bytes }
}
