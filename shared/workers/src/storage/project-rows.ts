import type { Project, ProjectSummary, Trust } from '@pergola/contracts'
import { hashOfRecord, sha256 } from './checksums.ts'
import { filesOf, rowsOf, storageFormat } from './database.ts'
import type { FileRow, HeadRow, ManifestRow, ProjectDatabase } from './database.ts'
import { readPast, startOf, writePast } from './history/keep-past.ts'
import type { PastToKeep } from './history/keep-past.ts'
import { whatChanged } from './history/what-changed.ts'
import { knownHead } from './lost-head.ts'
import type { Change, Manifest, Snapshot } from './manifest.ts'
import { SaveRefusal } from './storage-failure.ts'

/** What the database holds of a project, without the bytes of its files. */
export interface StoredProject {
  readonly head: HeadRow
  readonly project: Project
  readonly manifest: Manifest
  readonly summary: ProjectSummary
}

export async function readProject(database: ProjectDatabase, id: string): Promise<StoredProject | null> {
  const { dexie, heads, projects, manifests, summaries } = database
  return dexie.transaction('r', [heads, projects, manifests, summaries], async () => {
    // Reading does without the row that says who writes.
    const head = await knownHead(database, id)
    const row = await projects.get(Number(id))
    const manifest = await manifests.get(id)
    const summary = await summaries.get(id)
    if (!head || !row || !isManifest(manifest) || !summary) return null
    return { head, project: row.data, manifest, summary }
  })
}

/** Whatever rows are there, each for itself. */
export async function readParts(database: ProjectDatabase, id: string) {
  const row = await database.projects.get(Number(id))
  const manifest = await database.manifests.get(id)
  const rows = await filesOf(database, id).toArray()
  const files = new Map(rows.filter(({ bytes }) => ArrayBuffer.isView(bytes)).map(({ path, bytes }) => [path, bytes]))
  return { name: row?.name, project: row?.data, manifest: isManifest(manifest) ? manifest : undefined, files }
}

function isRecord(record: Project | undefined): record is Project {
  return typeof record?.pages === 'object'
}

/** Not by the schema: it is asked for with every look at a project, and may hold thousands of files. */
function isManifest(row: ManifestRow | undefined): row is ManifestRow {
  return typeof row?.generation === 'number' && typeof (row.files as Partial<ManifestRow['files']>)?.get === 'function'
}

/** The whole generation, or null when anything in it is not what the manifest says. */
export async function readVerified(database: ProjectDatabase, id: string): Promise<Snapshot | null> {
  const stored = await readProject(database, id)
  if (!stored) return null
  const { head, project, manifest } = stored
  if ((await hashOfRecord(project)) !== manifest.recordHash) return null
  const rows = await filesOf(database, id).toArray()
  const found = new Map(rows.map(({ path, bytes }) => [path, bytes]))
  const bytes = new Map<string, Uint8Array<ArrayBuffer>>()
  for (const [path, { hash, size, where }] of manifest.files) {
    if (where !== 'database') continue
    const content = found.get(path)
    if (content?.length !== size || (await sha256(content)) !== hash) return null
    bytes.set(path, content)
  }
  return { generation: manifest.generation, project, trust: head.trust, files: manifest.files, bytes }
}

/** From here on only the tab that knows the new epoch can save. Null when there is no such project. */
export function raiseEpoch(database: ProjectDatabase, id: string): Promise<HeadRow | null> {
  const { dexie, heads } = database
  return dexie.transaction('rw', heads, async () => {
    const head = await heads.get(id)
    if (!head) return null
    const raised = { ...head, epoch: head.epoch + 1 }
    await heads.put(raised)
    return raised
  })
}

export interface RowsToWrite {
  readonly id: string
  readonly epoch: number
  readonly change: Change
  readonly manifest: Manifest
  readonly summary: ProjectSummary
  /** What is replaced; absent where the disk has no space for what was. */
  readonly before?: Omit<StoredProject, 'head'>
  /** What was done, in a person's words. */
  readonly label?: string
}

