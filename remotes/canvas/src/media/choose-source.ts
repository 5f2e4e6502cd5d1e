import type { NodeId } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { attributeOperation } from '../structure/attributes.ts'
import { messages } from './messages.ts'

const kinds: Readonly<Record<string, string>> = { img: 'image', video: 'video', audio: 'audio' }

function anchorOf(core: CanvasCore, id: NodeId) {
  const { frame } = core
  const element = frame?.projection.elementOf(id)
  if (!frame || !element) return undefined
  const { zoom } = core.store.getState()
  const place = frame.element.getBoundingClientRect()
  const box = element.getBoundingClientRect()
  return {
    x: place.left + box.left * zoom,
    y: place.top + box.top * zoom,
    width: box.width * zoom,
    height: box.height * zoom,
  }
}

/** Lets the user choose the file that an image, video or sound shows. */
export async function chooseSource(core: CanvasCore, id: NodeId): Promise<void> {
  const { page } = core
  const { assetPicker } = core.services
  const mime = kinds[page?.node(id)?.name ?? '']
  if (!page || !assetPicker || mime === undefined || !core.canEdit()) return
  const anchor = anchorOf(core, id)
  const chosen = await assetPicker.pick(anchor ? { mime, anchor } : { mime })
  if (!chosen || core.page !== page || !core.canEdit() || !page.node(id)) return
  page.run(messages.source, [attributeOperation(page, id, { src: page.addressTo(chosen.path), srcset: null })])
}
