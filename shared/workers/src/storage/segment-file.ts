import type { Segment } from './journal.ts'

/** Null when another tab has the file open. */
export async function openSegment(folder: FileSystemDirectoryHandle, name: string): Promise<Segment | null> {
  const handle = await folder.getFileHandle(name, { create: true })
  let access: FileSystemSyncAccessHandle
  try {
    access = await handle.createSyncAccessHandle()
  } catch (error) {
    if ((error as DOMException).name === 'NoModificationAllowedError') return null
    throw error
  }
  return {
    read() {
      const bytes = new Uint8Array(access.getSize())
      access.read(bytes, { at: 0 })
      return bytes
    },
    write(bytes, at) {
      if (access.write(bytes, { at }) !== bytes.length) {
        throw new DOMException('The disk is full.', 'QuotaExceededError')
      }
    },
    truncate: (size) => access.truncate(size),
    flush: () => access.flush(),
    close: () => access.close(),
  }
}
