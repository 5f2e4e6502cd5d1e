import { fail, succeed } from '@pergola/contracts'
import type { EditFailure, Outcome, SaveFailure, Services } from '@pergola/contracts'
import { messages } from './messages.ts'

export type FileSaveServices = Pick<Services, 'projects'> & Partial<Pick<Services, 'canvas'>>

type SaveOutcome = Outcome<undefined, EditFailure | SaveFailure | 'nothing-changed'>

/** The file, and what follows from it. With a page open the edit is a step of its history, because the page may hold the same file; else it is only stored. */
export async function saveFileText(
  services: FileSaveServices,
  path: string,
  files: Readonly<Record<string, string>>,
): Promise<SaveOutcome> {
  const { canvas, projects } = services
  if (canvas?.state.getState().document) {
    const edited = await canvas.replaceFiles(files, messages.undo(path.split('/').at(-1) ?? path))
    if (!edited.ok) return edited
    const saved = await canvas.save()
    return saved.ok || saved.failure === 'nothing-changed' ? succeed() : fail(saved.failure, saved.detail)
  }
  const open = projects.state.getState().open
  if (!open) return fail('project-missing')
  const saved = await projects.save({ projectId: open.id, files })
  return saved.ok ? succeed() : fail(saved.failure, saved.detail)
}
