import type { AbortSignalLike } from '@pergola/contracts'
import { PublishProblem } from './publish-problem.ts'

/** Works on a few at a time and in order of the list. The first failure ends it, after what was under way. */
export async function inParallel<Item>(
  items: Iterable<Item>,
  signal: AbortSignalLike,
  work: (item: Item) => Promise<void>,
): Promise<void> {
  const left = [...items].values()
  let isEnded = false
  async function next(): Promise<void> {
    for (const item of left) {
      if (signal.aborted) throw new PublishProblem('cancelled')
      if (isEnded) return
      await work(item)
    }
  }
  const lanes = Array.from({ length: 6 }, async () => {
    try {
      await next()
    } catch (error) {
      isEnded = true
      throw error
    }
  })
  const ended = await Promise.allSettled(lanes)
  for (const lane of ended) if (lane.status === 'rejected') throw lane.reason as Error
}
