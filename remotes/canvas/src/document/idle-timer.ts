import type { CanvasCore } from '../service/canvas-core.ts'

export interface IdleTimer {
  arm(): void
  disarm(): void
}

/** Runs something once the time is over and no hand is in the middle of anything. */
export function createIdleTimer(core: CanvasCore, milliseconds: number, run: () => void): IdleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    clearTimeout(timer)
    timer = setTimeout(() => (core.isBusy() ? arm() : run()), milliseconds)
  }

  return { arm, disarm: () => clearTimeout(timer) }
}
