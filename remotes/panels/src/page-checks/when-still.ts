import { type CanvasService, type Dispose, limits } from '@pergola/contracts'

interface Watch {
  readonly canvas: CanvasService
  readonly onPage: () => void
  readonly check: () => void
}

/** Checks now, and again whenever edits have been still for a while. */
export function whenStill({ canvas, onPage, check }: Watch, onEnd: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = canvas.state.subscribe((state, before) => {
    const isOther = state.document !== before.document || state.phase !== before.phase
    if (isOther) onPage()
    if (!isOther && state.revision === before.revision) return
    clearTimeout(timer)
    timer = setTimeout(check, limits.checksDelay)
  })
  check()
  return () => {
    clearTimeout(timer)
    stop()
    onEnd()
  }
}
