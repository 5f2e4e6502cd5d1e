import { type CanvasService, type Dispose, type SettingsService, limits } from '@pergola/contracts'

interface Watch {
  readonly canvas: CanvasService
  readonly settings: SettingsService
  readonly onPage: () => void
  readonly check: () => void
}

/** Checks now, and again whenever edits and settings have been still for a while. */
export function whenStill({ canvas, settings, onPage, check }: Watch, onEnd: () => void): Dispose {
  let timer: ReturnType<typeof setTimeout> | undefined
  const stop = canvas.state.subscribe((state, before) => {
    const isOther = state.document !== before.document || state.phase !== before.phase
    if (isOther) onPage()
    if (!isOther && state.revision === before.revision) return
    soon()
  })
  const stopSettings = settings.state.subscribe((state, before) => state.settings !== before.settings && soon())
  function soon() {
    clearTimeout(timer)
    timer = setTimeout(check, limits.checksDelay)
  }
  check()
  return () => {
    clearTimeout(timer)
    stop()
    stopSettings()
    onEnd()
  }
}
