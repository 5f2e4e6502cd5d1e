import type { Project } from '@pergola/contracts'
import { storeImported } from '../src/projects/archive-verbs.ts'
import { chooseBackEnd } from '../src/storage/back-end.ts'
import type { BackEnd } from '../src/storage/back-end.ts'
import { createDatabase } from '../src/storage/database.ts'
import type { ProjectDatabase } from '../src/storage/database.ts'
import type { FileTree } from '../src/storage/file-tree.ts'
import type { Segment } from '../src/storage/journal.ts'
import { createForeground } from '../src/storage/foreground.ts'
import { createQuota } from '../src/storage/quota.ts'
import { createReserve } from '../src/storage/reserve.ts'
import { cutLock } from './cut-lock.ts'

/** An import that stops at its nth step, as if the browser had been ended there. */
export interface CutImport {
  readonly project: Project
  readonly files: ReadonlyMap<string, Uint8Array<ArrayBuffer>>
  readonly step: number
}

export type CutAnswer = { readonly cut: string } | { readonly done: true }

type Step = (name: string) => void

/** What can be waited for, also where a page may share no memory. */
const memory = new WebAssembly.Memory({ initial: 1, maximum: 1, shared: true })

function createSteps(last: number): Step {
  let count = 0
  return (name) => {
    count += 1
    if (count < last) return
    postMessage({ cut: name } satisfies CutAnswer)
    // Nothing goes on from here: the page ends this worker, and no promise or transaction is settled before.
    Atomics.wait(new Int32Array(memory.buffer as unknown as SharedArrayBuffer), 0, 0)
  }
}

const half = (bytes: Uint8Array<ArrayBuffer>) => bytes.subarray(0, bytes.length >> 1)

function cutTree(tree: FileTree, step: Step): FileTree {
  return {
    ...tree,
    async write(path, content, options) {
      const bytes = content instanceof Blob ? new Uint8Array(await content.arrayBuffer()) : content
      await tree.write(path, half(bytes), options)
      step('half of the picture')
      await tree.write(path, bytes, options)
      step('the picture')
    },
  }
}

function cutSegment(segment: Segment, step: Step): Segment {
  return {
    ...segment,
    write(bytes, at) {
      segment.write(half(bytes), at)
      step('half of the journal')
      segment.write(bytes, at)
    },
    flush() {
      segment.flush()
      step('the journal')
    },
  }
}

function cutBackEnd(backEnd: BackEnd, step: Step): BackEnd {
  return {
    ...backEnd,
    tree: backEnd.tree && cutTree(backEnd.tree, step),
    async openSegments(id) {
      const pair = await backEnd.openSegments(id)
      return pair && [cutSegment(pair[0], step), cutSegment(pair[1], step)]
    },
  }
}

/** Where transactions begin and end, and what they write in between. */
const cutTables: ReadonlySet<string> = new Set(['projects', 'files', 'arrivals', 'summaries'])

/** Stops before a table is changed, in the middle of the transaction. */
function cutDatabase(database: ProjectDatabase, step: Step): ProjectDatabase {
  database.dexie.use({
    stack: 'dbcore',
    name: 'cut',
    create: (core) => ({
      ...core,
      table(name) {
        const table = core.table(name)
        return {
          ...table,
          mutate(request) {
            if (cutTables.has(name)) step(`${request.type} in ${name}`)
            return table.mutate(request)
          },
        }
      },
    }),
  })
  return database
}

addEventListener('message', async ({ data }: MessageEvent<CutImport>) => {
  await new Promise<void>((resolve) => {
    void navigator.locks.request(cutLock, () => {
      resolve()
      return new Promise(() => undefined)
    })
  })
  const step = createSteps(data.step)
  const database = cutDatabase(createDatabase(), step)
  await database.dexie.open()
  const storage = {
    database,
    backEnd: cutBackEnd(await chooseBackEnd(), step),
    quota: createQuota({ estimate: () => navigator.storage.estimate() }),
    reserve: createReserve(null),
    foreground: createForeground(),
  }
  const files = new Map(
    [...data.files].map(([path, value]) => [
      path,
      { size: value.length, read: async () => ({ ok: true, value }) as const },
    ]),
  )
  const imported = { project: data.project, files, kind: 'site', restricted: true } as const
  const context = { signal: new AbortController().signal, progress: () => undefined }
  const outcome = await storeImported(storage, imported, context)
  if (!outcome.ok) throw new Error(outcome.failure)
  postMessage({ done: true } satisfies CutAnswer)
})
