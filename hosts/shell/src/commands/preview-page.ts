import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/** The open page as its visitors see it. What is not saved yet is saved first, or the preview would show the past. */
export async function previewPage(shell: Shell, where: 'overlay' | 'tab'): Promise<void> {
  const { preview, navigation, toasts } = shell.services
  const { pageName } = navigation.state.getState()
  if (pageName === null) return
  if (where === 'overlay' && preview.state.getState().open) return preview.hide()

  // Quick enough for the click to still count when the tab opens.
  await saveChanges(shell)
  const outcome = await (where === 'overlay' ? preview.show(pageName) : preview.openInTab(pageName))
  if (outcome.ok) return
  if (outcome.failure === 'not-built') toasts.error(messages.previewNotBuilt, outcome.detail)
  else toasts.error(messages.previewUnreachable, messages.previewUnreachableDetail)
}
