import type { Dispose } from '@pergola/contracts'
import { heldNames, holdName } from '../held-names.ts'

const prefix = (projectId: string) => `pergola:version:${projectId}:`

/** While it is held, in whatever tab, the version is not swept; a tab that ends lets go. */
export function holdVersion(projectId: string, revision: number): Dispose {
  const held = holdName(`${prefix(projectId)}${revision}`)
  return () => void held.then((letGo) => letGo())
}

export async function heldVersions(projectId: string): Promise<ReadonlySet<number>> {
  return new Set([...(await heldNames(prefix(projectId)))].map(Number))
}
