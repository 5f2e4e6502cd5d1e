import type { ProjectSummary, Services } from '@pergola/contracts'
import { saveFile } from '@pergola/ui'
import { messages, openReasons } from '../messages.ts'

type Needs = Pick<Services, 'projects' | 'toasts'>

export async function exportProject({ projects, toasts }: Needs, { id, name }: ProjectSummary) {
  const finish = toasts.loading(`${messages.export(name)}…`)
  const outcome = await projects.exportZip(id).finally(finish)
  if (!outcome.ok) return toasts.error(messages.notBuilt, openReasons[outcome.failure])

  saveFile(outcome.value.file as Blob, outcome.value.name)
  toasts.success(messages.built)
  const { notMinified = [], missing = [], idleLoops = [] } = outcome.value
  if (missing.length > 0) toasts.warning(messages.missing(missing))
  if (notMinified.length > 0) toasts.warning(messages.notMinified(notMinified))
  if (idleLoops.length > 0) toasts.warning(messages.idleLoops(idleLoops))
}
