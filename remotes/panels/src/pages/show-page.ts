import type { CanvasService, CanvasState, NavigationService } from '@pergola/contracts'

interface ShowServices {
  readonly canvas: Pick<CanvasService, 'state'>
  readonly navigation: Pick<NavigationService, 'openPage'>
}

/** Opens a page of the project and waits for it; false when it cannot be shown, or when nobody waits any more. */
export function showPage(name: string, { canvas, navigation }: ShowServices, signal?: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    let hasBegun = false
    function look({ document, phase }: CanvasState): void {
      const isIt = document?.pageName === name
      if (isIt && phase === 'ready') return settle(true)
      // Where it fails, another page is opened in its place.
      if (hasBegun && (!isIt || phase === 'failed')) return settle(false)
      hasBegun ||= isIt
    }
    function settle(shown: boolean): void {
      stop()
      signal?.removeEventListener('abort', giveUp)
      resolve(shown)
    }
    const giveUp = () => settle(false)
    const stop = canvas.state.subscribe(look)
    signal?.addEventListener('abort', giveUp, { once: true })
    if (signal?.aborted) return giveUp()
    navigation.openPage(name)
    look(canvas.state.getState())
  })
}
