import type { CanvasService } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { messages } from './messages.ts'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

/** Stores pictures that were pasted or dropped among the project's assets and shows them in the page. */
export async function insertImages(
  core: CanvasCore,
  files: readonly File[],
  insertHtml: CanvasService['insertHtml'],
): Promise<void> {
  const { page } = core
  const { assets, toasts } = core.services
  const images = files.filter((file) => file.type.startsWith('image/'))
  if (!page || !assets || images.length === 0 || !core.canEdit()) return
  const done = toasts.loading(messages.upload)
  const outcome = await assets.upload(images)
  done()
  if (!outcome.ok) return toasts.error(messages.notStored, outcome.detail)
  if (core.page !== page || outcome.value.stored.length === 0) return
  const markup = outcome.value.stored.map(({ path }) => `<img src="${escaped(page.addressTo(path))}" alt="">`)
  insertHtml(markup.join('\n'))
}
