import { describe, expect, test } from 'vitest'
import type { ProjectDatabase } from './database.ts'
import { failureOfSave } from './failure-of-save.ts'
import type { FileTree } from './file-tree.ts'
import { createQuota } from './quota.ts'
import { SaveRefusal, ShortWrite } from './storage-failure.ts'

const full = new DOMException('', 'QuotaExceededError')

/** A disk with that much space by the browser's figures, whose files take up to so many bytes. */
function roomOf(free: number, largest: number) {
  const write = async (_path: string, content: Uint8Array | Blob) => {
    if ((content as Uint8Array).length > largest) throw full
  }
  const tree = { write, remove: async () => true } as unknown as FileTree
  const backEnd = { kind: 'sync-handle', tree, openSegments: async () => null } as const
  const database = { heads: { count: async () => 1 } } as unknown as ProjectDatabase
  return { backEnd, database, quota: createQuota({ estimate: async () => ({ usage: 0, quota: free }) }) }
}

const megabyte = 1024 * 1024

describe('a save that found no room', () => {
  test.each([
    ['is a full disk where the browser says so', full, roomOf(megabyte, Infinity), 'storage-full'],
    ['is one where a new file finds none either', full, roomOf(10_000 * megabyte, megabyte), 'storage-full'],
    ['is a write that failed where a new file finds it', full, roomOf(10_000 * megabyte, Infinity), 'write-failed'],
    [
      'is not one because too few bytes were taken',
      new ShortWrite(0, 2),
      roomOf(5 * megabyte, Infinity),
      'write-failed',
    ],
    [
      'is full where the browser is to be believed',
      full,
      { ...roomOf(10_000 * megabyte, 0), backEnd: { ...roomOf(0, 0).backEnd, tree: null } },
      'storage-full',
    ],
    ['keeps the reason it was refused for', new SaveRefusal('not-writer', ''), roomOf(0, 0), 'not-writer'],
  ])('%s', async (_rule, error, storage, failure) => {
    expect((await failureOfSave(storage, error, 2 * megabyte)).failure).toBe(failure)
  })
})
