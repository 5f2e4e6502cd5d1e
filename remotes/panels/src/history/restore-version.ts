import { storeWork } from '@pergola/contracts'
import type { CanvasService, FileChange, ProjectVersion, Services } from '@pergola/contracts'
import { timeOf } from './describe-version.ts'
import { meetPages } from '../pages/meet-pages.ts'
import { messages, reasons } from './messages.ts'

type RestoreServices = Pick<Services, 'canvas' | 'projects' | 'toasts'>

/** One step of the open page's history, stored at once. What was there before is a version, too. */
export async function restoreVersion(
  services: RestoreServices,
  version: ProjectVersion,
  page: string | null,
): Promise<void> {
  const { canvas, toasts } = services
  const refused = await problemOfStoring(canvas)
  if (refused) return toasts.error(refused)
  const plan = await services.projects.history?.planRestore(version.revision, page ?? undefined)
  if (!plan?.ok) return toasts.error(reasons[plan?.failure ?? 'project-missing'], plan?.detail)
  if (isEmpty(plan.value)) return toasts.info(messages.nothing)
  const younger = await meetPages(services, plan.value)
  if (younger !== null) return toasts.warning(messages.younger(younger))
  const problem = await change(services, plan.value, labelOf(version, page))
  if (problem) toasts.error(problem)
  else toasts.success(messages.restored)
}

function labelOf({ savedAt }: ProjectVersion, page: string | null): string {
  const when = timeOf(savedAt)
  return page === null ? messages.restoredProject(when) : messages.restoredPage(page, when)
}

/** Null when it went well. */
async function change({ canvas, projects }: RestoreServices, plan: FileChange, label: string): Promise<string | null> {
  const open = projects.state.getState().open
  // Where no page is drawn there is no history of steps either; what was there before is a version all the same.
  if (open && canvas.state.getState().document === null) {
    const saved = await projects.save({ projectId: open.id, ...plan })
    return saved.ok ? null : reasons[saved.failure]
  }
  const edited = await canvas.changeFiles?.(plan, label)
  return edited?.ok ? problemOfStoring(canvas) : reasons[edited?.failure ?? 'not-allowed']
}

async function problemOfStoring(canvas: CanvasService): Promise<string | null> {
  const stored = await storeWork(canvas)
  return stored.ok ? null : reasons[stored.failure]
}

function isEmpty({ files, contents = {}, record = {} }: FileChange): boolean {
  return [files, contents, record].every((part) => Object.keys(part).length === 0)
}
