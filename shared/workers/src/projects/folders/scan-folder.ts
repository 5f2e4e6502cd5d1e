import { limits } from '@pergola/contracts'
import { unsafePath } from '@pergola/site/project'
import { FolderRefusal, refusalOf } from './folder-refusal.ts'
import { isLeftAlone } from './left-alone.ts'

export interface FolderFiles {
  /** A file as it was when it was looked at: of one that has changed since, nothing can be read. */
  readonly files: ReadonlyMap<string, File>
  readonly leftAlone: readonly string[]
}

/** Entries looked at, with what is left alone: somebody may have chosen the root of a disk. */
const mostEntries = limits.archive.entries * 4

/** Every file of a folder that may belong to a site, under the bounds of a zip. */
export async function scanFolder(root: FileSystemDirectoryHandle): Promise<FolderFiles> {
  const walk: Walk = { files: new Map(), leftAlone: [], entries: 0, bytes: 0 }
  try {
    await walkFolder(root, '', walk)
  } catch (error) {
    throw refusalOf(error, '')
  }
  return walk
}

interface Walk {
  readonly files: Map<string, File>
  readonly leftAlone: string[]
  entries: number
  bytes: number
}

async function walkFolder(folder: FileSystemDirectoryHandle, prefix: string, walk: Walk): Promise<void> {
  for await (const [name, handle] of folder.entries()) {
    const path = `${prefix}${name}`
    walk.entries += 1
    if (walk.entries > mostEntries) throw new FolderRefusal('folder-too-large')
    if (isLeftAlone(path) || unsafePath(path) !== null) walk.leftAlone.push(path)
    else if (handle.kind === 'directory') await walkFolder(handle as FileSystemDirectoryHandle, `${path}/`, walk)
    else await addFile(handle as FileSystemFileHandle, path, walk)
  }
}

async function addFile(handle: FileSystemFileHandle, path: string, walk: Walk): Promise<void> {
  const file = await handle.getFile().catch((error: unknown) => {
    throw refusalOf(error, path)
  })
  walk.bytes += file.size
  if (walk.bytes > limits.archive.totalBytes || walk.files.size >= limits.archive.entries) {
    throw new FolderRefusal('folder-too-large')
  }
  walk.files.set(path, file)
}

export async function bytesOf(file: Blob, path: string): Promise<Uint8Array<ArrayBuffer>> {
  try {
    return new Uint8Array(await file.arrayBuffer())
  } catch (error) {
    throw refusalOf(error, path)
  }
}
