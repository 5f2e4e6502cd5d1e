import { expect, test, vi } from 'vitest'
import { openSegment } from './segment-file.ts'

function folderWith(access: Partial<FileSystemSyncAccessHandle>): FileSystemDirectoryHandle {
  const handle = { createSyncAccessHandle: async () => access }
  return { getFileHandle: async () => handle } as unknown as FileSystemDirectoryHandle
}

test('a segment that the browser has lost is given back and done without', async () => {
  const close = vi.fn()
  // Minus one, as an unsigned number.
  const segment = await openSegment(folderWith({ getSize: () => 2 ** 64, close }), 'a')
  expect([segment, close.mock.calls.length]).toEqual([null, 1])
})

test('one that is whole is read', async () => {
  const read = (bytes: AllowSharedBufferSource) => new Uint8Array(bytes as ArrayBuffer).fill(7).length
  const segment = await openSegment(folderWith({ getSize: () => 3, read: read as never }), 'a')
  expect(segment?.read().length).toBe(3)
})

test('one that takes too few bytes does not say that the disk is full: it may be lost', async () => {
  const segment = await openSegment(folderWith({ getSize: () => 0, write: () => 0 }), 'a')
  const failing = () => segment?.write(new Uint8Array(3), 0)
  expect(failing).toThrow(expect.objectContaining({ name: 'ShortWrite' }))
})
