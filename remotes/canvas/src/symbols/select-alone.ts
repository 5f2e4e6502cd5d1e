import type { CanvasService, NodeId } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { symbolAround } from '../service/describe-element.ts'
import { messages } from './messages.ts'

/** Of several elements those that can be selected together; of nothing but symbols the last one. */
export function selectable(page: OpenPage, ids: readonly NodeId[]): readonly NodeId[] {
  if (ids.length < 2) return ids
  const plain = ids.filter((id) => symbolAround(page, id)?.root !== id)
  return plain.length > 0 ? plain : ids.slice(-1)
}

/** A symbol is selected alone: what is chosen together with others leaves it out. */
export function selectAlone(core: CanvasCore, select: CanvasService['select']): CanvasService['select'] {
  return (ids, options) => {
    const { page } = core
    const chosen = page ? selectable(page, ids) : ids
    if (chosen.length < ids.length) core.services.toasts.warning(messages.multiple)
    return select(chosen, options)
  }
}
