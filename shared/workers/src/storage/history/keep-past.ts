import type { Project } from '@pergola/contracts'
import { projectFolder } from '@pergola/contracts'
import { rowsOf } from '../database.ts'
import type { ContentName, ContentRow, PastRow, ProjectDatabase, VersionRow } from '../database.ts'
import type { Manifest } from '../manifest.ts'
import { pictureAmong } from '../picture-names.ts'
import { versionMark } from './version-mark.ts'

/** From what is stored to what is going to be. */
export interface HistoryStep {
  readonly id: string
  readonly before: Manifest
  readonly after: Manifest
  readonly savedBefore: number
  readonly savedAt: number
  /** As it is stored now. */
  readonly record: Project
  readonly label: string
  readonly pages: readonly string[]
  readonly recordKeys: readonly string[]
}

/** So many are told by name. */
const toldPaths = 20

/** What a save writes of history, beside what it saves. */
export interface PastToKeep {
  readonly pasts: readonly PastRow[]
  readonly contents: readonly ContentRow[]
  readonly versions: readonly VersionRow[]
  /** Of what only history holds from here on. */
  readonly bytes: number
}

/**
 * Looks at what the save is about to replace, in the save's own transaction and before it writes: unchanged files and
 * the present cost nothing. Contents of the tree are moved behind it, see `moveToHistory`. All is asked for at once:
 * each question that waits for another makes every save slower.
 */
export async function readPast(database: ProjectDatabase, step: HistoryStep): Promise<PastToKeep> {
  const { id, before, after } = step
  const pasts = replacedFiles(step)
  const texts = new Map<string, Uint8Array<ArrayBuffer>>()
  if (before.recordHash !== after.recordHash) {
    const bytes = new TextEncoder().encode(JSON.stringify(step.record))
    texts.set(before.recordHash, bytes)
    const span = { from: 0, until: after.generation, hash: before.recordHash }
    pasts.push({ projectId: id, path: '', ...span, size: bytes.length, where: 'database' })
  }
  const gone = leaving(pasts, after)
  const [contents, versions] = await Promise.all([
    leavingContents(database, { id, pasts: gone, texts }),
    versionsToKeep(database, step),
  ])
  const bytes = gone.reduce((sum, { size }) => sum + size, 0)
  return { pasts, contents, versions, bytes }
}

/** In the transaction in which it was read. */
export async function writePast(database: ProjectDatabase, { pasts, contents, versions }: PastToKeep): Promise<void> {
  await Promise.all([
    database.contents.bulkPut(contents),
    database.pasts.bulkPut(pasts),
    database.versions.bulkPut(versions),
  ])
}

/** Large contents that only history holds from here on: where they stand, and where they are to stand. */
export function movesToHistory(
  step: Pick<HistoryStep, 'id' | 'before' | 'after'>,
): readonly { from: string; to: string }[] {
  const { id, after } = step
  const large = leaving(replacedFiles(step), after).filter(({ where }) => where === 'tree')
  return large.map(({ path, hash }) => ({ from: `${projectFolder(id)}/${path}`, to: pastPath(id, hash) }))
}

export function pastFolder(projectId: string): string {
  return `history/${projectId}`
}

export function pastPath(projectId: string, hash: string): string {
  return `${pastFolder(projectId)}/${hash}`
}

/** What a save replaces, and nothing that is stored after it holds. */
export function replacedContents(step: Pick<HistoryStep, 'id' | 'before' | 'after'>): readonly PastRow[] {
  return leaving(replacedFiles(step), step.after)
}

function replacedFiles({ id, before, after }: Pick<HistoryStep, 'id' | 'before' | 'after'>): PastRow[] {
  const pasts: PastRow[] = []
  for (const [path, { hash, size, where, generation: from }] of before.files) {
    const next = after.files.get(path)
    if (next?.generation === from) continue
    pasts.push({ projectId: id, path, from, until: next?.generation ?? after.generation, hash, size, where })
  }
  return pasts
}

/** What stands elsewhere, too, is found there. */
function leaving(pasts: readonly PastRow[], after: Manifest): readonly PastRow[] {
  const staying = new Set(pasts.length === 0 ? [] : [...after.files.values()].map(({ hash }) => hash))
  return pasts.filter(({ hash }) => !staying.has(hash))
}

interface Leaving {
  readonly id: string
  readonly pasts: readonly PastRow[]
  /** By hash: those that are not files. */
  readonly texts: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
}

async function leavingContents(
  { contents, files }: ProjectDatabase,
  { id, pasts, texts }: Leaving,
): Promise<readonly ContentRow[]> {
  const stored = pasts.filter(({ where }) => where === 'database')
  const [known, rows] = await Promise.all([
    // One by one and all at once: a cursor over them would wait for each.
    Promise.all(stored.map(({ hash }) => contents.where(':id').equals([id, hash]).count())),
    files.bulkGet(stored.map(({ path }): [string, string] => [id, path])),
  ])
  return stored.flatMap(({ hash }, at): ContentRow[] => {
    const bytes = texts.get(hash) ?? rows[at]?.bytes
    return bytes && !known[at] ? [{ projectId: id, hash, bytes }] : []
  })
}

async function versionsToKeep({ versions }: ProjectDatabase, step: HistoryStep): Promise<readonly VersionRow[]> {
  const { id, before, after, savedBefore, savedAt, label, pages, recordKeys } = step
  const paths = changedPaths(before, after)
  if (paths.length === 0 && recordKeys.length === 0) return []
  const isFirst = (await rowsOf(versions, id).limit(1).primaryKeys()).length === 0
  const told = { label, pages, paths: paths.slice(0, toldPaths), pathCount: paths.length, recordKeys }
  const now: VersionRow = { ...versionOf(after, id), ...told, savedAt, picture: null }
  // What was there before anything was kept can be gone back to as well.
  return isFirst ? [startOf(before, id, savedBefore), now] : [now]
}

/** What a project starts with: the first version, of which nothing has to be kept as long as nothing replaces it. */
export function startOf(manifest: Manifest, projectId: string, savedAt: number): VersionRow {
  const nothing = { label: '', pages: [], paths: [], pathCount: 0, recordKeys: [] }
  return { ...versionOf(manifest, projectId), ...nothing, savedAt, picture: pictureIn(manifest) }
}

function versionOf({ generation, files, recordHash }: Manifest, projectId: string) {
  return { projectId, generation, name: '', mark: versionMark(files, recordHash), allFiles: true as const }
}

function pictureIn({ files }: Manifest): ContentName | null {
  const found = files.get(pictureAmong(files) ?? '')
  return found ? { hash: found.hash, size: found.size, where: found.where } : null
}

function changedPaths(before: Manifest, after: Manifest): readonly string[] {
  const isOther = (path: string) => before.files.get(path)?.hash !== after.files.get(path)?.hash
  return [...new Set([...after.files.keys(), ...before.files.keys()])].filter(isOther)
}
