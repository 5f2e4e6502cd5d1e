import { saveFile } from '@pergola/ui'
import { withProgress } from '../chrome/long-work/long-work.ts'
import type { Shell } from '../compose/shell.ts'
import { buildZip } from './build-zip.ts'
import { messages } from './messages.ts'

/** The whole project as a zip in the downloads: the open one, or the one that is named. */
export async function exportProject(shell: Shell, named: string | null = null): Promise<void> {
  const { toasts } = shell.services
  const outcome = await buildZip(shell, (run) => withProgress(shell.work, messages.exporting, run), named)
  if (!outcome) return
  if (outcome.ok) {
    saveFile(outcome.value.file as Blob, outcome.value.name)
    toasts.success(messages.exported)
  } else if (outcome.failure !== 'cancelled') toasts.error(messages.exportFailed, outcome.detail)
}
