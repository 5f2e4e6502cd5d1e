import { fail, succeed } from '@pergola/contracts'
import type { Outcome, SaveFailure, SaveRequest } from '@pergola/contracts'
import { unsafePath } from '@pergola/site/project'
import type { Handlers } from '../calls/answer.ts'
import type { CallContext } from '../calls/messages.ts'
import type { DiskSave, ProjectDisk } from '../storage/project-disk.ts'
import { failureOf } from '../storage/storage-failure.ts'
import type { PageTurns } from './page-turns.ts'
import { createReadAhead } from './read-ahead.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { changeOf } from './worker-context.ts'
import type { WorkerContext } from './worker-context.ts'
import type { SavedChange } from './saved-change.ts'
import { fetchPart } from '../calls/fetch-part.ts'

type SaveVerbs = Pick<Handlers<ProjectVerbs>, 'save' | 'writeFiles' | 'removeFiles' | 'update' | 'storeScreenshot'>

export function saveVerbs(context: WorkerContext, turns: PageTurns): SaveVerbs {
  return {
    // A later save must not overtake one that still looks at other pages.
    save: (request, call) => turns.run(() => saveTexts({ context, turns }, request, call)),
    async writeFiles({ files, label }, call) {
      const disk = await context.settled()
      if (!disk) return fail('project-missing')
      return saveTo(disk, counted({ put: new Map(files), ...(label && { label }) }, call))
    },
    async removeFiles({ paths }, call) {
      const disk = await context.settled()
      return disk ? saveTo(disk, counted({ removed: paths }, call)) : fail('project-missing')
    },
    update: ({ id, record, trust }) =>
      context.borrow(id, (disk) => saveTo(disk, { ...(record && { record }), ...(trust && { trust }) })),
    storeScreenshot: ({ id, image }) =>
      context.borrow(id, async (disk) => disk.storePicture?.(image) ?? fail('not-writer')),
  }
}

type Saves = Outcome<SavedChange, SaveFailure>

/** What it reads before it writes may be gone as well. Reading is never aborted but with its connection. */
async function orFailure(work: () => Promise<Saves>): Promise<Saves> {
  try {
    return await work()
  } catch (error) {
    const { failure, detail } = failureOf(error)
    const isAborted = error instanceof Error && error.name === 'AbortError'
    return fail(isAborted ? 'storage-cleared' : failure, detail)
  }
}

/** A file is read, written beside its place and moved there: what has less to do makes the end come early. */
function counted(save: DiskSave, { progress }: CallContext): DiskSave {
  const total = 3 * (save.put?.size ?? 0) + (save.removed?.length ?? 0)
  let done = 0
  return { ...save, onStep: () => progress({ done: Math.min((done += 1), total), total, label: '' }) }
}

interface Saver {
  readonly context: WorkerContext
  readonly turns: PageTurns
}

/** Stores texts, and what the record says of them. It is called in a turn of the pages. */
export function saveTexts(saver: Saver, request: SaveRequest, call: CallContext): Promise<Saves> {
  return orFailure(() => storeTexts(saver, request, call))
}

async function storeTexts(
  { context, turns }: Saver,
  request: SaveRequest,
  call: CallContext,
): Promise<Outcome<SavedChange, SaveFailure>> {
  const { projectId, record, label } = request
  const disk = await context.settled()
  if (disk?.id !== projectId) return fail('project-missing', projectId)
  const put = new Map<string, Uint8Array<ArrayBuffer> | Blob>()
  const removed: string[] = []
  for (const [to, from] of Object.entries(request.moved ?? {})) {
    const content = await disk.read(from)
    if (!content) return fail('write-failed', `${from} cannot be read.`)
    put.set(to, content)
    removed.push(from)
  }
  for (const [path, file] of Object.entries(request.contents ?? {})) {
    // What the caller gave, as a Blob: anything else could not have come here.
    if (file === null) put.delete(path)
    else put.set(path, file as Blob)
    if (file === null) removed.push(path)
  }
  const unwritten = await putTexts(context, disk, { request, put, removed })
  if (unwritten !== null) {
    const { failure, message } = await context.texts.refusal(disk, unwritten)
    return fail(failure, message)
  }
  // Written anew, even with the bytes it had: it stays.
  const files = { put, removed: removed.filter((path) => !put.has(path)) }
  const changed = { ...(record && { record: turns.settled(disk, record, files) }), ...(label && { label }) }
  return saveTo(disk, counted({ ...files, ...changed }, call))
}

interface Putting {
  readonly request: SaveRequest
  readonly put: Map<string, Uint8Array<ArrayBuffer> | Blob>
  readonly removed: string[]
}

/** Answers the path of a text that would take the place of what is no text; null when all are there. */
async function putTexts(
  context: WorkerContext,
  disk: ProjectDisk,
  { request, put, removed }: Putting,
): Promise<string | null> {
  const { record, moved } = request
  // Pages first: sheets and scripts are written as the pages that use them are.
  const texts = Object.entries(await followed(disk, request)).toSorted(([left], [right]) => rank(left) - rank(right))
  const stored = storedReader(
    disk,
    texts.map(([path]) => moved?.[path] ?? path),
  )
  for (const [path, text] of texts) {
    if (text === null) removed.push(path)
    else {
      const bytes = await context.texts.encode(disk, { path, text }, { record, put, stored, from: moved?.[path] })
      if (!bytes) return path
      put.set(path, bytes)
    }
  }
  return null
}

/** What texts take the place of, for who goes through them in this order. */
function storedReader(disk: ProjectDisk, order: readonly string[]) {
  const { files } = disk.state().manifest
  const sizes = new Map(
    order.flatMap((path) => {
      const file = files.get(path)
      return file ? [[path, file.size] as const] : []
    }),
  )
  const bytesOf = createReadAhead(sizes, disk.bytes, [...sizes.keys()])
  return async (path: string) => (sizes.has(path) ? ((await bytesOf(path)) ?? null) : null)
}

const rank = (path: string) => (/\.x?html?$/i.test(path) ? 0 : 1)

/** What a person wrote is stored, whatever becomes of the pages that should follow it. */
async function followed(disk: ProjectDisk, request: SaveRequest): Promise<SaveRequest['files']> {
  const { symbols } = { ...disk.state().project, ...request.record }
  if (Object.keys(symbols).length === 0) return request.files
  try {
    return await (await fetchPart(() => import('../symbols/follow-symbols.ts'))).withSymbols(disk, request)
  } catch (error) {
    console.warn('symbols: other pages were not brought up to date', error)
    return request.files
  }
}

export async function saveTo(disk: ProjectDisk, save: DiskSave): Promise<Outcome<SavedChange, SaveFailure>> {
  const unsafe = [...(save.put?.keys() ?? [])].find((path) => unsafePath(path) !== null)
  if (unsafe !== undefined) return fail('write-failed', `"${unsafe}" cannot be the path of a file.`)
  const outcome = await disk.save(save)
  return outcome.ok ? succeed(changeOf(disk, outcome.value, save.record !== undefined)) : outcome
}
