import type { CanvasService, Dispose } from '@pergola/contracts'
import { listen } from './listen.ts'

/** Closing the tab with unsaved changes: the browser's own question is the only one it lets us ask. */
export function guardUnsaved(canvas: () => CanvasService | undefined): Dispose {
  return listen('beforeunload', (event) => {
    const state = canvas()?.state.getState()
    if (state?.changed || state?.saving) event.preventDefault()
  })
}
