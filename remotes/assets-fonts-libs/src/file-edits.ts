import { fail, succeed } from '@pergola/contracts'
import type { FileChange, Outcome, SaveFailure, Services } from '@pergola/contracts'

type EditServices = Pick<Services, 'projects'> & Partial<Pick<Services, 'canvas'>>
type Done = Outcome<undefined, SaveFailure>

/** What is typed is stored before stored files are looked at. */
export async function storeWork({ canvas }: EditServices): Promise<Done> {
  if (!canvas?.state.getState().document) return succeed()
  const saved = await canvas.save()
  return saved.ok || saved.failure === 'nothing-changed' ? succeed() : fail(saved.failure, saved.detail)
}

/** Files of any kind go. Where a page is open that is a step of its history, so that undo brings them back. */
export async function removeStored(services: EditServices, taken: readonly string[], label: string): Promise<Done> {
  const { canvas, projects } = services
  if (canUndo(services)) {
    const contents = Object.fromEntries(taken.map((path) => [path, null]))
    return changeFiles(services, { files: {}, contents }, label)
  }
  if (canvas?.state.getState().document) await storeWork(services)
  const removed = await projects.removeFiles(taken)
  return removed.ok ? succeed() : fail(removed.failure, removed.detail)
}

/** Whether what happens to files is a step that can be taken back here. */
export function canUndo({ canvas }: EditServices): boolean {
  return canvas?.keepUploaded !== undefined && canvas.state.getState().document !== null
}

/** One step of the open page's history where a page is open, and stored at once. */
export async function changeFiles(services: EditServices, change: FileChange, label: string): Promise<Done> {
  const { canvas, projects } = services
  if (canvas?.changeFiles && canvas.state.getState().document) {
    const edited = await canvas.changeFiles(change, label)
    if (!edited.ok) return fail(edited.failure === 'worker-lost' ? 'worker-lost' : 'not-writer', edited.detail)
    return storeWork(services)
  }
  const open = projects.state.getState().open
  if (!open) return fail('project-missing')
  const saved = await projects.save({ projectId: open.id, ...change })
  return saved.ok ? succeed() : fail(saved.failure, saved.detail)
}
