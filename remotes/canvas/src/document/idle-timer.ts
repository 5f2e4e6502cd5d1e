export interface IdleTimer {
  /** Each time it begins anew. */
  arm(): void
  /** Begins where it is not running yet. */
  start(): void
  disarm(): void
}

/** Runs something once the time is over and no hand is in the middle of anything. */
export function createIdleTimer(milliseconds: number, isBusy: () => boolean, run: () => void): IdleTimer {
  let timer: ReturnType<typeof setTimeout> | undefined

  function arm(): void {
    clearTimeout(timer)
    timer = setTimeout(end, milliseconds)
  }

  function start(): void {
    if (timer === undefined) arm()
  }

  function end(): void {
    if (isBusy()) return arm()
    timer = undefined
    run()
  }

  function disarm(): void {
    clearTimeout(timer)
    timer = undefined
  }

  return { arm, start, disarm }
}
