import type { Shell } from '../compose/shell.ts'
import { messages } from '../chrome/top-bar/messages.ts'
import { saveChanges } from './save-changes.ts'

/** Shows another page. Unsaved changes are asked about first: save, go on without, or stay. */
export async function selectPage(shell: Shell, name: string): Promise<void> {
  const { dialogs, navigation } = shell.services
  if (navigation.state.getState().pageName === name) return
  if (shell.remotes.services.canvas?.state.getState().changed) {
    const answer = await dialogs.confirm({
      title: messages.unsavedTitle,
      message: messages.unsavedQuestion,
      confirmLabel: messages.yes,
      alternativeLabel: messages.no,
      cancelLabel: messages.cancel,
    })
    if (answer === 'cancel') return
    if (answer === 'confirm' && !(await saveChanges(shell))) return
  }
  navigation.openPage(name)
}
