import { limits } from '@pergola/contracts'
import type { StorageStats } from '@pergola/contracts'

export interface Quota {
  stats(): Promise<StorageStats>
  /** Bytes by which a project of this size may still grow: its cap, or what the browser has left if that is less. */
  freeBytes(projectSize: number): Promise<number>
}

/** The browser's own figures, handed in. */
export interface StorageSource {
  estimate(): Promise<{ usage?: number; quota?: number }>
  persisted?(): Promise<boolean>
}

/** Below this a save of an ordinary page may already fail. */
const fullBelow = 1024 * 1024

/** Asking costs as much as saving. With so much left, an answer is good for a while. */
const plenty = { bytes: 1024 * 1024 * 1024, milliseconds: 5000 }

interface Left {
  readonly usage: number
  readonly quota: number
  readonly free: number
}

export function createQuota(source: StorageSource, now: () => number = () => performance.now()): Quota {
  let last: (Left & { readonly at: number }) | null = null

  async function left(): Promise<Left> {
    const { usage = 0, quota = Number.MAX_SAFE_INTEGER } = await source.estimate()
    last = { usage, quota, free: Math.max(0, quota - usage), at: now() }
    return last
  }

  function lately(): Left | null {
    return last && last.free > plenty.bytes && now() - last.at < plenty.milliseconds ? last : null
  }

  return {
    async stats() {
      const { usage, quota, free } = await left()
      return { usage, quota, persisted: (await source.persisted?.()) ?? false, isStorageFull: free < fullBelow }
    },
    async freeBytes(projectSize) {
      const { free } = lately() ?? (await left())
      return Math.max(0, Math.min(limits.projectBytes - projectSize, free))
    },
  }
}
