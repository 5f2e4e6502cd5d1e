import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/**
 * Shows another page. What is not saved yet is saved first where that happens by itself; else, and where it fails, the
 * person is asked: save, go on without, or stay.
 */
export async function selectPage(shell: Shell, name: string): Promise<void> {
  const { dialogs, navigation } = shell.services
  if (navigation.state.getState().pageName === name) return
  if (await isLeftUnsaved(shell)) {
    const answer = await dialogs.confirm({
      title: messages.unsavedTitle,
      message: messages.unsavedQuestion,
      confirmLabel: messages.unsavedSave,
      alternativeLabel: messages.unsavedLeave,
      cancelLabel: messages.cancel,
    })
    if (answer === 'cancel') return
    if (answer === 'confirm' && !(await saveChanges(shell))) return
  }
  navigation.openPage(name)
}

async function isLeftUnsaved({ services: { settings }, remotes }: Shell): Promise<boolean> {
  const { canvas } = remotes.services
  if (canvas?.state.getState().changed && settings.state.getState().settings.enable_auto_save) await canvas.save()
  return canvas?.state.getState().changed === true
}
