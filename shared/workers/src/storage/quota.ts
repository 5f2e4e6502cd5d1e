import { limits } from '@pergola/contracts'
import type { StorageStats } from '@pergola/contracts'

export interface Quota {
  stats(): Promise<StorageStats>
  /** Bytes by which a project of this size may still grow: its cap, or what the browser has left if that is less. */
  room(projectSize: number): Promise<number>
}

/** The browser's own figures, handed in. */
export interface StorageSource {
  estimate(): Promise<{ usage?: number; quota?: number }>
  persisted?(): Promise<boolean>
}

/** Below this a save of an ordinary page may already fail. */
const fullBelow = 1024 * 1024

export function createQuota(source: StorageSource): Quota {
  async function left(): Promise<{ usage: number; quota: number; free: number }> {
    const { usage = 0, quota = Number.MAX_SAFE_INTEGER } = await source.estimate()
    return { usage, quota, free: Math.max(0, quota - usage) }
  }

  return {
    async stats() {
      const { usage, quota, free } = await left()
      return { usage, quota, persisted: (await source.persisted?.()) ?? false, isStorageFull: free < fullBelow }
    },
    async room(projectSize) {
      const { free } = await left()
      return Math.max(0, Math.min(limits.projectBytes - projectSize, free))
    },
  }
}
