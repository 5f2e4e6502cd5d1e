import type { ExportedZip, ExportWork, LongWork, OpenFailure, Outcome } from '@pergola/contracts'
import type { Shell } from '../compose/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/** The open project as a zip, with what could not be saved. Null: none is open. */
export async function buildZip(
  shell: Shell,
  withWork: (run: (work: LongWork) => Promise<Built>) => Promise<Built>,
): Promise<Built | null> {
  const { projects, toasts } = shell.services
  const open = projects.state.getState().open
  if (!open) return null
  const unsaved = (await saveChanges(shell)) ? null : (shell.remotes.services.canvas?.unsaved() ?? null)
  const outcome = await withWork((work) => {
    const request: ExportWork = { ...work, ...(unsaved && { unsaved }) }
    return projects.exportZip(open.id, request)
  })
  if (!outcome.ok) return outcome
  const { notMinified = [], missing = [] } = outcome.value
  if (unsaved) toasts.warning(messages.withUnsaved)
  if (missing.length > 0) toasts.warning(messages.missing(missing))
  if (notMinified.length > 0) toasts.warning(messages.notMinified(notMinified))
  return outcome
}

export type Built = Outcome<ExportedZip, OpenFailure | 'cancelled'>
