import { saveFile } from '@pergola/ui'
import { withProgress } from '../chrome/long-work/long-work.ts'
import type { Shell } from '../compose/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/** The whole project as a zip in the downloads. */
export async function exportProject(shell: Shell): Promise<void> {
  const { projects, toasts } = shell.services
  const open = projects.state.getState().open
  if (!open) return
  const unsaved = (await saveChanges(shell)) ? null : (shell.remotes.services.canvas?.unsaved() ?? null)
  const outcome = await withProgress(shell.work, messages.exporting, (work) =>
    projects.exportZip(open.id, { ...work, ...(unsaved && { unsaved }) }),
  )
  if (outcome.ok) {
    saveFile(outcome.value.file as Blob, outcome.value.name)
    toasts.success(messages.exported)
    if (unsaved) toasts.warning(messages.withUnsaved)
    const { notMinified = [], missing = [] } = outcome.value
    if (missing.length > 0) toasts.warning(messages.missing(missing))
    if (notMinified.length > 0) toasts.warning(messages.notMinified(notMinified))
  } else if (outcome.failure !== 'cancelled') toasts.error(messages.exportFailed, outcome.detail)
}
