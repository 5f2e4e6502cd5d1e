import type { CanvasService, EditFailure, Outcome } from '@pergola/contracts'
import { readPictureSize, type PictureSize } from '@pergola/ui/picture-size'
import { cleanHtml, htmlOfText } from '../clipboard/clean-html.ts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import type { Where } from '../structure/place.ts'
import { messages } from './messages.ts'

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
}

interface Media {
  readonly type: string
  readonly address: string
  readonly size: PictureSize | null
}

function mediaMarkup({ type, address, size }: Media): string {
  if (type.startsWith('video/')) return `<video src="${escaped(address)}" controls></video>`
  if (type.startsWith('audio/')) return `<audio src="${escaped(address)}" controls></audio>`
  // Room for it is kept before it has come.
  const sized = size ? ` width="${size.width}" height="${size.height}"` : ''
  return `<img src="${escaped(address)}" alt=""${sized}>`
}

const isMedia = ({ type }: File) => /^(?:image|video|audio)\//.test(type)
const isText = ({ type }: File) => type === 'text/html' || type === 'text/plain'

async function markupOfText(file: File): Promise<string> {
  const text = await file.text()
  return file.type === 'text/html' ? cleanHtml(text) : htmlOfText(text)
}

/** Stores media among the assets of the project. Empty when nothing was stored; what went wrong is said. */
async function markupOfMedia({ services }: CanvasCore, page: OpenPage, files: readonly File[]): Promise<string> {
  const { assets, toasts } = services
  if (files.length === 0 || !assets) return ''
  const done = toasts.loading(messages.upload)
  const outcome = await assets.upload(files, { label: messages.uploadStep(files.map(({ name }) => name)) })
  done()
  if (!outcome.ok) {
    toasts.error(messages.notStored[outcome.failure], outcome.detail)
    return ''
  }
  const { stored, ignored, tooMany = [], noRoom = [], cancelled = [], failed = [] } = outcome.value
  if (ignored.length > 0) toasts.warning(messages.leftOut('large', ignored))
  if (tooMany.length > 0) toasts.warning(messages.leftOut('many', tooMany))
  if (noRoom.length > 0) toasts.error(messages.noRoom(noRoom), messages.notStored['storage-full'])
  if (cancelled.length + failed.length > 0)
    toasts.error(messages.noRoom([...cancelled, ...failed]), messages.notStored['worker-lost'])
  const markup = stored.map(async ({ name, path, type }) => {
    const size = await readPictureSize(await assets.read(name))
    return mediaMarkup({ type, address: page.addressTo(path), size })
  })
  return (await Promise.all(markup)).join('\n')
}

/** Shows files in the page that were pasted or dropped: media become assets, texts and markup are read. One step. */
export async function insertFiles(
  core: CanvasCore,
  files: readonly File[],
  insertHtml: CanvasService['insertHtml'],
  where?: Where,
): Promise<Outcome<readonly number[], EditFailure> | null> {
  const { page } = core
  const { toasts } = core.services
  if (!page || files.length === 0 || !core.canEdit()) return null
  const strange = files.filter((file) => !isMedia(file) && !isText(file)).map(({ name }) => name)
  if (strange.length > 0) toasts.warning(messages.strange(strange))
  const written = files.filter(isText)
  const texts = await Promise.all(written.map(markupOfText))
  const empty = written.filter((_file, index) => texts[index] === '').map(({ name }) => name)
  if (empty.length > 0) toasts.warning(messages.nothing(empty))
  const media = await markupOfMedia(core, page, files.filter(isMedia))
  const markup = [media, ...texts].filter((part) => part !== '').join('\n')
  if (markup === '' || core.page !== page) return null
  // The place may have gone while the files were stored.
  const place = where && page.node(where.target) ? where : undefined
  return place ? insertHtml(markup, place) : insertHtml(markup)
}
