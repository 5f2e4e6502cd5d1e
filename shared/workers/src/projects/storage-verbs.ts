import { fail, projectFolder, succeed } from '@pergola/contracts'
import type { Outcome, ProjectUse, SaveFailure, StoragePart } from '@pergola/contracts'
import type { Handlers } from '../calls/answer.ts'
import { deleteVariants, variantBytes } from '../images/variant-cache.ts'
import { filesOf } from '../storage/database.ts'
import { scratchFolder } from '../storage/file-tree.ts'
import type { FileTree } from '../storage/file-tree.ts'
import { historySize, sweepHistory } from '../storage/history/sweep-history.ts'
import { reservePath } from '../storage/reserve.ts'
import type { StorageHandle } from '../storage/project-disk.ts'
import { sweepScratch } from '../storage/sweep-scratch.ts'
import type { ProjectVerbs } from './project-verbs.ts'
import { guarded } from './workspace-verbs.ts'
import type { WorkerContext } from './worker-context.ts'

type StorageVerbs = Pick<Handlers<ProjectVerbs>, 'storageUse' | 'freeStorage'>

/** Of the service worker: what it fetched is fetched again when it is used. */
const offlineCache = 'pergola-late'

/** What takes the space of this browser, and how it is given back without deleting a project. */
export function storageVerbs(context: WorkerContext): StorageVerbs {
  return {
    async storageUse() {
      const storage = await context.recoveredStorage()
      const [projects, packed, offline, pictures, { usage }] = await Promise.all([
        projectUses(storage),
        packedBytes(storage),
        offlineBytes(),
        variantBytes(),
        storage.quota.stats(),
      ])
      const reserve = (await storage.backEnd.tree?.read(reservePath))?.size ?? 0
      return succeed({ projects, packed, offline, pictures, reserve, total: usage })
    },
    freeStorage: (part) => guarded(() => free(context, part)),
  }
}

async function projectUses(storage: StorageHandle): Promise<readonly ProjectUse[]> {
  const { database } = storage
  const summaries = await database.summaries.toArray()
  // Of thousands of projects most have nothing but their first version: those are not looked into.
  const withPast = new Set((await database.pasts.toCollection().primaryKeys()).map(([id]) => id))
  const uses: ProjectUse[] = []
  for (const { id, name, inited, size } of summaries) {
    const history = withPast.has(id) ? (await historySize(database, id)).bytes : 0
    uses.push({ id, name, inited, files: inited ? size : await unfinishedBytes(storage, id), history })
  }
  return uses.toSorted((a, b) => b.files + b.history - (a.files + a.history))
}

/** What has come of it by now; the manifest says what was to come. */
async function unfinishedBytes({ database, backEnd: { tree } }: StorageHandle, id: string): Promise<number> {
  const rows = await filesOf(database, id).toArray()
  const stored = rows.reduce((sum, { bytes }) => sum + bytes.length, 0)
  return stored + (tree ? await bytesUnder(tree, projectFolder(id)) : 0)
}

async function bytesUnder(tree: FileTree, folder: string): Promise<number> {
  let bytes = 0
  for (const size of (await tree.sizes(folder)).values()) bytes += size
  for (const { name, kind } of (await tree.list(folder)) ?? [])
    if (kind === 'folder') bytes += await bytesUnder(tree, `${folder}/${name}`)
  return bytes
}

async function packedBytes({ backEnd: { tree } }: StorageHandle): Promise<number> {
  let bytes = 0
  for (const size of (await tree?.sizes(scratchFolder))?.values() ?? []) bytes += size
  return bytes
}

async function offlineBytes(): Promise<number> {
  let bytes = 0
  if (!(await caches.has(offlineCache))) return bytes
  const cache = await caches.open(offlineCache)
  for (const request of await cache.keys()) bytes += (await (await cache.match(request))?.blob())?.size ?? 0
  return bytes
}

async function free(context: WorkerContext, part: StoragePart): Promise<Outcome<undefined, SaveFailure>> {
  const storage = await context.storage()
  if (part.kind === 'packed') await sweepScratch(storage.backEnd.tree, 0)
  else if (part.kind === 'pictures') await deleteVariants()
  else if (part.kind === 'offline') await caches.delete(offlineCache)
  else return freeHistory(context, part.id)
  return succeed()
}

async function freeHistory(context: WorkerContext, id: string): Promise<Outcome<undefined, SaveFailure>> {
  const storage = await context.storage()
  const sweep = () =>
    guarded(() =>
      context.borrow(id, async (disk) => {
        if (!disk.tend) return fail('not-writer' as const)
        await disk.tend((writing) => sweepHistory(storage, writing, 0))
        return succeed()
      }),
    )
  const outcome = await sweep()
  // Who opens a project says so in the database: a full disk may not even have space for that.
  return !outcome.ok && outcome.failure === 'storage-full' ? storage.reserve.lend(sweep) : outcome
}
