import { inParallel } from './in-parallel.ts'
import type { Manifest } from './manifest.ts'
import { messages } from './messages.ts'
import { inTransferOrder, planPublication, type PublicationPlan } from './publication-plan.ts'
import type { PublishCall, PublishPorts } from './publish-ports.ts'
import { PublishProblem } from './publish-problem.ts'
import type { PublishStore } from './publish-store.ts'
import { markOf, publicationOf, type PublishTarget, type SiteToPublish } from './publish-target.ts'
import { contentFolder, contentPath, createStoreRecords, publicationId, type StoreRecords } from './store-records.ts'

/** So many publications can be returned to. */
export const keptPublications = 10

interface StoreTargetOptions {
  readonly store: PublishStore
  readonly ports: Pick<PublishPorts, 'now'>
  readonly call: PublishCall
  readonly address: string | null
}

interface Place {
  readonly store: PublishStore
  readonly records: StoreRecords
  readonly call: PublishCall
}

/**
 * A publication in a store of files. Contents travel to a folder that no page names; only when all are there they are
 * put in their places by the store itself: assets, pages, entry pages, then what goes, and last the word of what is
 * current. What breaks before that leaves the old site whole; what breaks within it is noted and done again.
 */
export function createStoreTarget({ store, ports, call, address }: StoreTargetOptions): PublishTarget {
  const records = createStoreRecords(store)
  const place = { store, records, call }

  async function bring(files: Manifest['files'], plan: PublicationPlan) {
    const at = ports.now()
    const next = { id: publicationId(at), at, files }
    await settle(place, next, plan)
    try {
      await sweep(place, next, keptPublications)
    } catch (error) {
      // The site is published, and the next publication sweeps what this one could not.
      if (!(error instanceof PublishProblem)) throw error
    }
    return publicationOf(next, true)
  }

  return {
    marks: 'SHA-256',
    address: async () => address,
    async state(site) {
      const id = await records.currentId()
      const top = id === null ? await store.list('') : []
      return {
        last: id === null ? null : { id, files: (await records.manifest(id)).files },
        unsure: await records.unsure(),
        replaced: top.filter((name) => site.has(name)),
      }
    },
    async publish(site, plan) {
      await send(place, site, plan)
      return bring(site.files, plan)
    },
    async history() {
      const current = await records.currentId()
      const found = await Promise.all((await records.ids()).map(records.manifest))
      return found.map((each) => publicationOf(each, each.id === current))
    },
    async rollBack(id) {
      const current = await records.currentId()
      if (current === null || !(await records.ids()).includes(id)) throw new PublishProblem('nothing-to-return-to', id)
      const { files } = await records.manifest(id)
      const last = await records.manifest(current)
      return bring(files, planPublication({ site: files, last, unsure: await records.unsure() }))
    },
    async forget() {
      const current = await records.currentId()
      if (current !== null) await sweep(place, await records.manifest(current), 0)
    },
  }
}

/** Contents that are not there yet, each once. */
async function send({ store, call }: Place, site: SiteToPublish, plan: PublicationPlan): Promise<void> {
  const kept = new Set(await store.list(contentFolder))
  const wanted = new Map<string, string>()
  for (const path of [...plan.added, ...plan.changed]) wanted.set(markOf(site.files, path).hash, path)
  let done = 0
  await inParallel(wanted, call.signal, async ([hash, path]) => {
    call.progress({ done, total: plan.bytes, label: messages.sending(path) })
    if (!kept.has(hash)) await store.write(contentPath(hash), await site.read(path))
    done += markOf(site.files, path).bytes
  })
}

/** The short part in which visitors see the change. Nothing travels in it but requests. */
async function settle({ store, records, call }: Place, next: Manifest, plan: PublicationPlan): Promise<void> {
  const { signal, progress } = call
  const placed = inTransferOrder([...plan.added, ...plan.changed])
  // Before anything is moved: somebody else may have published while the contents travelled.
  if ((await records.currentId()) !== plan.from) throw new PublishProblem('conflict', messages.publishedMeanwhile)
  await records.begin(new Set([...placed, ...plan.removed, ...(await records.unsure())]))
  let done = 0
  const put = async (path: string) => {
    progress({ done, total: placed.length, label: messages.placing(path) })
    await store.copy(contentPath(markOf(next.files, path).hash), path)
    done += 1
  }
  const pages = placed.filter((path) => /\.x?html?$/i.test(path))
  await inParallel(placed.slice(0, placed.length - pages.length), signal, put)
  // One after the other: the entry of the site is the last of all.
  for (const path of pages) {
    if (signal.aborted) throw new PublishProblem('cancelled')
    await put(path)
  }
  await inParallel(plan.removed, signal, (path) => store.remove(path))
  await records.end(next)
}

/** What no kept publication names goes. */
async function sweep({ store, records, call }: Place, current: Manifest, keep: number): Promise<void> {
  const { signal, progress } = call
  progress({ done: 0, total: 0, label: messages.sweeping })
  const all = await records.ids()
  const kept = new Set([current.id, ...all.slice(0, keep)])
  const others = await Promise.all([...kept].filter((id) => id !== current.id).map(records.manifest))
  const named = new Set([current, ...others].flatMap(({ files }) => [...files.values()].map(({ hash }) => hash)))
  await inParallel(
    all.filter((id) => !kept.has(id)),
    signal,
    records.remove,
  )
  const contents = await store.list(contentFolder)
  await inParallel(
    contents.filter((hash) => !named.has(hash)),
    signal,
    (hash) => store.remove(contentPath(hash)),
  )
}
