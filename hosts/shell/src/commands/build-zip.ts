import type { ExportedZip, ExportWork, OpenFailure, Outcome } from '@pergola/contracts'
import type { Shell } from '../context/shell.ts'
import { messages } from './messages.ts'
import { saveChanges } from './save-changes.ts'

/** A project as a zip; the open one with what could not be saved, too. Null: none is open, and none was named. */
export async function buildZip(
  shell: Shell,
  withWork: (run: (work: ExportWork) => Promise<Built>) => Promise<Built>,
  named: string | null = null,
): Promise<Built | null> {
  const { projects } = shell.services
  const open = projects.state.getState().open?.id ?? null
  const id = named ?? open
  if (id === null) return null
  const isEdited = id === open && !(await saveChanges(shell))
  const unsaved = isEdited ? (shell.remotes.services.canvas?.unsaved() ?? null) : null
  const outcome = await withWork((work) => {
    const request: ExportWork = { ...work, ...(unsaved && { unsaved }) }
    return projects.exportZip(id, request)
  })
  if (outcome.ok) tell(shell, outcome.value, unsaved !== null)
  return outcome
}

function tell({ services: { toasts } }: Shell, zip: ExportedZip, isUnsaved: boolean) {
  const { notMinified = [], missing = [], idleLoops = [], policyGaps = [], pictures, fonts } = zip
  if (pictures?.pictures) toasts.success(messages.smallerPictures(pictures))
  if (fonts?.fonts) toasts.success(messages.smallerFonts(fonts))
  if (isUnsaved) toasts.warning(messages.withUnsaved)
  const warnings: readonly (readonly [readonly string[], (of: readonly string[]) => string])[] = [
    [fonts?.whole ?? [], messages.wholeFonts],
    [policyGaps, messages.policyGaps],
    [missing, messages.missing],
    [notMinified, messages.notMinified],
    [idleLoops, messages.idleLoops],
  ]
  for (const [of, text] of warnings) if (of.length > 0) toasts.warning(text(of))
}

export type Built = Outcome<ExportedZip, OpenFailure | 'cancelled'>
