import { isCaselessFolder } from './disk-name.ts'
import { createFileTree } from './file-tree.ts'
import type { FileTree, WriteMethod } from './file-tree.ts'
import { openSegment } from './segment-file.ts'
import type { Segment } from './journal.ts'

/**
 * What this browser can store files with. Without sync handles there is no journal: a writable stream is torn by a
 * kill, and the browsers concerned write their database through to the disk.
 */
export interface BackEnd {
  readonly kind: WriteMethod | 'database'
  readonly tree: FileTree | null
  /** Null where there can be none. */
  openSegments(projectId: string): Promise<readonly [Segment, Segment] | null>
}

const probe = 'probe.bin'

/** Asks the browser by writing a file: what it says it can do and what it can are two things. */
export async function chooseBackEnd(): Promise<BackEnd> {
  const root = await rootFolder()
  const isCaseless = root !== null && (await tellsNoCase(root))
  if (root && (await canWrite(root, 'sync-handle'))) {
    const tree = createFileTree(root, 'sync-handle', isCaseless)
    return { kind: 'sync-handle', tree, openSegments: (projectId) => openPair(root, projectId) }
  }
  if (root && (await canWrite(root, 'writable'))) {
    return { kind: 'writable', tree: createFileTree(root, 'writable', isCaseless), openSegments: async () => null }
  }
  return { kind: 'database', tree: null, openSegments: async () => null }
}

/** On a full disk nothing can be tried, and what it holds must be found all the same. */
async function couldWrite(root: FileSystemDirectoryHandle, method: WriteMethod): Promise<boolean> {
  if (method === 'writable') return 'createWritable' in FileSystemFileHandle.prototype
  for await (const folder of foldersIn(await root.getDirectoryHandle('journals').catch(() => null))) {
    for await (const file of folder.values()) if (file.kind === 'file') return canOpen(file)
  }
  return 'createSyncAccessHandle' in FileSystemFileHandle.prototype
}

async function* foldersIn(folder: FileSystemDirectoryHandle | null): AsyncGenerator<FileSystemDirectoryHandle> {
  if (folder) for await (const handle of folder.values()) if (handle.kind === 'directory') yield handle
}

/** What another tab has open can be opened. */
async function canOpen(file: FileSystemFileHandle): Promise<boolean> {
  try {
    ;(await file.createSyncAccessHandle()).close()
    return true
  } catch (error) {
    return (error as DOMException).name === 'NoModificationAllowedError'
  }
}

function isFull(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'QuotaExceededError'
}

async function rootFolder(): Promise<FileSystemDirectoryHandle | null> {
  try {
    return await navigator.storage.getDirectory()
  } catch {
    return null
  }
}

async function tellsNoCase(root: FileSystemDirectoryHandle): Promise<boolean> {
  try {
    await root.getDirectoryHandle('projects', { create: true })
  } catch {
    return false // Nothing can be written at all, which the probe finds out.
  }
  return isCaselessFolder(root)
}

async function canWrite(root: FileSystemDirectoryHandle, method: WriteMethod): Promise<boolean> {
  const path = `probes/${crypto.randomUUID()}/${probe}`
  const tree = createFileTree(root, method)
  try {
    await tree.write(path, Uint8Array.of(80, 71))
    await tree.move(path, `${path}.moved`)
    return (await tree.read(`${path}.moved`))?.size === 2
  } catch (error) {
    return isFull(error) && couldWrite(root, method)
  } finally {
    await tree.remove(path.slice(0, -probe.length - 1)).catch(() => false)
  }
}

export function journalFolder(projectId: string): string {
  return `journals/${projectId}`
}

/**
 * A tab that hangs may still hold a segment although its lock was taken from it. Then other names are used; which
 * segment is the newest is told by what is in it, never by its name.
 */
async function openPair(
  root: FileSystemDirectoryHandle,
  projectId: string,
): Promise<readonly [Segment, Segment] | null> {
  const journals = await root.getDirectoryHandle('journals', { create: true })
  const folder = await journals.getDirectoryHandle(projectId, { create: true })
  const open: Segment[] = []
  for (let index = 0; index < 8; index += 1) {
    const segment = await openSegment(folder, `${index}.log`)
    if (segment) open.push(segment)
    const [first, second] = open
    if (first && second) return [first, second]
  }
  for (const segment of open) segment.close()
  return null
}
