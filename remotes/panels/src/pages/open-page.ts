import type { CanvasService, DialogsService, NavigationService } from '@pergola/contracts'
import { messages } from './messages.ts'

interface OpenPageServices {
  canvas: Pick<CanvasService, 'state' | 'save'>
  dialogs: Pick<DialogsService, 'confirm'>
  navigation: Pick<NavigationService, 'openPage'>
}

/** Shows another page. Unsaved changes are asked about first: save, go on without, or stay. False when it stays. */
export async function openPage(name: string, { canvas, dialogs, navigation }: OpenPageServices): Promise<boolean> {
  const { changed, document } = canvas.state.getState()
  if (document?.pageName === name) return true
  if (changed) {
    const answer = await dialogs.confirm({
      title: messages.unsavedTitle,
      message: messages.unsaved,
      confirmLabel: messages.save,
      alternativeLabel: messages.discard,
      cancelLabel: messages.cancel,
    })
    if (answer === 'cancel') return false
    // A save that fails has told why; leaving now would lose what it could not keep.
    if (answer === 'confirm' && !(await canvas.save()).ok && canvas.state.getState().changed) return false
  }
  navigation.openPage(name)
  return true
}
