import { diskPath, fromDiskName } from './disk-name.ts'
import { sideBySide } from './side-by-side.ts'
import { ShortWrite } from './storage-failure.ts'

/** A folder of the private file system, addressed by paths with forward slashes. */
export interface FileTree {
  read(path: string): Promise<File | null>
  /**
   * Replaces the whole file, never in one step: whoever needs that keeps another copy until this one is checked. A
   * `copy` of what is stored elsewhere, too, is not waited for until it is on the disk. What was lost under its handle,
   * file or folder, is made anew. Throws `QuotaExceededError` where a new file finds no space either.
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

/** For files that stand for a moment: zips on their way into a download, what is about to be moved into its place. */
export const scratchFolder = 'scratch'

/** How bytes get into a file here, found out by trying. */
export type WriteMethod = 'sync-handle' | 'writable'

// Part of the platform, absent from the compiler's library.
interface MovableHandle extends FileSystemFileHandle {
  move(folder: FileSystemDirectoryHandle, name: string): Promise<void>
}

/** `isCaseless` as `isCaselessFolder` says: paths may differ in case only, wherever they are kept. */
export function createFileTree(root: FileSystemDirectoryHandle, method: WriteMethod, isCaseless = false): FileTree {
  return withDiskNames(createWrittenTree(root, method), isCaseless)
}

/** The same files by the paths that they were given. */
function withDiskNames(tree: FileTree, isCaseless: boolean): FileTree {
  const written = (path: string) => diskPath(path, isCaseless)
  return {
    read: (path) => tree.read(written(path)),
    write: (path, content, options) => tree.write(written(path), content, options),
    move: (from, to) => tree.move(written(from), written(to)),
    remove: (path) => tree.remove(written(path)),
    sizes: (path) => tree.sizes(written(path)),
    list: (path) => tree.list(written(path)),
  }
}

/** Takes paths as they are written on the disk. */
function createWrittenTree(root: FileSystemDirectoryHandle, method: WriteMethod): FileTree {
  const { folder, file, forget } = createFolders(root)

  async function writeTo(path: string, content: Uint8Array<ArrayBuffer> | Blob, copy: boolean) {
    const handle = await file(path, true)
    if (method === 'sync-handle') await writeInPlace(handle, content, copy)
    else await writeReplacing(handle, content)
  }

  async function move(from: string, to: string): Promise<void> {
    const { parent, name } = split(to)
    const handle = (await file(from, false)) as MovableHandle
    await handle.move(await folder(parent, true), name)
  }

  /** A new file takes the place of one that took too few bytes; when it takes too few as well, there is no space. */
  async function writeAnew(path: string, into: (place: string) => Promise<void>): Promise<void> {
    const place = `${scratchFolder}/${crypto.randomUUID()}`
    try {
      await into(place)
      await move(place, path)
    } catch (error) {
      await remove(place).catch(() => false)
      if ((error as Error).name !== 'ShortWrite') throw error
      throw new DOMException((error as Error).message, 'QuotaExceededError')
    }
  }

  async function remove(path: string): Promise<boolean> {
    const { parent, name } = split(path)
    forget(path)
    const removed = await orNull(async () => {
      await (await folder(parent, false)).removeEntry(name, { recursive: true })
      return true
    })
    return removed ?? false
  }

  return {
    read: (path) => orNull(async () => (await file(path, false)).getFile()),
    async write(path, content, { copy = false } = {}) {
      const into = (place: string) => writeTo(place, content, copy)
      try {
        await into(path)
      } catch (error) {
        const { name } = error as Error
        if (name === 'NotFoundError') forget('')
        else if (name !== 'ShortWrite') throw error
        await (name === 'ShortWrite' ? writeAnew(path, into) : into(path))
      }
    },
    move,
    remove,
    sizes: async (path) => (await orNull(async () => sizesIn(await folder(path, false)))) ?? new Map(),
    list: (path) => orNull(async () => entriesIn(await folder(path, false))),
  }
}

/** Handles of folders that were asked for once; each costs a way to the disk. */
function createFolders(root: FileSystemDirectoryHandle) {
  const known = new Map<string, FileSystemDirectoryHandle>()

  async function folder(path: string, create: boolean): Promise<FileSystemDirectoryHandle> {
    if (path === '') return root
    const seen = known.get(path)
    if (seen) return seen
    const { parent, name } = split(path)
    const handle = await (await folder(parent, create)).getDirectoryHandle(name, { create })
    known.set(path, handle)
    return handle
  }

  return {
    folder,
    async file(path: string, create: boolean): Promise<FileSystemFileHandle> {
      const { parent, name } = split(path)
      return (await folder(parent, create)).getFileHandle(name, { create })
    },
    /** With all that is below; of an empty path all of them. */
    forget(path: string) {
      for (const seen of known.keys())
        if (path === '' || seen === path || seen.startsWith(`${path}/`)) known.delete(seen)
    },
  }
}

async function sizesIn(folder: FileSystemDirectoryHandle): Promise<ReadonlyMap<string, number>> {
  const files = (await handlesIn(folder)).filter(({ handle }) => handle.kind === 'file')
  const found = new Map<string, number>()
  await sideBySide(files, {
    sizeOf: () => 0,
    async work({ name, handle }) {
      const content = await orNull(() => (handle as FileSystemFileHandle).getFile())
      if (content) found.set(name, content.size)
    },
  })
  return found
}

async function entriesIn(folder: FileSystemDirectoryHandle): Promise<TreeEntry[]> {
  const inside = await handlesIn(folder)
  return inside.map(({ name, handle }) => ({ name, kind: handle.kind === 'directory' ? 'folder' : 'file' }))
}

interface NamedHandle {
  readonly name: string
  readonly handle: FileSystemHandle
}

/** By the names that were given, however many folders one is written in. */
async function handlesIn(folder: FileSystemDirectoryHandle, before = ''): Promise<NamedHandle[]> {
  const found: NamedHandle[] = []
  for await (const [written, handle] of folder.entries()) {
    const { name, more } = fromDiskName(written)
    if (more) found.push(...(await handlesIn(handle as FileSystemDirectoryHandle, before + name)))
    else found.push({ name: before + name, handle })
  }
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
      const taken = access.write(chunk, { at })
      if (taken !== chunk.length) throw new ShortWrite(taken, chunk.length)
      at += chunk.length
    }
    access.truncate(size)
    if (!copy) access.flush()
  } finally {
    access.close()
  }
}

async function writeReplacing(handle: FileSystemFileHandle, content: Uint8Array<ArrayBuffer> | Blob): Promise<void> {
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
