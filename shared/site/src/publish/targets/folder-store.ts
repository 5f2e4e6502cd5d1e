import { PublishProblem } from '../publish-problem.ts'
import type { PublishStore } from '../publish-store.ts'

/** Structurally what browsers call FileSystemDirectoryHandle, as far as it is needed. */
export interface FolderHandle {
  getDirectoryHandle(name: string, options?: { readonly create?: boolean }): Promise<FolderHandle>
  getFileHandle(name: string, options?: { readonly create?: boolean }): Promise<FileHandle>
  removeEntry(name: string): Promise<void>
  values(): AsyncIterable<{ readonly kind: 'file' | 'directory'; readonly name: string }>
}

interface FileHandle {
  getFile(): Promise<{ arrayBuffer(): Promise<ArrayBuffer> }>
  createWritable(): Promise<{ write(bytes: Uint8Array<ArrayBuffer>): Promise<void>; close(): Promise<void> }>
}

/** A folder on the disk that the person chose and that the browser lets us use. */
export function createFolderStore(root: FolderHandle): PublishStore {
  async function within(parts: readonly string[], create: boolean): Promise<FolderHandle> {
    let folder = root
    for (const part of parts) folder = await folder.getDirectoryHandle(part, { create })
    return folder
  }

  async function fileAt(path: string, create: boolean): Promise<FileHandle> {
    const parts = path.split('/')
    const folder = await within(parts.slice(0, -1), create)
    return folder.getFileHandle(parts.at(-1) ?? '', { create })
  }

  async function read(path: string): Promise<Uint8Array<ArrayBuffer> | null> {
    return orNull(path, async () => {
      const file = await (await fileAt(path, false)).getFile()
      return new Uint8Array(await file.arrayBuffer())
    })
  }

  async function write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void> {
    try {
      // What it holds is there whole or not at all: the file is swapped when it is closed.
      const stream = await (await fileAt(path, true)).createWritable()
      await stream.write(bytes)
      await stream.close()
    } catch (error) {
      throw problemOf(error, path)
    }
  }

  return {
    read,
    write,
    async copy(from, to) {
      const bytes = await read(from)
      if (!bytes) throw new PublishProblem('not-found', from)
      await write(to, bytes)
    },
    async remove(path) {
      const parts = path.split('/')
      await orNull(path, async () => (await within(parts.slice(0, -1), false)).removeEntry(parts.at(-1) ?? ''))
    },
    async list(folder) {
      const names = await orNull(folder, async () => {
        const found: string[] = []
        const handle = await within(folder === '' ? [] : folder.split('/'), false)
        for await (const entry of handle.values()) if (entry.kind === 'file') found.push(entry.name)
        return found
      })
      return names ?? []
    },
  }
}

async function orNull<Value>(path: string, work: () => Promise<Value>): Promise<Value | null> {
  try {
    return await work()
  } catch (error) {
    if ((error as Error).name === 'NotFoundError') return null
    throw problemOf(error, path)
  }
}

function problemOf(error: unknown, path: string): PublishProblem {
  const { name, message } = error as Error
  const detail = `${path}: ${message}`
  if (name === 'NotAllowedError') return new PublishProblem('forbidden', detail)
  if (name === 'QuotaExceededError') return new PublishProblem('no-space', detail)
  return new PublishProblem(name === 'NotFoundError' ? 'not-found' : 'refused', detail)
}
