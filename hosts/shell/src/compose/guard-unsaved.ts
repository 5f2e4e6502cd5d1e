import type { CanvasService, Dispose } from '@pergola/contracts'
import type { ShellDialogs } from '../services/create-dialogs.ts'
import { listen } from '../services/listen.ts'

/** Closing the tab with unsaved changes: the browser's own question is the only one it lets us ask. */
export function guardUnsaved(canvas: () => CanvasService | undefined, dialogs: ShellDialogs): Dispose {
  return listen('beforeunload', (event) => {
    const state = canvas()?.state.getState()
    if (state?.changed || state?.saving || dialogs.isGuarded()) event.preventDefault()
  })
}
