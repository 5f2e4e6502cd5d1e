import type { Services, UploadWork } from '@pergola/contracts'
import { messages, uploadReasons } from '../messages.ts'

type UploadServices = Pick<Services, 'assets' | 'toasts'> & Partial<Pick<Services, 'canvas'>>

/** With a page open, what was stored is one step of its history. */
export async function uploadAssets(
  { assets, toasts, canvas }: UploadServices,
  files: readonly File[],
  work: UploadWork = {},
) {
  if (files.length === 0) return
  const finish = toasts.loading(messages.uploading)
  const outcome = await assets.upload(files, work).finally(finish)

  if (!outcome.ok) return toasts.error(messages.notUploaded, uploadReasons[outcome.failure])
  const { stored, ignored, noRoom = [] } = outcome.value
  if (ignored.length > 0) toasts.warning(messages.ignored(ignored.length))
  if (noRoom.length > 0) toasts.error(messages.noRoom(noRoom.length), uploadReasons['storage-full'])
  if (stored.length === 0) return
  toasts.success(messages.uploaded)
  const names = stored.map(({ name }) => name)
  await canvas?.keepUploaded?.(
    stored.map(({ path }) => path),
    messages.uploadStep(names),
  )
}
