import { limits } from '@pergola/contracts'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { BackEnd } from './back-end.ts'
import type { FileTree } from './file-tree.ts'
import { openScratch } from './scratch.ts'
import { scratchFolder } from './file-tree.ts'
import { sweepScratch } from './sweep-scratch.ts'

const now = Date.UTC(2026, 0, 1)
const age = limits.temporary.age

/** The names that living workers hold. */
function createLocks() {
  const held = new Set<string>()
  const locks = {
    query: async () => ({ held: [...held].map((name) => ({ name })) }),
    async request(name: string, _options: LockOptions, run: () => Promise<void>) {
      held.add(name)
      await run()
      held.delete(name)
    },
  }
  return { held, locks }
}

const { held, locks } = createLocks()

beforeEach(() => {
  held.clear()
  vi.useFakeTimers({ now })
  vi.stubGlobal('navigator', { locks })
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

/** A folder of handed out files by the time they were written, some of them still held by a writer. */
function folderOf(files: Readonly<Record<string, number>>, written: readonly string[] = []) {
  const left = new Map(Object.entries(files))
  const nameOf = (path: string) => path.slice(`${scratchFolder}/`.length)
  const tree: Pick<FileTree, 'list' | 'read' | 'remove' | 'move'> = {
    list: async (path) => (path === scratchFolder ? [...left.keys()].map((name) => ({ name, kind: 'file' })) : null),
    read: async (path) => new File([], path, { lastModified: left.get(nameOf(path)) ?? 0 }),
    async remove(path) {
      if (written.includes(nameOf(path))) throw new DOMException('It is written.', 'NoModificationAllowedError')
      return left.delete(nameOf(path))
    },
    async move(from, to) {
      left.set(nameOf(to), left.get(nameOf(from)) ?? 0)
      left.delete(nameOf(from))
    },
  }
  return { left, tree: tree as FileTree }
}

test('what was handed out three days ago goes, and what is a moment younger stays for its download', async () => {
  const { left, tree } = folderOf({ old: now - 2 * age, due: now - age, young: now - age + 1, fresh: now })
  expect(await sweepScratch(tree)).toBe(true)
  expect([...left.keys()]).toEqual(['young', 'fresh'])
  expect(await sweepScratch(tree)).toBe(false)
  vi.advanceTimersByTime(1)
  expect(await sweepScratch(tree)).toBe(true)
  expect([...left.keys()]).toEqual(['fresh'])
})

test('where room is needed now, age does not count; what is still written stays', async () => {
  const { left, tree } = folderOf({ due: now - age, fresh: now, written: now - age }, ['written'])
  expect(await sweepScratch(tree, 0)).toBe(true)
  expect([...left.keys()]).toEqual(['written'])
  expect(await sweepScratch(tree, 0)).toBe(false)
  expect(await sweepScratch(null)).toBe(false)
})

test('what only one worker reads stays as long as it lives, and goes with the next look when it has ended', async () => {
  held.add('pergola:scratch:own-alive')
  const { left, tree } = folderOf({ 'own-alive': now, 'own-left': now, downloading: now })
  expect(await sweepScratch(tree)).toBe(true)
  expect([...left.keys()]).toEqual(['own-alive', 'downloading'])
  held.clear()
  expect(await sweepScratch(tree)).toBe(true)
  expect([...left.keys()]).toEqual(['downloading'])
})

test('a zip that is handed out goes by itself when its three days are over, and not before', async () => {
  const { left, tree } = folderOf({})
  vi.stubGlobal('navigator', {
    locks,
    storage: { getDirectory: async () => ({ getDirectoryHandle: async () => folder }) },
  })
  const folder = {
    async getFileHandle(name: string) {
      left.set(name, Date.now())
      const access = { truncate: () => {}, close: () => {} }
      return { createSyncAccessHandle: async () => access, getFile: async () => new File([], name) }
    },
  }
  const scratch = await openScratch({ kind: 'sync-handle', tree } as BackEnd)
  await scratch?.handOut()
  await vi.advanceTimersByTimeAsync(age)
  expect(left.size).toBe(1)
  await vi.advanceTimersByTimeAsync(1000)
  expect(left.size).toBe(0)
})
