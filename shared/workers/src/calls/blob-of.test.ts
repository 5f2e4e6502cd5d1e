import { expect, test } from 'vitest'
import { blobOf, partOf } from './blob-of.ts'

const textOf = async (file: { arrayBuffer(): Promise<ArrayBuffer> }) =>
  new TextDecoder().decode(await file.arrayBuffer())

test('a part of a blob is a file of its own, and becomes a blob without being read', async () => {
  const part = partOf(new Blob(['one', 'two', 'three']), 3, { size: 3, type: 'text/plain' })
  expect([await textOf(part), part.size, await textOf(part.slice(1)), await textOf(part.slice(1, 99))]).toEqual([
    'two',
    3,
    'wo',
    'wo',
  ])
  part.arrayBuffer = () => Promise.reject(new Error('read'))
  const blob = await blobOf(part)
  expect([await blob.text(), blob.type]).toEqual(['two', 'text/plain'])
})

test('a blob stays what it is, and anything like one is read', async () => {
  const blob = new Blob(['a'])
  expect(await blobOf(blob)).toBe(blob)
  const like = { size: 1, type: 'text/css', arrayBuffer: () => blob.arrayBuffer(), slice: () => like }
  const made = await blobOf(like)
  expect([await made.text(), made.type]).toEqual(['a', 'text/css'])
})
