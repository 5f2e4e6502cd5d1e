import { expect, test } from 'vitest'
import { createReadAhead } from './read-ahead.ts'

const bytesOf = (text: string) => new TextEncoder().encode(text)

/** Files `0000`, `0001`, … of this size; tells what was fetched together. */
function setUp(count: number, size: number, absent = '') {
  const paths = Array.from({ length: count }, (_, at) => String(at).padStart(4, '0'))
  const fetched: string[][] = []
  const read = createReadAhead(new Map(paths.map((path) => [path, size])), async (wanted) => {
    fetched.push([...wanted])
    return new Map(wanted.filter((path) => path !== absent).map((path) => [path, bytesOf(path)]))
  })
  return { paths, fetched, read: async (path: string) => new TextDecoder().decode(await read(path)) }
}

test('files in the order of their paths are fetched many at once, each of them once', async () => {
  const { paths, fetched, read } = setUp(200, 5000)
  for (const path of paths) expect(await read(path)).toBe(path)
  expect(fetched.map(({ length }) => length)).toEqual([64, 64, 64, 8])
})

test('what is asked for here and there is fetched alone', async () => {
  const { fetched, read } = setUp(200, 5000)
  for (const path of ['0100', '0050', '0150']) expect(await read(path)).toBe(path)
  expect(fetched).toEqual([['0100'], ['0050'], ['0150']])
})

test('no more is held than a megabyte, or the one that is larger', async () => {
  const { paths, fetched, read } = setUp(6, 400_000)
  for (const path of paths) await read(path)
  expect(fetched.map(({ length }) => length)).toEqual([2, 2, 2])
  const large = setUp(2, 5_000_000)
  for (const path of large.paths) await large.read(path)
  expect(large.fetched).toEqual([['0000'], ['0001']])
})

test('what cannot be found is told as such, and asked for again when it is wanted again', async () => {
  const { fetched, read } = setUp(3, 10, '0001')
  expect([await read('0000'), await read('0001'), await read('0002')]).toEqual(['0000', '', '0002'])
  expect(fetched[1]).toEqual(['0001', '0002'])
})
