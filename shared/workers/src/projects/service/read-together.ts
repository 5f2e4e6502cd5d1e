import { fail, succeed } from '@pergola/contracts'
import type { Outcome } from '@pergola/contracts'
import { readBatches } from './read-batches.ts'
import type { Ask } from './service-context.ts'

type Read<Content> = (path: string) => Promise<Outcome<Content, 'file-missing' | 'worker-lost'>>
type Bytes = Uint8Array<ArrayBuffer>
type Batch = Promise<Outcome<ReadonlyMap<string, Bytes>, 'worker-lost'>>

interface Together {
  readonly ask: Ask
  /** Of one file that is asked for alone. */
  readonly readFile: Read<Blob>
  /** In bytes, by path. */
  readonly sizes: () => Readonly<Record<string, number>>
}

/** What is asked for until the task at hand comes to its end. */
interface Moment {
  readonly reads: Map<string, ReturnType<Read<Bytes>>>
  /** By path, the batch that it is read with; null where one file alone is asked for. */
  readonly batches: Promise<ReadonlyMap<string, Batch> | null>
}

/**
 * Reads files. Those that are asked for in the same moment go to the worker in few messages: of a thousand small files the
 * messages and the transactions of the database are nearly all of the time.
 */
export function createTogether({ ask, readFile, sizes }: Together): Read<Bytes> {
  let moment: Moment | null = null

  async function readAlone(path: string): ReturnType<Read<Bytes>> {
    const outcome = await readFile(path)
    return outcome.ok ? succeed(new Uint8Array(await outcome.value.arrayBuffer())) : outcome
  }

  async function readBatch(paths: readonly string[]): Batch {
    const answer = await ask('readMany', { paths })
    if (!answer.ok) return fail('worker-lost', answer.detail)
    const bytes = await answer.value.whole.arrayBuffer()
    let end = 0
    const partOf = (size: number) => new Uint8Array(bytes, (end += size) - size, size)
    return succeed(new Map([...answer.value.sizes].map(([path, size]) => [path, partOf(size)])))
  }

  function readAll(paths: readonly string[]): ReadonlyMap<string, Batch> {
    const batches = readBatches(paths, sizes())
    return new Map(
      batches.flatMap((batch) => {
        const answer = readBatch(batch)
        return batch.map((path) => [path, answer] as const)
      }),
    )
  }

  function createMoment(): Moment {
    const reads: Moment['reads'] = new Map()
    const batches = Promise.resolve().then(() => {
      moment = null
      return reads.size > 1 ? readAll([...reads.keys()]) : null
    })
    return { reads, batches }
  }

  async function readIn({ batches }: Moment, path: string): ReturnType<Read<Bytes>> {
    const answer = await (await batches)?.get(path)
    if (!answer) return readAlone(path)
    if (!answer.ok) return answer
    const bytes = answer.value.get(path)
    return bytes ? succeed(bytes) : fail('file-missing', path)
  }

  return (path) => {
    moment ??= createMoment()
    const reading = moment.reads.get(path) ?? readIn(moment, path)
    moment.reads.set(path, reading)
    return reading
  }
}
