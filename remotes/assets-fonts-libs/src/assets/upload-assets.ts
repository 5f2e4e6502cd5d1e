import type { AssetsService, ToastsService, UploadWork } from '@pergola/contracts'
import { messages, uploadReasons } from '../messages.ts'

interface UploadServices {
  assets: AssetsService
  toasts: ToastsService
}

export async function uploadAssets({ assets, toasts }: UploadServices, files: readonly File[], work: UploadWork = {}) {
  if (files.length === 0) return
  const finish = toasts.loading(messages.uploading)
  const outcome = await assets.upload(files, work).finally(finish)

  if (!outcome.ok) return toasts.error(messages.notUploaded, uploadReasons[outcome.failure])
  const { stored, ignored, noRoom = [] } = outcome.value
  if (ignored.length > 0) toasts.warning(messages.ignored(ignored.length))
  if (noRoom.length > 0) toasts.error(messages.noRoom(noRoom.length), uploadReasons['storage-full'])
  if (stored.length > 0) toasts.success(messages.uploaded)
}
