import { fail, projectFolder, succeed } from '@pergola/contracts'
import type { OpenFailure, Outcome } from '@pergola/contracts'
import { filesOf } from './database.ts'
import { mimeOf } from './file-kind.ts'
import type { FileTree } from './file-tree.ts'
import type { Manifest, StoredFile } from './manifest.ts'
import type { DiskState, ProjectDisk, StorageRoom } from './project-disk.ts'
import { readProject } from './project-rows.ts'
import type { StoredProject } from './project-rows.ts'
import { stagingPath } from './tree-copy.ts'

/** A file of the newest generation, with its MIME type; null when it is not stored or cannot be found. */
export async function readStored(
  { database, backEnd }: StorageRoom,
  projectId: string,
  { path, file }: { path: string; file: StoredFile | undefined },
): Promise<Blob | null> {
  if (!file) return null
  const type = mimeOf(path)
  if (file.where === 'database') {
    const row = await database.files.get([projectId, path])
    return row ? new Blob([row.bytes], { type }) : null
  }
  const bytes = backEnd.tree && (await readWhole(backEnd.tree, placesOf(projectId, path, file), file.size))
  return bytes ? new Blob([bytes], { type }) : null
}

/** Files of the manifest that are nowhere to be found. Looked for by name and size, not read. */
export async function findLost(
  { database, backEnd }: StorageRoom,
  projectId: string,
  files: Manifest['files'],
): Promise<readonly string[]> {
  const rows = new Set((await filesOf(database, projectId).primaryKeys()).map(([, path]) => path))
  const lost: string[] = []
  for (const [path, file] of files) {
    const isThere = file.where === 'database' ? rows.has(path) : await standsInTree(backEnd.tree, projectId, path, file)
    if (!isThere) lost.push(path)
  }
  return lost
}

async function standsInTree(
  tree: FileTree | null,
  projectId: string,
  path: string,
  file: StoredFile,
): Promise<boolean> {
  for (const place of placesOf(projectId, path, file)) if ((await tree?.read(place))?.size === file.size) return true
  return false
}

function placesOf(projectId: string, path: string, { hash }: StoredFile): readonly string[] {
  return [`${projectFolder(projectId)}/${path}`, stagingPath(projectId, hash)]
}

/**
 * A file of the tree may be moved into its place, or replaced, while somebody holds it, and what they hold is then
 * worth nothing. So its bytes are taken at once, and looked for again where it has gone.
 */
async function readWhole(tree: FileTree, places: readonly string[], size: number): Promise<ArrayBuffer | null> {
  for (let attempt = 0; attempt < 3; attempt += 1) {
    for (const place of places) {
      const file = await tree.read(place)
      const bytes = file?.size === size ? await bytesOf(file) : null
      if (bytes) return bytes
    }
  }
  return null
}

async function bytesOf(file: File): Promise<ArrayBuffer | null> {
  try {
    return await file.arrayBuffer()
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'NotFoundError' || name === 'NotReadableError') return null
    throw error
  }
}

/** Follows what another tab writes. */
export async function openReader(room: StorageRoom, id: string): Promise<Outcome<ProjectDisk, OpenFailure>> {
  const stored = await readProject(room.database, id)
  if (!stored) return fail((await room.database.heads.get(id)) ? 'not-initialised' : 'project-missing')
  if (!stored.head.inited) return fail('not-initialised')
  let state = stateOf(stored)
  return succeed({
    id,
    role: 'reader',
    state: () => state,
    missing: async () => [],
    lost: () => findLost(room, id, state.manifest.files),
    read: (path) => readStored(room, id, { path, file: state.manifest.files.get(path) }),
    save: async () => fail('not-writer'),
    tend: null,
    async follow() {
      const newer = await readProject(room.database, id)
      if (!newer || newer.manifest.generation === state.manifest.generation) return false
      state = stateOf(newer)
      return true
    },
    release: async () => undefined,
  })
}

function stateOf({ head, project, manifest, summary }: StoredProject): DiskState {
  return { project, manifest, summary, trust: head.trust }
}
