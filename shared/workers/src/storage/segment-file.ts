import type { Segment } from './journal.ts'
import { ShortWrite } from './storage-failure.ts'

/** Null when another tab has the file open, or the browser has lost it from under its handle. */
export async function openSegment(folder: FileSystemDirectoryHandle, name: string): Promise<Segment | null> {
  const handle = await folder.getFileHandle(name, { create: true })
  let access: FileSystemSyncAccessHandle
  try {
    access = await handle.createSyncAccessHandle()
  } catch (error) {
    if ((error as DOMException).name === 'NoModificationAllowedError') return null
    throw error
  }
  // Told as a size beyond all numbers: nothing can be read from it or written to it.
  if (!Number.isSafeInteger(access.getSize())) {
    access.close()
    return null
  }
  return {
    read() {
      const bytes = new Uint8Array(access.getSize())
      access.read(bytes, { at: 0 })
      return bytes
    },
    size: () => access.getSize(),
    write(bytes, at) {
      const taken = access.write(bytes, { at })
      if (taken !== bytes.length) throw new ShortWrite(taken, bytes.length)
    },
    truncate: (size) => access.truncate(size),
    flush: () => access.flush(),
    close: () => access.close(),
  }
}
