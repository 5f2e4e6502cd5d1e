import { pushedCacheName } from '../site-cache.ts'

/** What this origin serves now. Tabs of the editor feed it side by side, and each knows only what it pushed itself. */
export interface HeldSite {
  readonly site: string
  /** Null while files are being written: what a closed tab left half done is no generation. */
  readonly generation: number | null
  readonly policy: string
}

const address = '/__bridge.held'

/** Null where nothing was pushed yet, or a page of the project has written over it. */
export async function readHeld(): Promise<HeldSite | null> {
  const stored = await (await caches.open(pushedCacheName)).match(address)
  const held = (await stored?.json().catch(() => null)) as Partial<HeldSite> | null | undefined
  return typeof held?.site === 'string'
    ? { site: held.site, generation: held.generation ?? null, policy: held.policy ?? '' }
    : null
}

export async function writeHeld(held: HeldSite): Promise<void> {
  await (await caches.open(pushedCacheName)).put(address, new Response(JSON.stringify(held)))
}

/** Longest wait for another tab's push; a page of a project could keep the lock for ever. */
const patience = 5000

/** One push after the other, whichever tab it comes from. */
export async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  const { locks } = navigator as Partial<Navigator>
  let running: Promise<Value> | undefined
  const begin = () => (running = work())
  try {
    await locks?.request('pergola-push', { signal: AbortSignal.timeout(patience) }, begin)
  } catch (error) {
    if (running) throw error
  }
  return running ?? begin()
}
