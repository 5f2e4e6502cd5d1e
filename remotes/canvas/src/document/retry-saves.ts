import { combine, limits, type CanvasService, type Dispose, type SaveFailure } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { createIdleTimer } from './idle-timer.ts'

type SaveOutcome = Awaited<ReturnType<CanvasService['save']>>

/** Failures that may be over without anybody editing anything. */
const passing: ReadonlySet<string> = new Set<SaveFailure>(['storage-full', 'worker-lost', 'timed-out', 'write-failed'])

export interface RetriedSaves {
  /** Told of every save, whoever asked for it. */
  heard(outcome: SaveOutcome): void
  dispose: Dispose
}

/** Tries again what was refused, after a while and as soon as something else could be stored: there may be room. */
export function createRetriedSaves(core: CanvasCore, save: () => Promise<unknown>): RetriedSaves {
  const { projects } = core.services
  const timer = createIdleTimer(limits.saveRetry, core.isBusy, () => void save())
  let isRefused = false

  const stopWatching = projects.state.subscribe(({ refused }, before) => {
    if (isRefused && before.refused && !refused && core.store.getState().changed) void save()
  })
  return {
    heard(outcome) {
      timer.disarm()
      isRefused = !outcome.ok && passing.has(outcome.failure)
      if (isRefused) timer.arm()
    },
    dispose: combine(stopWatching, timer.disarm),
  }
}
