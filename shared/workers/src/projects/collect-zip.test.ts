import { expect, test } from 'vitest'
import type { Scratch } from '../storage/scratch.ts'
import { collectZip } from './collect-zip.ts'

/** A disk in memory that takes so many bytes, and counts how often it is written to. */
function diskOf(free: number) {
  const held: Uint8Array<ArrayBuffer>[] = []
  let size = 0
  const disk = { writes: 0, isDropped: false }
  const scratch: Scratch = {
    append(bytes) {
      disk.writes += 1
      if (size + bytes.length > free) return false
      held.push(bytes.slice())
      size += bytes.length
      return true
    },
    read: async () => new Blob(held),
    handOut: () => scratch.read(),
    drop: async () => void (disk.isDropped = true),
  }
  return { disk, scratch }
}

async function* pieces(count: number, size: number): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < count; at += 1) yield new Uint8Array(size).fill(at % 251)
}

async function bytesOf(zip: Blob | null): Promise<Uint8Array> {
  return new Uint8Array(await zip!.arrayBuffer())
}

async function wholeOf(count: number, size: number): Promise<Uint8Array> {
  return bytesOf(await collectZip(pieces(count, size), new AbortController().signal))
}

test('thousands of small files are written to the disk together, and are all there', async () => {
  const { disk, scratch } = diskOf(1e6)
  const zip = await collectZip(pieces(20_000, 3), new AbortController().signal, scratch)
  expect(disk.writes).toBe(1)
  expect(await bytesOf(zip)).toEqual(await wholeOf(20_000, 3))
})

test('large and small ones stay in their order', async () => {
  async function* mixed() {
    yield* pieces(3, 10)
    yield* pieces(2, 70_000)
    yield* pieces(3, 10)
  }
  const { disk, scratch } = diskOf(1e6)
  const zip = await bytesOf(await collectZip(mixed(), new AbortController().signal, scratch))
  expect(disk.writes).toBe(4)
  expect([zip[25], zip[30], zip[30 + 70_000], zip[30 + 140_000 + 15], zip.length]).toEqual([2, 0, 1, 1, 140_060])
})

test('what a full disk no longer takes is held in memory, with what it took', async () => {
  const { disk, scratch } = diskOf(80_000)
  const zip = await collectZip(pieces(4, 70_000), new AbortController().signal, scratch)
  expect(disk.isDropped).toBe(true)
  expect(await bytesOf(zip)).toEqual(await wholeOf(4, 70_000))
})
