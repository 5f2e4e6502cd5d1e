import type { CanvasService } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { symbolAround } from '../service/describe-element.ts'
import { messages } from './messages.ts'

/** A symbol is selected alone: what is chosen together with others leaves it out. */
export function selectAlone(core: CanvasCore, select: CanvasService['select']): CanvasService['select'] {
  return (ids, options) => {
    const { page } = core
    if (!page || ids.length < 2) return select(ids, options)
    const plain = ids.filter((id) => symbolAround(page, id)?.root !== id)
    if (plain.length < ids.length) core.services.toasts.warning(messages.multiple)
    return select(plain.length > 0 ? plain : ids.slice(-1), options)
  }
}
