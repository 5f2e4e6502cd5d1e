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
