import { projectFolder } from '@pergola/contracts'
import { readSecondCopy, secondCopyPaths } from './second-copy-rows.ts'
import { sha256 } from './checksums.ts'
import type { ProjectDatabase } from './database.ts'
import type { FileTree } from './file-tree.ts'
import { pastFolder, pastPath } from './history/keep-past.ts'
import type { Manifest, StoredFile } from './manifest.ts'

/** A project's files in the tree. */
export interface Place {
  readonly projectId: string
  readonly database: ProjectDatabase
  readonly tree: FileTree
}

export function stagingPath(projectId: string, hash: string): string {
  return `staging/${projectId}/${hash}`
}

/** Where a content of the tree may stand that a save has named and not yet put in its place. */
export function placesBeside(projectId: string, hash: string): readonly string[] {
  return [stagingPath(projectId, hash), pastPath(projectId, hash)]
}

/**
 * What a version needs was to be set aside before it goes, or before something else takes its place; a save that was
 * killed may not have come to it.
 */
export async function movePastFiles({ projectId, database, tree }: Place, path: string): Promise<void> {
  const place = `${projectFolder(projectId)}/${path}`
  const found = await tree.read(place)
  if (!found) return
  const pasts = await database.pasts
    .where('[projectId+path+until]')
    .between([projectId, path, 0], [projectId, path, Infinity])
    .filter(({ where, size }) => where === 'tree' && size === found.size)
    .toArray()
  const hash = pasts.length > 0 ? await sha256(new Uint8Array(await found.arrayBuffer())) : ''
  const past = pasts.some((each) => each.hash === hash) ? pastPath(projectId, hash) : null
  if (past !== null && !(await tree.read(past))) await tree.move(place, past)
}

export async function isInPlace(
  { tree, projectId }: Place,
  path: string,
  { file, isNewer }: { file: StoredFile; isNewer: boolean },
): Promise<boolean> {
  if (isNewer && file.where === 'database') return false
  const found = await tree.read(`${projectFolder(projectId)}/${path}`)
  if (found?.size !== file.size) return false
  return !isNewer || (await sha256(new Uint8Array(await found.arrayBuffer()))) === file.hash
}

/** A large file whose save was acknowledged but which was not yet put in its place. */
export async function finishMove(where: Place, path: string, manifest: Manifest): Promise<boolean> {
  const { tree, projectId } = where
  const file = manifest.files.get(path)
  if (!file) return false
  const place = `${projectFolder(projectId)}/${path}`
  const isShared = [...manifest.files].some(([other, { hash }]) => other !== path && hash === file.hash)
  for (const beside of placesBeside(projectId, file.hash)) {
    const content = await tree.read(beside)
    if (content?.size !== file.size) continue
    // A power cut leaves a file of the right size with other bytes: what stands in its place is better than that.
    if ((await sha256(new Uint8Array(await content.arrayBuffer()))) !== file.hash) continue
    await movePastFiles(where, path)
    if (isShared) await tree.write(place, new Uint8Array(await content.arrayBuffer()))
    else await tree.move(beside, place)
    return true
  }
  return false
}

/** From its second copy. Alone, since a save meanwhile may put something newer in the same place. */
export async function bringBack(where: Place, path: string, manifest: Manifest): Promise<boolean> {
  const { projectId, database, tree } = where
  const { hash = '' } = manifest.files.get(path) ?? {}
  const bytes = await readSecondCopy(database, projectId, { path, hash })
  if (!bytes) return false
  await movePastFiles(where, path)
  await tree.write(`${projectFolder(projectId)}/${path}`, bytes)
  return true
}

/**
 * What a killed save had not put in its place yet, or a power cut has taken from there, before anybody is told that the
 * project is open: the service worker knows no other place, and would give what stood there. Answers whether anything
 * was written from its second copy.
 */
export async function finishMoves(where: Place, manifest: Manifest): Promise<boolean> {
  const { tree, projectId, database } = where
  const staged = await namesIn(tree, `staging/${projectId}`)
  const past = await namesIn(tree, pastFolder(projectId))
  const withSecondCopy = await secondCopyPaths(database, projectId)
  let isRestored = false
  for (const [path, file] of staged.size + past.size + withSecondCopy.size > 0 ? manifest.files : []) {
    // What a project was made with has replaced nothing: it may wait until the tree is looked through.
    const isSaved = file.generation > 1 && withSecondCopy.has(path)
    if (file.where !== 'tree' || !(isSaved || staged.has(file.hash) || past.has(file.hash))) continue
    // What several files hold stays staged, and history may keep what stands in its place as well.
    const isNewer = isSaved || staged.has(file.hash) || file.generation === manifest.generation
    if (await isInPlace(where, path, { file, isNewer })) continue
    if (await finishMove(where, path, manifest)) continue
    isRestored = (await bringBack(where, path, manifest)) || isRestored
  }
  return isRestored
}

async function namesIn(tree: FileTree, folder: string): Promise<ReadonlySet<string>> {
  return new Set((await tree.list(folder))?.map(({ name }) => name))
}
