import { describe, expect, test } from 'vitest'
import { createTogether } from './read-together.ts'
import type { Ask } from './service-context.ts'

const encode = (text: string) => new TextEncoder().encode(text)

/** A worker that holds these files, and what it was asked for; `isLost` says that it does not answer. */
function setUp(files: Readonly<Record<string, string>>, isLost = false) {
  const asked: (readonly string[])[] = []
  const alone: string[] = []
  const ask = (async (_verb: string, { paths }: { paths: readonly string[] }) => {
    asked.push(paths)
    if (isLost) return { ok: false, failure: 'worker-lost', detail: 'gone' }
    const found = paths.flatMap((path) => (path in files ? [[path, encode(files[path]!)] as const] : []))
    const sizes = new Map(found.map(([path, { length }]) => [path, length]))
    return { ok: true, value: { whole: new Blob(found.map(([, bytes]) => bytes)), sizes } }
  }) as unknown as Ask
  const read = createTogether({
    ask,
    sizes: () => ({}),
    async readFile(path) {
      alone.push(path)
      return { ok: true, value: new Blob([files[path] ?? '']) }
    },
  })
  const textOf = async (path: string) => {
    const outcome = await read(path)
    return outcome.ok ? new TextDecoder().decode(outcome.value) : outcome.failure
  }
  return { asked, alone, textOf }
}

describe('createTogether', () => {
  test('asks once for files that are wanted in the same moment, each of them once', async () => {
    const { asked, alone, textOf } = setUp({ a: 'one', b: '', c: 'drei' })
    expect(await Promise.all(['a', 'b', 'c', 'a', 'd'].map(textOf))).toEqual(['one', '', 'drei', 'one', 'file-missing'])
    expect(asked).toEqual([['a', 'b', 'c', 'd']])
    expect(alone).toEqual([])
  })

  test('asks for a file alone where no other is wanted in that moment', async () => {
    const { asked, alone, textOf } = setUp({ a: 'one', b: 'two' })
    expect([await textOf('a'), await textOf('b')]).toEqual(['one', 'two'])
    expect([asked, alone]).toEqual([[], ['a', 'b']])
  })

  test('asks for so many at once as a batch may hold', async () => {
    const paths = Array.from({ length: 600 }, (_, at) => `page-${at}`)
    const { asked, textOf } = setUp(Object.fromEntries(paths.map((path) => [path, path])))
    expect(await Promise.all(paths.map(textOf))).toEqual(paths)
    expect(asked.map(({ length }) => length)).toEqual([256, 256, 88])
  })

  test('says of each that the worker is lost', async () => {
    const { textOf } = setUp({}, true)
    expect(await Promise.all(['a', 'b'].map(textOf))).toEqual(['worker-lost', 'worker-lost'])
  })
})
