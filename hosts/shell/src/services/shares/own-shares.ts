import { fail, type Outcome, type OwnShare, type StopFailure, storageKeys, succeed } from '@pergola/contracts'
import { fetchElsewhere } from '@pergola/ui'
import * as v from 'valibot'
import { createLocalStore, type LocalStore, readJson } from '../local-store.ts'

const recordSchema = v.object({
  name: v.string(),
  link: v.string(),
  sharedAt: v.number(),
  expires: v.number(),
  /** Where it lies, and what takes it away from there. */
  url: v.string(),
  removal: v.optional(v.string()),
})
type ShareRecord = v.InferOutput<typeof recordSchema>

/** A browser that shares without end forgets the oldest. */
const most = 200

/** Whose time is not over, the newest first; what cannot be read of the list is not in it. */
function recordsIn(store: LocalStore, now: number): readonly ShareRecord[] {
  const list = readJson(store, storageKeys.ownShares)
  const records = Array.isArray(list) ? list.map((each) => v.safeParse(recordSchema, each)) : []
  return records.flatMap((each) => (each.success && each.output.expires > now ? [each.output] : []))
}

function keep(store: LocalStore, records: readonly ShareRecord[]): void {
  store.write(storageKeys.ownShares, records.length > 0 ? JSON.stringify(records.slice(0, most)) : null)
}

export interface OwnShares {
  /** False where the browser had no room for it: then it is known until the tab closes. */
  remember(record: ShareRecord): boolean
  list(now: number): readonly OwnShare[]
  stop(link: string): Promise<Outcome<undefined, StopFailure>>
}

function knows(store: LocalStore, link: string): boolean {
  return recordsIn(store, 0).some((each) => each.link === link)
}

/** What was shared from this browser. `openStore`: as all tabs have left it. */
export function createOwnShares(openStore: () => LocalStore): OwnShares {
  const unkept = createLocalStore(undefined)
  return {
    remember(record) {
      remember(openStore(), record)
      const isKept = knows(openStore(), record.link)
      if (!isKept) remember(unkept, record)
      return isKept
    },
    list: (now) => [...listShares(unkept, now), ...listShares(openStore(), now)],
    stop: (link) => stopShare(knows(unkept, link) ? () => unkept : openStore, link),
  }
}

export function remember(store: LocalStore, record: ShareRecord): void {
  keep(store, [record, ...recordsIn(store, record.sharedAt)])
}

export function listShares(store: LocalStore, now: number): readonly OwnShare[] {
  return recordsIn(store, now).map(({ name, link, sharedAt, expires, removal }) => ({
    name,
    link,
    sharedAt,
    expires,
    canStop: removal !== undefined,
  }))
}

/** Asks the server to forget it. What is gone there leaves the list, whoever took it away. */
export async function stopShare(openStore: () => LocalStore, link: string): Promise<Outcome<undefined, StopFailure>> {
  const found = recordsIn(openStore(), Date.now()).find((each) => each.link === link)
  if (!found) return fail('share-missing')
  if (found.removal === undefined) return fail('refused')
  const failure = await askToRemove(found.url, found.removal)
  if (failure !== null && failure !== 'share-missing') return fail(failure)
  // As it is by now: another tab may have shared something meanwhile.
  const store = openStore()
  keep(
    store,
    recordsIn(store, Date.now()).filter((each) => each.link !== link),
  )
  return failure === null ? succeed(undefined) : fail(failure)
}

async function askToRemove(url: string, removal: string): Promise<StopFailure | null> {
  try {
    const { ok, status } = await fetchElsewhere(url, {
      method: 'DELETE',
      headers: { authorization: `Bearer ${removal}` },
    })
    return ok ? null : (failures[status] ?? 'refused')
  } catch (error) {
    if (error instanceof TypeError) return 'unreachable'
    throw error
  }
}

const failures: Readonly<Record<number, StopFailure>> = { 404: 'share-missing', 429: 'too-many' }
