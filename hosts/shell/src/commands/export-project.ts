import type { FileLike } from '@pergola/contracts'
import { withProgress } from '../chrome/long-work/long-work.ts'
import type { Shell } from '../compose/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/** The whole project as a zip in the downloads. */
export async function exportProject(shell: Shell): Promise<void> {
  const { projects, toasts } = shell.services
  const open = projects.state.getState().open
  if (!open) return
  if (!(await saveChanges(shell))) toasts.warning(messages.saveFirst)
  const outcome = await withProgress(shell.work, messages.exporting, (work) => projects.exportZip(open.id, work))
  if (outcome.ok) {
    download(outcome.value.file, outcome.value.name)
    toasts.success(messages.exported)
  } else if (outcome.failure !== 'cancelled') toasts.error(messages.exportFailed, outcome.detail)
}

export function download(file: FileLike, name: string): void {
  const url = URL.createObjectURL(file as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after this turn.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
