import type { Dispose } from '@pergola/contracts'

const prefix = (projectId: string) => `pergola:version:${projectId}:`

/** While it is held, in whatever tab, the version is not swept; a tab that ends lets go. */
export function holdVersion(projectId: string, revision: number): Dispose {
  const letGo = new AbortController()
  const released = new Promise<void>((resolve) => letGo.signal.addEventListener('abort', () => resolve()))
  void navigator.locks.request(`${prefix(projectId)}${revision}`, { mode: 'shared' }, () => released)
  return () => letGo.abort()
}

export async function heldVersions(projectId: string): Promise<ReadonlySet<number>> {
  const { held = [] } = await navigator.locks.query()
  const names = held.flatMap(({ name = '' }) => (name.startsWith(prefix(projectId)) ? [name] : []))
  return new Set(names.map((name) => Number(name.slice(prefix(projectId).length))))
}
