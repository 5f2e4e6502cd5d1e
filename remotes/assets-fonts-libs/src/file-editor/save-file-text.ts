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
  const { canvas } = services
  const page = canvas?.state.getState()
  if (!canvas || !page?.document) return store(services, files)
  if (!needsRepair(services)) {
    const edited = await canvas.replaceFiles(files, messages.undo(path.split('/').at(-1) ?? path))
    return edited.ok ? storeWork(canvas) : edited
  }
  const stored = await store(services, files)
  if (stored.ok) await canvas.reload()
  return stored
}

/** The open page can be edited by nobody as it stands: it is put right by its text, which is no step of its history. */
function needsRepair({ canvas, projects }: FileSaveServices): boolean {
  return canvas?.state.getState().readOnly === true && projects.state.getState().open?.role === 'writer'
}

async function store({ projects }: FileSaveServices, files: Readonly<Record<string, string>>): Promise<SaveOutcome> {
  const { open } = projects.state.getState()
  if (!open) return fail('project-missing')
  const saved = await projects.save({ projectId: open.id, files })
  return saved.ok ? succeed() : fail(saved.failure, saved.detail)
}
