import { fail, succeed } from '@pergola/contracts'
import type { Outcome, Project, VersionFailure } from '@pergola/contracts'
import { readSecondCopy } from '../second-copy-rows.ts'
import { sha256 } from '../checksums.ts'
import { rowsOf } from '../database.ts'
import type { ContentName, PastRow, VersionRow } from '../database.ts'
import { mimeOf } from '../file-kind.ts'
import type { Manifest, StoredFile } from '../manifest.ts'
import type { StorageHandle } from '../project-disk.ts'
import { pastPath } from './keep-past.ts'
import { spokenOf } from '../picture-names.ts'
import { versionMark } from './version-mark.ts'
import { readStored } from '../read-disk.ts'

/** A version put together again; its contents are read one by one. */
export interface PastVersion {
  readonly row: VersionRow
  readonly project: Project
  readonly files: ReadonlyMap<string, ContentName>
  /** What is stored now, from the same look. */
  readonly now: { readonly files: Manifest['files']; readonly project: Project }
}

export async function readVersion(
  storage: StorageHandle,
  id: string,
  generation: number,
): Promise<Outcome<PastVersion, VersionFailure>> {
  const { dexie, versions, pasts, manifests, projects } = storage.database
  const found = await dexie.transaction('r', [versions, pasts, manifests, projects], async () => ({
    row: await versions.get([id, generation]),
    pasts: await rowsOf(pasts, id).toArray(),
    manifest: await manifests.get(id),
    project: (await projects.get(Number(id)))?.data,
  }))
  const { row, manifest, project: current } = found
  if (!row) return fail('version-missing')
  if (!manifest || !current) return fail('version-damaged')
  const held = heldAt(generation, manifest.files, found.pasts)
  const { record } = held
  const files = spokenOf(held.files, row.allFiles)
  const now = { files: spokenOf(manifest.files, row.allFiles), project: current }
  if (versionMark(files, record?.hash ?? manifest.recordHash) !== row.mark) return fail('version-damaged')
  const project = record ? await readRecord(storage, id, record) : current
  return project ? succeed({ row, project, files, now }) : fail('version-damaged', 'record')
}

/** What was there then: what has gone since, and of what is there now that which was there already. */
function heldAt(generation: number, now: Manifest['files'], pasts: readonly PastRow[]) {
  const files = new Map<string, ContentName>()
  for (const [path, file] of now) if (file.generation <= generation) files.set(path, nameOf(file))
  let record: PastRow | null = null
  for (const past of pasts) {
    if (past.until <= generation || past.from > generation) continue
    if (past.path !== '') files.set(past.path, nameOf(past))
    else if (!record || past.until < record.until) record = past
  }
  return { files, record }
}

function nameOf({ hash, size, where }: StoredFile | ContentName): ContentName {
  return { hash, size, where }
}

async function readRecord(storage: StorageHandle, id: string, record: ContentName): Promise<Project | null> {
  const content = await readContent(storage, id, { content: record, path: '' })
  return content && (JSON.parse(await content.text()) as Project)
}

/** Looked for where history keeps it, then where it stands now; null when what is found is not what it was. */
export async function readContent(
  storage: StorageHandle,
  id: string,
  { content, path }: { content: ContentName; path: string },
): Promise<Blob | null> {
  const { hash } = content
  const looks = [
    () => keptContent(storage, id, content),
    () => presentContent(storage, id, { content, path }),
    () => readSecondCopy(storage.database, id, { path, hash }),
  ]
  for (const look of looks) {
    const bytes = await look()
    if (bytes && (await sha256(bytes)) === hash) return new Blob([bytes], { type: mimeOf(path) })
  }
  return null
}

async function keptContent({ database, backEnd }: StorageHandle, id: string, { hash, where }: ContentName) {
  if (where === 'database') return (await database.contents.get([id, hash]))?.bytes ?? null
  const file = await backEnd.tree?.read(pastPath(id, hash))
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}

async function presentContent(
  storage: StorageHandle,
  id: string,
  { content, path }: { content: ContentName; path: string },
): Promise<Uint8Array<ArrayBuffer> | null> {
  const picture = await storage.database.pictures.get(id)
  if (picture?.hash === content.hash) return picture.bytes
  const files = (await storage.database.manifests.get(id))?.files ?? new Map<string, StoredFile>()
  const named = [...files].find(([, { hash }]) => hash === content.hash)
  // A move that was cut short has left it where it was.
  const [place, file] = named ?? [path, { ...content, generation: 0 }]
  const blob = await readStored(storage, id, { path: place, file })
  return blob && new Uint8Array(await blob.arrayBuffer())
}
