import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BackEnd } from './back-end.ts'
import type { FileTree } from './file-tree.ts'
import { openScratch } from './scratch.ts'
import { scratchFolder, sweepScratch } from './sweep-scratch.ts'

const now = Date.UTC(2026, 0, 1)
const hour = 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers({ now }))
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A folder of handed out files by the time they were written, some of them still held by a writer. */
function folderOf(files: Readonly<Record<string, number>>, held: readonly string[] = []) {
  const left = new Map(Object.entries(files))
  const nameOf = (path: string) => path.slice(`${scratchFolder}/`.length)
  const tree: Pick<FileTree, 'list' | 'read' | 'remove'> = {
    list: async (path) => (path === scratchFolder ? [...left.keys()].map((name) => ({ name, kind: 'file' })) : null),
    read: async (path) => new File([], path, { lastModified: left.get(nameOf(path)) ?? 0 }),
    async remove(path) {
      if (held.includes(nameOf(path))) throw new DOMException('It is written.', 'NoModificationAllowedError')
      return left.delete(nameOf(path))
    },
  }
  return { left, tree: tree as FileTree }
}

test('what was handed out an hour ago goes, and what is a moment younger stays for its download', async () => {
  const { left, tree } = folderOf({ old: now - 2 * hour, due: now - hour, young: now - hour + 1, fresh: now })
  expect(await sweepScratch(tree)).toBe(true)
  expect([...left.keys()]).toEqual(['young', 'fresh'])
  expect(await sweepScratch(tree)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await sweepScratch(tree)).toBe(true)
  expect([...left.keys()]).toEqual(['fresh'])
})

test('where room is needed now, age does not count; what is still written stays', async () => {
  const { left, tree } = folderOf({ due: now - hour, fresh: now, written: now - hour }, ['written'])
  expect(await sweepScratch(tree, 0)).toBe(true)
  expect([...left.keys()]).toEqual(['written'])
  expect(await sweepScratch(tree, 0)).toBe(false)
  expect(await sweepScratch(null)).toBe(false)
})

test('a zip that is handed out goes by itself when its hour is over, and not before', async () => {
  const { left, tree } = folderOf({})
  vi.stubGlobal('navigator', { storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) } })
  const folder = {
    async getFileHandle(name: string) {
      left.set(name, Date.now())
      const access = { truncate: () => {}, close: () => {} }
      return { createSyncAccessHandle: async () => access, getFile: async () => new File([], name) }
    },
  }
  const scratch = await openScratch({ kind: 'sync-handle', tree } as BackEnd)
  await scratch?.handOut()
  await vi.advanceTimersByTimeAsync(hour)
  expect(left.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(left.size).toBe(0)
})
