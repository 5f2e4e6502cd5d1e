import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/** Back to the workspace. An open window and unsaved changes are asked about; a save that fails keeps the editor open. */
export async function leaveProject(shell: Shell): Promise<void> {
  const { dialogs, navigation } = shell.services
  if (!(await dialogs.askToClose())) return
  if (shell.remotes.services.canvas?.state.getState().changed) {
    const answer = await dialogs.confirm({
      title: messages.leaveTitle,
      message: messages.leaveQuestion,
      confirmLabel: messages.leaveConfirm,
      alternativeLabel: messages.leaveAnyway,
      cancelLabel: messages.stay,
    })
    if (answer === 'cancel') return
    if (answer === 'confirm' && !(await saveChanges(shell))) return
  }
  navigation.leaveProject()
}
