import { projectFolder } from '@pergola/contracts'
import { arrivedBytes, arrivedPaths, letArrivedGo } from './arrivals.ts'
import type { ProjectDatabase } from './database.ts'
import { sha256 } from './checksums.ts'
import { filesUnder } from './file-tree.ts'
import { asideFolder, asidePath } from './history/keep-past.ts'
import type { FileTree } from './file-tree.ts'
import type { Manifest, StoredFile } from './manifest.ts'

/** The tree that people and scripts see under `projects/project-{id}`, kept behind the acknowledged saves. */
export interface TreeCopy {
  /** Brings these paths up to date, newest content only, one file at a time. */
  follow(paths: Iterable<string>): void
  /** Compares the whole tree with the manifest. Answers the large files that are nowhere. */
  heal(): Promise<readonly string[]>
  /** What is left undone is done when the project is opened again. */
  stop(): Promise<void>
}

export interface TreeCopyOptions {
  readonly projectId: string
  readonly database: ProjectDatabase
  readonly tree: FileTree
  /** The newest one. */
  readonly manifest: () => Manifest
  /** Settles when no save is waiting, and nothing else that somebody waits for; at once when aborted. */
  readonly turn: (signal: AbortSignal) => Promise<void>
  /** While it works, no save does. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>
}

export function stagingPath(projectId: string, hash: string): string {
  return `staging/${projectId}/${hash}`
}

/** Where a content of the tree may stand that a save has named and not yet put in its place. */
export function placesBeside(projectId: string, hash: string): readonly string[] {
  return [stagingPath(projectId, hash), asidePath(projectId, hash)]
}

export function createTreeCopy(options: TreeCopyOptions): TreeCopy {
  const { projectId, database, tree, manifest, turn, alone } = options
  const pending = new Set<string>()
  let running: Promise<void> | null = null
  let healing: Promise<readonly string[]> | null = null
  const stopping = new AbortController()
  const { signal } = stopping
  let isHealed = false

  async function bringUpToDate(path: string): Promise<void> {
    const file = manifest().files.get(path)
    const target = `${projectFolder(projectId)}/${path}`
    // In turn with saves: one may bring it back meanwhile.
    if (!file) await alone(() => leave(options, path))
    else if (file.where === 'database') {
      const row = await database.files.get([projectId, path])
      if (row) await tree.write(target, row.bytes, { copy: true })
    }
  }

  async function work(): Promise<void> {
    for (const path of pending) {
      await turn(signal)
      if (signal.aborted) return
      pending.delete(path)
      await bringUpToDate(path)
    }
    if (isHealed && !signal.aborted) await database.trees.put({ id: projectId, generation: manifest().generation })
  }

  /** A copy that fails is made at the next opening: the row that says it is complete is not written. */
  function start() {
    if (signal.aborted) return
    running ??= work()
      .catch(() => {
        pending.clear()
        isHealed = false
      })
      .finally(() => {
        running = null
        if (pending.size > 0) start()
      })
  }

  async function compare(): Promise<readonly string[]> {
    const { stale, missing } = await compareTree(options, signal)
    for (const path of stale) pending.add(path)
    if (!signal.aborted) await letArrivedGo(database, projectId)
    isHealed = true
    start()
    return missing
  }

  return {
    follow(paths) {
      for (const path of paths) pending.add(path)
      start()
    },
    heal: () => (healing ??= compare()),
    async stop() {
      stopping.abort()
      await healing?.catch(() => undefined)
      await running
    },
  }
}

async function leave({ projectId, database, tree, manifest }: TreeCopyOptions, path: string): Promise<void> {
  if (manifest().files.has(path)) return
  await setPastAside({ projectId, database, tree }, path)
  await tree.remove(`${projectFolder(projectId)}/${path}`)
}

type Place = Pick<TreeCopyOptions, 'projectId' | 'database' | 'tree'>

/**
 * What a version needs was to be set aside before it goes, or before something else takes its place; a save that was
 * killed may not have come to it.
 */
async function setPastAside({ projectId, database, tree }: Place, path: string): Promise<void> {
  const place = `${projectFolder(projectId)}/${path}`
  const found = await tree.read(place)
  if (!found) return
  const pasts = await database.pasts
    .where('[projectId+path+until]')
    .between([projectId, path, 0], [projectId, path, Infinity])
    .filter(({ where, size }) => where === 'tree' && size === found.size)
    .toArray()
  const hash = pasts.length > 0 ? await sha256(new Uint8Array(await found.arrayBuffer())) : ''
  const aside = pasts.some((past) => past.hash === hash) ? asidePath(projectId, hash) : null
  if (aside !== null && !(await tree.read(aside))) await tree.move(place, aside)
}

/** Copies that are not what the newest manifest says, and large files that are in neither of their places. */
async function compareTree(options: TreeCopyOptions, signal: AbortSignal) {
  const { projectId, database, tree, manifest, turn } = options
  const arrived = await arrivedPaths(database, projectId)
  const copied = (await database.trees.get(projectId))?.generation ?? 0
  const [stale, missing]: [string[], string[]] = [[], []]
  for (const path of manifest().files.keys()) {
    await turn(signal)
    const file = manifest().files.get(path)
    if (signal.aborted) break
    if (
      !file ||
      (await isInPlace(tree, projectId, path, { file, isNewer: file.generation > copied || arrived.has(path) }))
    )
      continue
    if (file.where === 'database') stale.push(path)
    else if (!(await isRestored(options, path))) missing.push(path)
  }
  if (copied !== manifest().generation) stale.push(...(await leftovers(tree, projectId, manifest())))
  return { stale, missing }
}

/** Removes staged contents of saves that never came to be. */
export async function sweepStaged(tree: FileTree, projectId: string, manifest: Manifest): Promise<void> {
  const named = new Set([...manifest.files.values()].map(({ hash }) => hash))
  for (const { name } of (await tree.list(`staging/${projectId}`)) ?? []) {
    if (!named.has(name)) await tree.remove(stagingPath(projectId, name))
  }
}

async function isInPlace(
  tree: FileTree,
  projectId: string,
  path: string,
  { file, isNewer }: { file: StoredFile; isNewer: boolean },
): Promise<boolean> {
  if (isNewer && file.where === 'database') return false
  const found = await tree.read(`${projectFolder(projectId)}/${path}`)
  if (found?.size !== file.size) return false
  return !isNewer || (await sha256(new Uint8Array(await found.arrayBuffer()))) === file.hash
}

/** A large file whose save was acknowledged but which was not yet put in its place. */
async function finishMove(where: Place, path: string, manifest: Manifest): Promise<boolean> {
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
    await setPastAside(where, path)
    if (isShared) await tree.write(place, new Uint8Array(await content.arrayBuffer()))
    else await tree.move(beside, place)
    return true
  }
  return false
}

