import { isIPv6 } from 'node:net'

export interface RateLimit {
  /** Counts one more of this address; false when it had enough in this window. */
  take(address: string, now: number): boolean
  /** Forgets whose window is over. */
  forget(now: number): void
}

/** More addresses than this in one window are no people. */
const most = 100_000

/** One household has a whole range of the long addresses. */
function household(address: string): string {
  if (!isIPv6(address)) return address
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address)
  return mapped?.[1] ?? address.split(':').slice(0, 4).join(':')
}

export function createRateLimit(count: number, window: number): RateLimit {
  const seen = new Map<string, { since: number; taken: number }>()
  return {
    take(address, now) {
      const key = household(address)
      const known = seen.get(key)
      const entry = known && now - known.since < window ? known : { since: now, taken: 0 }
      if (entry.taken >= count || (!known && seen.size >= most)) return false
      entry.taken += 1
      seen.set(key, entry)
      return true
    },
    forget(now) {
      for (const [key, { since }] of seen) if (now - since >= window) seen.delete(key)
    },
  }
}
