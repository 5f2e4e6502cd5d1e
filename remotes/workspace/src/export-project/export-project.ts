import type { FileLike, ProjectSummary, Services } from '@pergola/contracts'
import { messages, openReasons } from '../messages.ts'

type Needs = Pick<Services, 'projects' | 'toasts'>

export async function exportProject({ projects, toasts }: Needs, { id, name }: ProjectSummary) {
  const finish = toasts.loading(`${messages.export(name)}…`)
  const outcome = await projects.exportZip(id).finally(finish)
  if (!outcome.ok) return toasts.error(messages.notBuilt, openReasons[outcome.failure])

  download(outcome.value.file, outcome.value.name)
  toasts.success(messages.built)
}

function download(file: FileLike, name: string) {
  const url = URL.createObjectURL(file as Blob)
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  // The browser reads the address after the click has been handled; a task later is soon enough to let go.
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}
