import { sha256 } from '../../storage/checksums.ts'
import { named, refusalOf } from './folder-refusal.ts'
import { isLeftAlone } from './left-alone.ts'
import { bytesOf } from './scan-folder.ts'

interface Written {
  readonly size: number
  readonly modified: number
}

interface Wanted {
  readonly path: string
  /** Hash of what was seen there; null: nothing was. */
  readonly expected: string | null
}

/**
 * Puts the bytes where they belong in one step, unless something else than what was seen lies there now; null then.
 * Looked at again when all is written and only the exchange is left.
 */
export async function writeFolderFile(
  root: FileSystemDirectoryHandle,
  { path, expected }: Wanted,
  bytes: Uint8Array<ArrayBuffer>,
): Promise<Written | null> {
  if (isLeftAlone(path)) throw new Error(`writeFolderFile: ${path} is not a site's`)
  try {
    const { parent, name } = await folderOf(root, path, expected === null)
    if (!parent || (await hashAt(parent, name, path)) !== expected) return null
    const handle = await named(parent.getFileHandle(name, { create: true }))
    const stream = await handle.createWritable()
    try {
      await stream.write(bytes)
      const isAsSeen = (await hashAt(parent, name, path)) === (expected ?? emptyHash)
      if (!isAsSeen) {
        await stream.abort()
        return null
      }
      await stream.close()
    } catch (error) {
      await dropNew(parent, name, expected)
      throw error
    }
    const { size, lastModified } = await handle.getFile()
    return { size, modified: lastModified }
  } catch (error) {
    throw refusalOf(error, path)
  }
}

/** Whether the disk has something under that name, whatever it calls it. */
export async function isThere(root: FileSystemDirectoryHandle, path: string): Promise<boolean> {
  const { parent, name } = await folderOf(root, path, false)
  return parent !== null && (await orNull(parent.getFileHandle(name))) !== null
}

/** False where something else lies there than what was seen. Folders stay, also when nothing is left in them. */
export async function removeFolderFile(root: FileSystemDirectoryHandle, { path, expected }: Wanted): Promise<boolean> {
  if (isLeftAlone(path)) throw new Error(`removeFolderFile: ${path} is not a site's`)
  try {
    const { parent, name } = await folderOf(root, path, false)
    if (!parent || (await hashAt(parent, name, path)) !== expected) return false
    await named(parent.removeEntry(name))
    return true
  } catch (error) {
    throw refusalOf(error, path)
  }
}

const emptyHash = 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855'

/** A new file that could not be filled is taken away again. */
async function dropNew(parent: FileSystemDirectoryHandle, name: string, expected: string | null): Promise<void> {
  if (expected !== null || (await hashAt(parent, name, name)) !== emptyHash) return
  await parent.removeEntry(name)
}

async function folderOf(root: FileSystemDirectoryHandle, path: string, create: boolean) {
  const folders = path.split('/')
  const name = folders.pop() ?? ''
  let parent: FileSystemDirectoryHandle | null = root
  for (const folder of folders) parent &&= await orNull(parent.getDirectoryHandle(folder, { create }))
  return { parent, name }
}

/** Null where there is no such file. */
async function hashAt(parent: FileSystemDirectoryHandle, name: string, path: string): Promise<string | null> {
  const handle = await orNull(parent.getFileHandle(name))
  return handle && sha256(await bytesOf(await handle.getFile(), path))
}

async function orNull<Value>(asked: Promise<Value>): Promise<Value | null> {
  try {
    return await named(asked)
  } catch (error) {
    if ((error as DOMException).name === 'NotFoundError') return null
    throw error
  }
}