/** The save transaction: all of it, or nothing. Answers by how many bytes history has grown. */
export function writeChange(database: ProjectDatabase, rows: RowsToWrite): Promise<number> {
  const { dexie, heads, projects, manifests, files, summaries, versions, pasts, contents } = database
  const { id, change, manifest, summary, before } = rows
  const tables = [heads, projects, manifests, files, summaries, versions, pasts, contents]
  return dexie.transaction('rw', tables, async () => {
    const [head, past] = await Promise.all([
      checkWriter(database, rows),
      before && readBefore(database, { ...rows, before, project: change.project }),
    ])
    // A file that moved to the tree must not leave its older bytes behind.
    const gone = [...change.files].filter(([path]) => !change.bytes.has(path)).map(([path]) => path)
    const keys = [...change.removed, ...gone].map((path): [string, string] => [id, path])
    await Promise.all([
      past && writePast(database, past),
      change.trust !== head.trust && heads.put({ ...head, trust: change.trust }),
      change.project && projects.put(rowOf(id, change.project)),
      files.bulkPut(fileRows(id, change.bytes)),
      files.bulkDelete(keys),
      manifests.put({ id, ...manifest }),
      summaries.put(summary),
    ])
    return past?.bytes ?? 0
  })
}

interface Replacing extends Pick<RowsToWrite, 'id' | 'manifest' | 'summary' | 'label'> {
  readonly before: Omit<StoredProject, 'head'>
  readonly project: Project | undefined
}

/** Before anything is written over it. */
function readBefore(
  database: ProjectDatabase,
  { id, before, manifest, summary, project, label = '' }: Replacing,
): Promise<PastToKeep> {
  return readPast(database, {
    id,
    label,
    before: before.manifest,
    after: manifest,
    record: before.project,
    savedBefore: before.summary.editedAt,
    savedAt: summary.editedAt,
    ...whatChanged({ before, after: { manifest, project: project ?? before.project } }),
  })
}

/** Throws when this tab is not, or no longer, the one that writes. */
export async function checkWriter(
  database: ProjectDatabase,
  { id, epoch }: Pick<RowsToWrite, 'id' | 'epoch'>,
): Promise<HeadRow> {
  const head = (await database.heads.get(id)) ?? (await writerAgain(database, { id, epoch }))
  if (!head) {
    const isEmpty = (await database.heads.count()) === 0
    throw new SaveRefusal(isEmpty ? 'storage-cleared' : 'project-missing', `No project ${id} is stored.`)
  }
  if (head.epoch !== epoch) throw new SaveRefusal('not-writer', 'Another tab has taken this project.')
  if (head.format !== storageFormat)
    throw new SaveRefusal('not-writer', 'A newer version of Pergola has changed what is stored. Reload this tab.')
  return head
}

/** The row alone was lost, and the project is still there: who has been writing goes on. */
async function writerAgain(
  { heads, summaries }: ProjectDatabase,
  { id, epoch }: Pick<RowsToWrite, 'id' | 'epoch'>,
): Promise<HeadRow | null> {
  const summary = await summaries.get(id)
  if (!summary) return null
  const head = { id, format: storageFormat, epoch, trust: summary.trust, inited: true }
  await heads.put(head)
  return head
}

export interface WholeProject {
  readonly id: string
  readonly head: Omit<HeadRow, 'id' | 'format'>
  readonly snapshot: Snapshot
  readonly manifest: Manifest
  readonly summary: ProjectSummary
}

/** Puts a whole generation in place of whatever is stored: the end of a creation, and the healing of a damage. */
export function writeWhole(database: ProjectDatabase, whole: WholeProject): Promise<void> {
  const { dexie, heads, projects, manifests, files, summaries, versions, pasts, contents } = database
  const { id, head, snapshot, manifest, summary } = whole
  const tables = [heads, projects, manifests, files, summaries, versions, pasts, contents]
  return dexie.transaction('rw', tables, async () => {
    await keepBeforeWhole(database, whole)
    await heads.put({ ...head, id, format: storageFormat })
    await projects.put(rowOf(id, snapshot.project))
    await filesOf(database, id).delete()
    await files.bulkPut(fileRows(id, snapshot.bytes))
    await manifests.put({ id, ...manifest })
    await summaries.put(summary)
    if ((await rowsOf(versions, id).count()) === 0) await versions.put(startOf(manifest, id, summary.editedAt))
  })
}

