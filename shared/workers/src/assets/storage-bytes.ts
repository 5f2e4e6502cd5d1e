import type { ProjectsState } from '@pergola/contracts'

/** Bytes of all files of the open project. */
export function usedBytes({ open }: ProjectsState): number {
  return open ? Object.values(open.files).reduce((sum, size) => sum + size, 0) : 0
}

/** What the browser still takes, whatever the project may hold. */
export function storableBytes({ storage }: ProjectsState): number {
  return storage ? Math.max(0, storage.quota - storage.usage) : Number.MAX_SAFE_INTEGER
}
