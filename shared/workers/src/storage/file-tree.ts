import { sideBySide } from './side-by-side.ts'

/** A folder of the private file system, addressed by paths with forward slashes. */
export interface FileTree {
  read(path: string): Promise<File | null>
  /**
   * Replaces the whole file, never in one step: whoever needs that keeps another copy until this one is checked. A
   * `copy` of what is stored elsewhere, too, is not waited for until it is on the disk.
   */
  write(path: string, content: Uint8Array<ArrayBuffer> | Blob, options?: { copy?: boolean }): Promise<void>
  /** Overwrites what stands at `to`. */
  move(from: string, to: string): Promise<void>
  /** File or folder with all that is in it. False when there was nothing. */
  remove(path: string): Promise<boolean>
  /** Of the files right in a folder, by name; empty when there is no such folder. */
  sizes(path: string): Promise<ReadonlyMap<string, number>>
  /** Null when there is no such folder. */
  list(path: string): Promise<readonly TreeEntry[] | null>
}

export interface TreeEntry {
  readonly name: string
  readonly kind: 'file' | 'folder'
}

/** How bytes get into a file here, found out by trying. */
export type WriteMethod = 'sync-handle' | 'writable'

// Part of the platform, absent from the compiler's library.
interface MovableHandle extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>
}

export function createFileTree(root: FileSystemDirectoryHandle, method: WriteMethod): FileTree {
  const known = new Map<string, FileSystemDirectoryHandle>([['', root]])

  async function folder(path: string, create: boolean): Promise<FileSystemDirectoryHandle> {
    const seen = known.get(path)
    if (seen) return seen
    const { parent, name } = split(path)
    const handle = await (await folder(parent, create)).getDirectoryHandle(name, { create })
    known.set(path, handle)
    return handle
  }

  async function file(path: string, create: boolean): Promise<FileSystemFileHandle> {
    const { parent, name } = split(path)
    return (await folder(parent, create)).getFileHandle(name, { create })
  }

  function forget(path: string) {
    for (const seen of known.keys()) if (seen === path || seen.startsWith(`${path}/`)) known.delete(seen)
  }

  return {
    read: (path) => orNull(async () => (await file(path, false)).getFile()),
    async write(path, content, { copy = false } = {}) {
      const handle = await file(path, true)
      if (method === 'sync-handle') await writeInPlace(handle, content, copy)
      else await writeAside(handle, content)
    },
    async move(from, to) {
      const { parent, name } = split(to)
      const handle = (await file(from, false)) as MovableHandle
      await handle.move(await folder(parent, true), name)
    },
    async remove(path) {
      const { parent, name } = split(path)
      forget(path)
      const removed = await orNull(async () => {
        await (await folder(parent, false)).removeEntry(name, { recursive: true })
        return true
      })
      return removed ?? false
    },
    async sizes(path) {
      const found = new Map<string, number>()
      const handles = (await orNull(async () => filesIn(await folder(path, false)))) ?? []
      await sideBySide(handles, {
        sizeOf: () => 0,
        async work(handle) {
          const content = await orNull(() => handle.getFile())
          if (content) found.set(handle.name, content.size)
        },
      })
      return found
    },
    list: (path) =>
      orNull(async () => {
        const entries: TreeEntry[] = []
        for await (const [name, { kind }] of (await folder(path, false)).entries()) {
          entries.push({ name, kind: kind === 'directory' ? 'folder' : 'file' })
        }
        return entries
      }),
  }
}

async function filesIn(folder: FileSystemDirectoryHandle): Promise<FileSystemFileHandle[]> {
  const found: FileSystemFileHandle[] = []
  for await (const handle of folder.values()) if (handle.kind === 'file') found.push(handle)
  return found
}

/** Paths of all files in a folder and below, relative to it. */
export async function filesUnder(tree: FileTree, root: string): Promise<string[]> {
  const found: string[] = []
  const folders = ['']
  for (let folder = folders.pop(); folder !== undefined; folder = folders.pop()) {
    for (const { name, kind } of (await tree.list(`${root}${folder}`)) ?? []) {
      if (kind === 'folder') folders.push(`${folder}/${name}`)
      else found.push(`${folder}/${name}`.slice(1))
    }
  }
  return found
}

async function writeInPlace(
  handle: FileSystemFileHandle,
  content: Uint8Array<ArrayBuffer> | Blob,
  copy: boolean,
): Promise<void> {
  const access = await handle.createSyncAccessHandle()
  try {
    const size = content instanceof Blob ? content.size : content.length
    let at = 0
    for await (const chunk of chunksOf(content)) {
      if (access.write(chunk, { at }) !== chunk.length)
        throw new DOMException('The disk is full.', 'QuotaExceededError')
      at += chunk.length
    }
    access.truncate(size)
    if (!copy) access.flush()
  } finally {
    access.close()
  }
}

async function writeAside(handle: FileSystemFileHandle, content: Uint8Array<ArrayBuffer> | Blob): Promise<void> {
  const stream = await handle.createWritable()
  try {
    await stream.write(content)
  } catch (error) {
    await stream.abort()
    throw error
  }
  await stream.close()
}

const chunkSize = 4 * 1024 * 1024

async function* chunksOf(content: Uint8Array<ArrayBuffer> | Blob): AsyncGenerator<Uint8Array<ArrayBuffer>> {
  if (!(content instanceof Blob)) return yield content
  for (let at = 0; at < content.size; at += chunkSize) {
    yield new Uint8Array(await content.slice(at, at + chunkSize).arrayBuffer())
  }
}

function split(path: string): { parent: string; name: string } {
  const slash = path.lastIndexOf('/')
  return { parent: path.slice(0, Math.max(slash, 0)), name: path.slice(slash + 1) }
}

/** Null for what is not there; everything else is an error. */
async function orNull<Value>(work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    const { name } = error as DOMException
    if (name === 'NotFoundError' || name === 'TypeMismatchError') return null
    throw error
  }
}
