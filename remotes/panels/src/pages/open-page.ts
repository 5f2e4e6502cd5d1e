import type { CanvasService, DialogsService, NavigationService, SettingsService } from '@pergola/contracts'
import { messages } from './messages.ts'

interface OpenPageServices {
  canvas: Pick<CanvasService, 'state' | 'save'>
  dialogs: Pick<DialogsService, 'confirm'>
  navigation: Pick<NavigationService, 'openPage'>
  settings: Pick<SettingsService, 'state'>
}

/**
 * Shows another page. What is not saved yet is saved first where that happens by itself; else, and where it fails, the
 * person is asked: save, go on without, or stay. False when it stays.
 */
export async function openPage(name: string, services: OpenPageServices): Promise<boolean> {
  const { canvas, dialogs, navigation, settings } = services
  const { changed, document } = canvas.state.getState()
  if (document?.pageName === name) return true
  if (changed && settings.state.getState().settings.enable_auto_save) await canvas.save()
  if (canvas.state.getState().changed) {
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