/** Of a project that has a history. Where generations are counted anew, nobody can tell any more what was when. */
async function keepBeforeWhole(database: ProjectDatabase, { id, manifest, snapshot, summary }: WholeProject) {
  const newest = await rowsOf(database.versions, id).last()
  if (!newest) return
  if (newest.generation > manifest.generation) return removeHistory(database, id)
  const [row, stored, told] = [
    await database.projects.get(Number(id)),
    await database.manifests.get(id),
    await database.summaries.get(id),
  ]
  if (!row || !isManifest(stored)) return
  // Of a record that cannot be read nothing is kept: what was changed in it nobody can say.
  const project = isRecord(row.data) ? row.data : snapshot.project
  const before = { project, manifest: stored, summary: told ?? summary }
  await writePast(database, await readBefore(database, { id, before, manifest, summary, project: snapshot.project }))
}

interface Reservation {
  readonly project: Project
  readonly trust: Trust
  /** What it is going to hold, by path. */
  readonly files?: Iterable<readonly [path: string, { readonly size: number }]>
}

/**
 * Reserves an id: a project that is listed as not initialised until `writeWhole` makes it one. What it is going to hold
 * is kept as generation 0, so that what is missing or torn can be told when the work is cut short.
 */
export function reserveProject(
  database: ProjectDatabase,
  { project, trust, files: toCome = [] }: Reservation,
): Promise<string> {
  const { dexie, heads, projects, summaries, manifests } = database
  return dexie.transaction('rw', [heads, projects, summaries, manifests], async () => {
    const { name, type } = project
    const id = String(await projects.add({ name, type, data: project }))
    await heads.put({ id, format: storageFormat, epoch: 1, trust, inited: false })
    const planned = [...toCome].map(
      ([path, { size }]) => [path, { hash: '', size, generation: 0, where: 'database' }] as const,
    )
    await manifests.put({ id, generation: 0, recordHash: '', files: new Map(planned) })
    await summaries.put(summarise({ id, project, trust, inited: false, files: new Map(), screenshotVersion: 0 }))
    return id
  })
}

/** What has been read of a project that is still being made: kept for its repair, should the work be cut short. */
export function keepRead(
  { files }: ProjectDatabase,
  id: string,
  bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>,
): Promise<unknown> {
  return files.bulkPut(fileRows(id, bytes))
}

export async function removeRows(database: ProjectDatabase, id: string): Promise<void> {
  await database.dexie.transaction('rw', database.dexie.tables, async () => {
    await database.projects.delete(Number(id))
    await filesOf(database, id).delete()
    await removeHistory(database, id)
    await rowsOf(database.secondCopies, id).delete()
    const { heads, manifests, summaries, trees, pictures } = database
    for (const table of [heads, manifests, summaries, trees, pictures]) await table.delete(id)
  })
}

async function removeHistory({ versions, pasts, contents }: ProjectDatabase, id: string): Promise<void> {
  await rowsOf(versions, id).delete()
  await rowsOf(pasts, id).delete()
  await rowsOf(contents, id).delete()
}

export async function manifestOf(snapshot: Snapshot): Promise<Manifest> {
  const { generation, files, project } = snapshot
  return { generation, files, recordHash: await hashOfRecord(project) }
}

export interface SummarySource {
  readonly id: string
  readonly project: Project
  readonly trust: Trust
  readonly inited: boolean
  readonly files: Manifest['files']
  readonly screenshotVersion: number
  readonly editedAt?: number
}

export function summarise(source: SummarySource): ProjectSummary {
  const { id, project, trust, inited, files, screenshotVersion, editedAt = Date.now() } = source
  const { name, description, pages } = project
  const visible = Object.values(pages).filter((page) => !page.hidden).length
  let size = 0
  for (const file of files.values()) size += file.size
  return { id, name, description, inited, trust, pages: visible, size, editedAt, screenshotVersion }
}

function rowOf(id: string, project: Project) {
  return { id: Number(id), name: project.name, type: project.type, data: project }
}

function fileRows(projectId: string, bytes: ReadonlyMap<string, Uint8Array<ArrayBuffer>>): FileRow[] {
  return [...bytes].map(([path, content]) => ({ projectId, path, bytes: content }))
}
