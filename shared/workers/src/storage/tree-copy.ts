import { projectFolder } from '@pergola/contracts'
import type { ProjectDatabase } from './database.ts'
import { sha256 } from './checksums.ts'
import { filesUnder } from './file-tree.ts'
import type { FileTree } from './file-tree.ts'
import type { Manifest, StoredFile } from './manifest.ts'

/** The tree that people and scripts see under `projects/project-{id}`, kept behind the acknowledged saves. */
export interface TreeCopy {
  /** Brings these paths up to date, newest content only, one file at a time. */
  follow(generation: number, paths: Iterable<string>): void
  /** Compares the whole tree with the manifest. Answers the large files that are nowhere. */
  heal(manifest: Manifest): Promise<readonly string[]>
  /** What is left undone is done when the project is opened again. */
  stop(): Promise<void>
}

export interface TreeCopyOptions {
  readonly projectId: string
  readonly database: ProjectDatabase
  readonly tree: FileTree
  /** Of the newest generation; undefined when the file is gone. */
  readonly entry: (path: string) => StoredFile | undefined
}

export function stagingPath(projectId: string, hash: string): string {
  return `staging/${projectId}/${hash}`
}

export function createTreeCopy({ projectId, database, tree, entry }: TreeCopyOptions): TreeCopy {
  const pending = new Set<string>()
  let newest = 0
  let running: Promise<void> | null = null
  let isStopped = false

  async function bringUpToDate(path: string): Promise<void> {
    const file = entry(path)
    const target = `${projectFolder(projectId)}/${path}`
    if (!file) await tree.remove(target)
    else if (file.where === 'database') {
      const row = await database.files.get([projectId, path])
      if (row) await tree.write(target, row.bytes, { copy: true })
    }
  }

  async function work(): Promise<void> {
    for (const path of pending) {
      if (isStopped) return
      pending.delete(path)
      await bringUpToDate(path)
    }
    if (!isStopped) await database.trees.put({ id: projectId, generation: newest })
  }

  /** A copy that fails is made at the next opening: the row that says it is complete is not written. */
  function start() {
    running ??= work()
      .catch(() => pending.clear())
      .finally(() => {
        running = null
        if (pending.size > 0 && !isStopped) start()
      })
  }

  return {
    follow(generation, paths) {
      newest = generation
      for (const path of paths) pending.add(path)
      if (!isStopped) start()
    },
    async heal(manifest) {
      const copied = (await database.trees.get(projectId))?.generation ?? 0
      const missing: string[] = []
      for (const [path, file] of manifest.files) {
        if (isStopped) return missing
        const isNewer = file.generation > copied
        if (await isInPlace(tree, projectId, path, { file, isNewer })) continue
        if (file.where === 'database') pending.add(path)
        else if (!(await finishMove(tree, projectId, path, file))) missing.push(path)
      }
      if (copied !== manifest.generation)
        for (const path of await leftovers(tree, projectId, manifest)) pending.add(path)
      this.follow(manifest.generation, [])
      return missing
    },
    async stop() {
      isStopped = true
      await running
    },
  }
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
export async function finishMove(tree: FileTree, projectId: string, path: string, file: StoredFile): Promise<boolean> {
  const staged = stagingPath(projectId, file.hash)
  if ((await tree.read(staged))?.size !== file.size) return false
  await tree.move(staged, `${projectFolder(projectId)}/${path}`)
  return true
}

async function leftovers(tree: FileTree, projectId: string, manifest: Manifest): Promise<string[]> {
  return (await filesUnder(tree, projectFolder(projectId))).filter((path) => !manifest.files.has(path))
}
