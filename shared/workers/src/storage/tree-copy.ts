import { projectFolder } from '@pergola/contracts'
import { secondCopyPaths } from './second-copy-rows.ts'
import { filesUnder } from './file-tree.ts'
import type { FileTree } from './file-tree.ts'
import type { Manifest } from './manifest.ts'
import { bringBack, finishMove, isInPlace, movePastFiles, stagingPath } from './put-in-place.ts'
import type { Place } from './put-in-place.ts'
import { createSettling } from './settle-second-copies.ts'

/** The tree that people and scripts see under `projects/project-{id}`, kept behind the acknowledged saves. */
export interface TreeCopy {
  /** Brings these paths up to date, newest content only, one file at a time. */
  follow(paths: Iterable<string>): void
  /** There are second copies to let go of when the disk has had its time. */
  settle(): void
  /** Compares the whole tree with the manifest. Answers the large files that are nowhere. */
  heal(): Promise<readonly string[]>
  /** What is left undone is done when the project is opened again. */
  stop(): Promise<void>
}

export interface TreeCopyOptions extends Place {
  /** The newest one. */
  readonly manifest: () => Manifest
  /** Settles when no save is waiting, and nothing else that somebody waits for; at once when aborted. */
  readonly turn: (signal: AbortSignal) => Promise<void>
  /** While it works, no save does. */
  readonly alone: <Value>(work: () => Promise<Value>) => Promise<Value>
  /** Number of the last second copy of which the disk has had its time, known before anything was saved; see `second-copies.ts`. */
  readonly longAgo: number
}

export function createTreeCopy(options: TreeCopyOptions): TreeCopy {
  const { projectId, database, manifest, turn } = options
  const pending = new Set<string>()
  let running: Promise<void> | null = null
  let healing: Promise<readonly string[]> | null = null
  const stopping = new AbortController()
  const { signal } = stopping
  let isHealed = false
  const settling = createSettling({
    projectId,
    database,
    longAgo: options.longAgo,
    stands: (path) => stands(options, path),
  })

  async function work(): Promise<void> {
    for (const path of pending) {
      await turn(signal)
      if (signal.aborted) return
      pending.delete(path)
      await bringUpToDate(options, path)
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
    settling.follow()
    isHealed = true
    start()
    return missing
  }

  return {
    follow(paths) {
      for (const path of paths) pending.add(path)
      start()
    },
    settle: settling.follow,
    heal: () => (healing ??= compare()),
    async stop() {
      settling.stop()
      stopping.abort()
      await healing?.catch(() => undefined)
      await running
    },
  }
}

async function bringUpToDate(options: TreeCopyOptions, path: string): Promise<void> {
  const { projectId, database, tree, manifest, alone } = options
  const file = manifest().files.get(path)
  // In turn with saves: one may bring it back meanwhile.
  if (!file) await alone(() => leave(options, path))
  else if (file.where === 'database') {
    const row = await database.files.get([projectId, path])
    if (row) await tree.write(`${projectFolder(projectId)}/${path}`, row.bytes, { copy: true })
  }
}

async function leave(options: TreeCopyOptions, path: string): Promise<void> {
  const { projectId, tree, manifest } = options
  if (manifest().files.has(path)) return
  await movePastFiles(options, path)
  await tree.remove(`${projectFolder(projectId)}/${path}`)
}

/** Copies that are not what the newest manifest says, and large files that are in neither of their places. */
async function compareTree(options: TreeCopyOptions, signal: AbortSignal) {
  const { projectId, database, tree, manifest, turn } = options
  const withSecondCopy = await secondCopyPaths(database, projectId)
  const copied = (await database.trees.get(projectId))?.generation ?? 0
  const [stale, missing]: [string[], string[]] = [[], []]
  for (const path of manifest().files.keys()) {
    await turn(signal)
    const file = manifest().files.get(path)
    if (signal.aborted) break
    if (!file || (await isStanding(options, path, file.generation > copied || withSecondCopy.has(path)))) continue
    if (file.where === 'database') stale.push(path)
    else if (!(await isRestored(options, path))) missing.push(path)
  }
  if (copied !== manifest().generation) stale.push(...(await leftovers(tree, projectId, manifest())))
  return { stale, missing }
}

async function isStanding(options: TreeCopyOptions, path: string, isNewer: boolean): Promise<boolean> {
  const file = options.manifest().files.get(path)
  return file !== undefined && isInPlace(options, path, { file, isNewer })
}

/** Whether the second copy of a file may go: it stands in its place, or the copy does not help. */
async function stands(options: TreeCopyOptions, path: string): Promise<boolean> {
  if (options.manifest().files.get(path)?.where !== 'tree' || (await isStanding(options, path, true))) return true
  return !(await isRestored(options, path))
}

/** Removes staged contents of saves that never came to be. */
export async function sweepStaged(tree: FileTree, projectId: string, manifest: Manifest): Promise<void> {
  const named = new Set([...manifest.files.values()].map(({ hash }) => hash))
  for (const { name } of (await tree.list(`staging/${projectId}`)) ?? []) {
    if (!named.has(name)) await tree.remove(stagingPath(projectId, name))
  }
}

async function isRestored(options: TreeCopyOptions, path: string): Promise<boolean> {
  const { manifest, alone } = options
  return (await finishMove(options, path, manifest())) || alone(() => bringBack(options, path, manifest()))
}

async function leftovers(tree: FileTree, projectId: string, manifest: Manifest): Promise<string[]> {
  return (await filesUnder(tree, projectFolder(projectId))).filter((path) => !manifest.files.has(path))
}
