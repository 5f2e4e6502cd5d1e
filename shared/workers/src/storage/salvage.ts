import { projectFolder } from '@pergola/contracts'
import type { Damage, Project, Trust } from '@pergola/contracts'
import { createProject, migrateProject, missingFiles } from '@pergola/site/project'
import { hashOfRecord, sha256 } from './checksums.ts'
import type { HeadRow } from './database.ts'
import { isSmallText } from './file-kind.ts'
import { filesUnder } from './file-tree.ts'
import type { Manifest, Snapshot, StoredFile } from './manifest.ts'
import type { StorageHandle } from './project-disk.ts'
import { readParts } from './project-rows.ts'
import { findLost } from './read-disk.ts'

type Bytes = Uint8Array<ArrayBuffer>

/** The best that can be put together of a project none of whose copies is whole. */
export interface Salvaged {
  readonly snapshot: Snapshot
  readonly damage: Damage
}

/** Everything that is left, wherever it stands. */
interface Remains {
  readonly storage: StorageHandle
  readonly head: HeadRow
  readonly parts: Awaited<ReturnType<typeof readParts>>
  /** Older generations that are whole in themselves. */
  readonly journal: Snapshot | null
}

interface Found {
  readonly files: Map<string, StoredFile>
  readonly bytes: Map<string, Bytes>
  readonly lost: string[]
  readonly older: string[]
}

/**
 * File by file: what the newest manifest names is taken from whichever copy still has exactly those bytes, else from an
 * earlier save, else it is lost. Null when there is nothing to show.
 */
export async function salvage(
  storage: StorageHandle,
  head: HeadRow,
  journal: Snapshot | null,
): Promise<Salvaged | null> {
  const remains: Remains = { storage, head, parts: await readParts(storage.database, head.id), journal }
  const { manifest } = remains.parts
  const found = manifest ? await findNamed(remains, manifest) : await findAnything(remains)
  const record = await findRecord(remains, found)
  if (found.files.size === 0) return null
  const generation = manifest?.generation ?? journal?.generation ?? 0
  const { lost, older, files, bytes } = found
  const snapshot = { generation, project: record.project, trust: trustOf(remains), files, bytes }
  return { snapshot, damage: { lost: lost.toSorted(), older: older.toSorted(), record: record.state } }
}

export function isWhole({ lost, older, record }: Damage): boolean {
  return lost.length + older.length === 0 && record === 'whole'
}

/** What the person chose to go on with: pages get their files anew, everything else that is lost is left out. */
export async function repaired(snapshot: Snapshot): Promise<Snapshot> {
  const generation = snapshot.generation + 1
  const files = new Map(snapshot.files)
  const bytes = new Map(snapshot.bytes)
  const anew = missingFiles(snapshot.project, (path) => files.has(path))
  for (const [path, text] of Object.entries(anew)) {
    const content = new TextEncoder().encode(text)
    files.set(path, { hash: await sha256(content), size: content.length, generation, where: 'database' })
    bytes.set(path, content)
  }
  return { ...snapshot, generation, files, bytes }
}

async function findNamed(remains: Remains, manifest: Manifest): Promise<Found> {
  const found: Found = { files: new Map(), bytes: new Map(), lost: [], older: [] }
  const { storage, head, journal } = remains
  const gone = new Set(await findLost(storage, head.id, inTree(manifest.files)))
  for (const [path, file] of manifest.files) {
    if (file.where === 'tree') {
      if (gone.has(path)) found.lost.push(path)
      else found.files.set(path, file)
      continue
    }
    const same = await sameBytes(remains, path, file)
    const older = same ? null : journal?.bytes.get(path)
    if (same) keep(found, path, { ...file }, same)
    else if (older) keep(found, path, { ...file, hash: await sha256(older), size: older.length }, older)
    else found.lost.push(path)
    if (older) found.older.push(path)
  }
  return found
}

async function sameBytes({ parts, journal, storage, head }: Remains, path: string, { hash, size }: StoredFile) {
  const copy = () => readTree(storage, head.id, path)
  for (const look of [async () => parts.files.get(path), async () => journal?.bytes.get(path), copy]) {
    const bytes = await look()
    if (bytes?.length === size && (await sha256(bytes)) === hash) return bytes
  }
  return null
}

/** Nobody knows any more what should be there: whatever is there is kept. */
async function findAnything(remains: Remains): Promise<Found> {
  const found: Found = { files: new Map(), bytes: new Map(), lost: [], older: [] }
  const { parts, storage, head } = remains
  for (const [path, bytes] of parts.files) keep(found, path, await describe(bytes, 'database'), bytes)
  const { tree } = storage.backEnd
  for (const path of tree ? await filesUnder(tree, projectFolder(head.id)) : []) {
    if (found.files.has(path)) continue
    const bytes = await readTree(storage, head.id, path)
    if (!bytes) continue
    if (isSmallText(path, bytes.length)) keep(found, path, await describe(bytes, 'database'), bytes)
    else found.files.set(path, await describe(bytes, 'tree'))
  }
  return found
}

async function findRecord(
  { parts, journal, head }: Remains,
  found: Found,
): Promise<{ project: Project; state: Damage['record'] }> {
  const wanted = parts.manifest?.recordHash
  const known = [parts.project, journal?.project].filter((project) => project !== undefined)
  for (const project of known) if ((await hashOfRecord(project)) === wanted) return { project, state: 'whole' }
  for (const project of known) {
    const read = migrateProject(project)
    if (read.ok) return { project: read.value, state: 'older' }
  }
  return { project: recordOf(parts.name ?? `Project ${head.id}`, found), state: 'made-anew' }
}

/** The pages whose files are there, in the layout of pages made here. */
function recordOf(name: string, { files }: Found): Project {
  const { project } = createProject({ name, ids: () => crypto.randomUUID() })
  const { index } = project.pages
  const pages = { ...project.pages }
  for (const path of files.keys()) {
    const page = /^editor\/pages\/([^/]+)\.html$/.exec(path)?.[1]
    if (index && page !== undefined && !Object.hasOwn(pages, page)) {
      const pathes = { html: path, css: `css/${page}.css`, js: `js/${page}.js` }
      pages[page] = { ...index, id: crypto.randomUUID(), name: page, pathes }
    }
  }
  return { ...project, pages }
}

function trustOf({ head, journal }: Remains): Trust {
  return head.trust ?? journal?.trust ?? 'restricted'
}

function keep({ files, bytes }: Found, path: string, file: StoredFile, content: Bytes): void {
  files.set(path, file)
  bytes.set(path, content)
}

async function describe(bytes: Bytes, where: StoredFile['where']): Promise<StoredFile> {
  return { hash: await sha256(bytes), size: bytes.length, generation: 1, where }
}

function inTree(files: Manifest['files']): Manifest['files'] {
  return new Map([...files].filter(([, { where }]) => where === 'tree'))
}

async function readTree({ backEnd }: StorageHandle, id: string, path: string): Promise<Bytes | null> {
  const file = await backEnd.tree?.read(`${projectFolder(id)}/${path}`)
  return file ? new Uint8Array(await file.arrayBuffer()) : null
}
