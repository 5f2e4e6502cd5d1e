import { expect, test } from 'vitest'
import { readBatches } from './read-batches.ts'

const limit = { files: 3, bytes: 10 }

test.each([
  ['no more files than a batch may have', ['a', 'b', 'c', 'd'], {}, [['a', 'b', 'c'], ['d']]],
  ['no more bytes than are held at once', ['a', 'b', 'c'], { a: 6, b: 4, c: 1 }, [['a', 'b'], ['c']]],
  ['what is larger goes alone', ['a', 'b', 'c'], { a: 1, b: 99, c: 1 }, [['a'], ['b'], ['c']]],
  ['nothing makes no batch', [], {}, []],
])('%s', (_rule, paths, sizes, batches) => {
  expect(readBatches(paths, sizes as Record<string, number>, limit)).toEqual(batches)
})
