import type { ExportWork } from '@pergola/contracts'
import { namedInNotice, saveFile, unfitNamesQuestion } from '@pergola/ui'
import { withProgress } from '../chrome/long-work/long-work.ts'
import type { Shell } from '../compose/shell.ts'
import { buildZip } from './build-zip.ts'
import { messages } from './messages.ts'

/** The whole project as a zip in the downloads: the open one, or the one that is named. */
export async function exportProject(shell: Shell, named: string | null = null): Promise<void> {
  const { toasts } = shell.services
  const build = (names: Pick<ExportWork, 'safeNames'>) =>
    buildZip(shell, (run) => withProgress(shell.work, messages.exporting, (work) => run({ ...work, ...names })), named)
  let outcome = await build({})
  const unfit = outcome?.ok ? (outcome.value.unfitNames ?? []) : []
  if (unfit.length > 0) {
    const answer = await shell.services.dialogs.confirm(unfitNamesQuestion(unfit))
    if (answer === 'cancel') return
    if (answer === 'confirm') outcome = await build({ safeNames: true })
  }
  if (!outcome) return
  if (outcome.ok) {
    const { namedIn = [] } = outcome.value
    if (namedIn.length > 0) toasts.warning(namedInNotice(namedIn))
    saveFile(outcome.value.file as Blob, outcome.value.name)
    toasts.success(messages.exported)
  } else if (outcome.failure !== 'cancelled') toasts.error(messages.exportFailed, outcome.detail)
}
