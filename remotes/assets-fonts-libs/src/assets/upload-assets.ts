import { paths as places } from '@pergola/contracts'
import type { Services, ToastsService, UploadReport, UploadWork } from '@pergola/contracts'
import { safeFileName } from '@pergola/site/files'
import { foldPath } from '@pergola/site/project'
import { messages, uploadReasons } from '../messages.ts'

export type UploadServices = Pick<Services, 'assets' | 'projects' | 'dialogs' | 'toasts'> &
  Partial<Pick<Services, 'canvas'>>

/** With a page open, what was stored is one step of its history; what it took the place of is gone. */
export async function uploadAssets(services: UploadServices, files: readonly File[], work: UploadWork = {}) {
  if (files.length === 0) return
  const sameName = await whatOfSameNames(services, files, work.folder ?? `${places.assets}/`)
  if (sameName === null) return
  const { assets, toasts, projects, canvas } = services
  const before = projects.state.getState().open?.files ?? {}
  const finish = toasts.loading(messages.uploading)
  work.onProgress?.({ done: 0, total: files.length, label: '' })
  const outcome = await assets
    .upload(files, { ...work, sameName, label: messages.uploadStep(files.map(({ name }) => name)) })
    .finally(finish)

  if (!outcome.ok) return toasts.error(messages.notUploaded, uploadReasons[outcome.failure])
  sayLeftOut(toasts, outcome.value)
  const { stored } = outcome.value
  if (stored.length === 0) return
  toasts.success(messages.uploaded)
  const added = stored.filter(({ path }) => !Object.hasOwn(before, path))
  if (added.length === 0) return
  const paths = added.map(({ path }) => path)
  await canvas?.keepUploaded?.(paths, messages.uploadStep(added.map(({ name }) => name)))
}

/** Asks where files of these names are there already; null when nothing is to be uploaded then. */
async function whatOfSameNames(
  { projects, dialogs }: UploadServices,
  files: readonly File[],
  folder: string,
): Promise<NonNullable<UploadWork['sameName']> | null> {
  const stored = new Set(Object.keys(projects.state.getState().open?.files ?? {}).map(foldPath))
  const there = files.map(({ name }) => name).filter((name) => stored.has(foldPath(folder + safeFileName(name))))
  if (there.length === 0) return 'keep-both'
  const answer = await dialogs.confirm({
    title: messages.sameNames(there.length),
    message: messages.sameNamesQuestion(there),
    confirmLabel: messages.replace,
    alternativeLabel: messages.keepBoth,
    danger: true,
  })
  return answer === 'confirm' ? 'replace' : answer === 'alternative' ? 'keep-both' : null
}

/** Names what an upload did not store, and why. */
export function sayLeftOut(
  toasts: ToastsService,
  { ignored, tooMany = [], noRoom = [], cancelled = [] }: Omit<UploadReport, 'stored'>,
): void {
  if (ignored.length > 0) toasts.warning(messages.ignored(ignored.length))
  if (tooMany.length > 0) toasts.warning(messages.tooMany(tooMany.length))
  if (cancelled.length > 0) toasts.info(messages.cancelled(cancelled.length))
  if (noRoom.length > 0) toasts.error(messages.noRoom(noRoom.length), uploadReasons['storage-full'])
}
