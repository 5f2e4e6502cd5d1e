import type { Manifest } from '../manifest.ts'
import type { StorageHandle } from '../project-disk.ts'
import { movesToHistory } from './keep-past.ts'

/**
 * Large contents that a save replaced, before the new ones are put in their places. Cut short it costs a version its
 * picture or its asset, and is told as such; never anything that is stored now.
 */
export async function moveToHistory(
  { backEnd: { tree } }: StorageHandle,
  { onStep, ...step }: { id: string; before: Manifest; after: Manifest; onStep: () => void },
): Promise<void> {
  if (!tree) return
  await Promise.allSettled(movesToHistory(step).map(({ from, to }) => tree.move(from, to).then(onStep)))
}