async function namesIn(tree: FileTree, folder: string): Promise<ReadonlySet<string>> {
  return new Set((await tree.list(folder))?.map(({ name }) => name))
}

/**
 * What a killed save had not put in its place yet, before anybody is told that the project is open: the service worker
 * knows no other place, and would give what stood there.
 */
export async function finishMoves(where: Place, manifest: Manifest): Promise<void> {
  const { tree, projectId } = where
  const staged = await namesIn(tree, `staging/${projectId}`)
  const aside = await namesIn(tree, asideFolder(projectId))
  for (const [path, file] of staged.size + aside.size > 0 ? manifest.files : []) {
    if (file.where !== 'tree' || !(staged.has(file.hash) || aside.has(file.hash))) continue
    // What several files hold stays staged, and history may keep what stands in its place as well.
    const isNewer = staged.has(file.hash) || file.generation === manifest.generation
    if (await isInPlace(tree, projectId, path, { file, isNewer })) continue
    await finishMove(where, path, manifest)
  }
}

async function isRestored(options: TreeCopyOptions, path: string): Promise<boolean> {
  return (await finishMove(options, path, options.manifest())) || (await bringBack(options, path))
}

/** From the second copy of what was loaded. A save meanwhile may have put something newer in the same place. */
function bringBack({ projectId, database, tree, manifest, alone }: TreeCopyOptions, path: string): Promise<boolean> {
  return alone(async () => {
    const { hash = '' } = manifest().files.get(path) ?? {}
    const bytes = await arrivedBytes(database, projectId, { path, hash })
    if (bytes) await tree.write(`${projectFolder(projectId)}/${path}`, bytes)
    return bytes !== undefined
  })
}

async function leftovers(tree: FileTree, projectId: string, manifest: Manifest): Promise<string[]> {
  return (await filesUnder(tree, projectFolder(projectId))).filter((path) => !manifest.files.has(path))
}
