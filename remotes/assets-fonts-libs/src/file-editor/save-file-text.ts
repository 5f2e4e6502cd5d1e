import { fail, storeWork, succeed } from '@pergola/contracts'
import type { EditFailure, Outcome, SaveFailure, Services } from '@pergola/contracts'
import { messages } from './messages.ts'

export type FileSaveServices = Pick<Services, 'projects'> & Partial<Pick<Services, 'canvas'>>

type SaveOutcome = Outcome<undefined, EditFailure | SaveFailure>

/** The file, and what follows from it. With a page open the edit is a step of its history, because the page may hold the same file; else it is only stored. */
export async function saveFileText(
  services: FileSaveServices,
  path: string,
  files: Readonly<Record<string, string>>,
): Promise<SaveOutcome> {
  const { canvas, projects } = services
  if (canvas?.state.getState().document) {
    const edited = await canvas.replaceFiles(files, messages.undo(path.split('/').at(-1) ?? path))
    return edited.ok ? storeWork(canvas) : edited
  }
  const open = projects.state.getState().open
  if (!open) return fail('project-missing')
  const saved = await projects.save({ projectId: open.id, files })
  return saved.ok ? succeed() : fail(saved.failure, saved.detail)
}
