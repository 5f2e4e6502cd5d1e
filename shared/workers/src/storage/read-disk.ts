import { fail, projectFolder, succeed } from '@pergola/contracts'
import type { OpenFailure, Outcome } from '@pergola/contracts'
import { readSecondCopy } from './second-copy-rows.ts'
import { filesOf } from './database.ts'
import { mimeOf } from './file-kind.ts'
import type { FileTree } from './file-tree.ts'
import type { Manifest, StoredFile } from './manifest.ts'
import type { DiskState, ProjectDisk, StorageHandle } from './project-disk.ts'
import { readProject } from './project-rows.ts'
import type { StoredProject } from './project-rows.ts'
import { sideBySide } from './side-by-side.ts'
import { placesBeside } from './put-in-place.ts'

/** A file of the newest generation, with its MIME type; null when it is not stored or cannot be found. */
export async function readStored(
  storage: StorageHandle,
  projectId: string,
  { path, file }: { path: string; file: StoredFile | undefined },
): Promise<Blob | null> {
  if (!file) return null
  const bytes = await bytesOfStored(storage, projectId, [path, file])
  return bytes ? new Blob([bytes], { type: mimeOf(path) }) : null
}

async function bytesOfStored(
  { database, backEnd: { tree } }: StorageHandle,
  projectId: string,
  [path, file]: readonly [string, StoredFile],
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  if (file.where === 'database') return (await database.files.get([projectId, path]))?.bytes
  const bytes = tree && (await readWhole(tree, placesOf(projectId, path, file), file.size))
  return bytes ? new Uint8Array(bytes) : readSecondCopy(database, projectId, { path, hash: file.hash })
}

/** Bytes of several at once, which is faster than one after the other. What cannot be found is left out. */
export async function readTogether(
  storage: StorageHandle,
  projectId: string,
  files: ReadonlyMap<string, StoredFile>,
): Promise<ReadonlyMap<string, Uint8Array<ArrayBuffer>>> {
  const rowPaths = [...files].filter(([, { where }]) => where === 'database').map(([path]) => path)
  const rows = await storage.database.files.bulkGet(rowPaths.map((path): [string, string] => [projectId, path]))
  const found = new Map(rows.flatMap((row) => (row ? [[row.path, row.bytes] as const] : [])))
  await sideBySide(
    [...files].filter(([, { where }]) => where === 'tree'),
    {
      sizeOf: ([, { size }]) => size,
      async work([path, file]) {
        const bytes = await bytesOfStored(storage, projectId, [path, file])
        if (bytes) found.set(path, bytes)
      },
    },
  )
  return found
}

/** Those of the paths that the manifest names. */
export function storedOf({ files }: Pick<Manifest, 'files'>, paths: readonly string[]): Map<string, StoredFile> {
  return new Map(
    paths.flatMap((path) => {
      const file = files.get(path)
      return file ? [[path, file] as const] : []
    }),
  )
}

/** Files of the manifest that are nowhere to be found. Looked for by name and size, not read. */
export async function findLost(
  { database, backEnd }: StorageHandle,
  projectId: string,
  files: Manifest['files'],
): Promise<readonly string[]> {
  const rows = new Set((await filesOf(database, projectId).primaryKeys()).map(([, path]) => path))
  const sizeOf = createSizes(backEnd.tree)
  const lost: string[] = []
  for (const [path, file] of files) {
    if (file.where === 'database' ? rows.has(path) : await standsInTree(sizeOf, projectId, [path, file])) continue
    const isKept = file.where === 'tree' && (await readSecondCopy(database, projectId, { path, hash: file.hash }))
    if (!isKept) lost.push(path)
  }
  return lost
}

async function standsInTree(
  sizeOf: ReturnType<typeof createSizes>,
  projectId: string,
  [path, file]: readonly [string, StoredFile],
): Promise<boolean> {
  for (const place of placesOf(projectId, path, file)) if ((await sizeOf(place)) === file.size) return true
  return false
}

/** Sizes of files of the tree, a whole folder looked at when one of its files is asked for. */
function createSizes(tree: FileTree | null) {
  const folders = new Map<string, ReadonlyMap<string, number>>()
  return async (path: string): Promise<number | undefined> => {
    const slash = path.lastIndexOf('/')
    const folder = path.slice(0, slash)
    const sizes = folders.get(folder) ?? (await tree?.sizes(folder)) ?? new Map<string, number>()
    folders.set(folder, sizes)
    return sizes.get(path.slice(slash + 1))
  }
}

function placesOf(projectId: string, path: string, { hash }: StoredFile): readonly string[] {
  return [`${projectFolder(projectId)}/${path}`, ...placesBeside(projectId, hash)]
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
export async function openReader(storage: StorageHandle, id: string): Promise<Outcome<ProjectDisk, OpenFailure>> {
  const stored = await readProject(storage.database, id)
  if (!stored) return fail((await storage.database.heads.get(id)) ? 'not-initialised' : 'project-missing')
  if (!stored.head.inited) return fail('not-initialised')
  let state = stateOf(stored)
  return succeed({
    id,
    role: 'reader',
    state: () => state,
    missing: async () => [],
    lost: () => findLost(storage, id, state.manifest.files),
    read: (path) => readStored(storage, id, { path, file: state.manifest.files.get(path) }),
    bytes: (paths) => readTogether(storage, id, storedOf(state.manifest, paths)),
    save: async () => fail('not-writer'),
    tend: null,
    storePicture: null,
    async follow() {
      const newer = await readProject(storage.database, id)
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
