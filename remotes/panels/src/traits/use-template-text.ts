import { limits } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { useDelayedStore } from '../expression-field/use-delayed-store.ts'
import { messages } from './messages.ts'
import { htmlOfTemplate, templateOf } from './template-text.ts'

const asTyped = (text: string) => text

/** What stands in the element, as a template literal that is typed; stored a while after the last key. */
export function useTemplateText(id: NodeId, canvas: CanvasService, read: (typed: string) => string = asTyped) {
  return useDelayedStore({
    value: templateOf(canvas.contentOf(id)),
    delay: limits.directiveDebounce,
    onStore(text) {
      const html = htmlOfTemplate(read(text))
      if (html === null) return messages.backticks
      return canvas.setContent(id, html).ok ? null : messages.notAllowed
    },
  })
}
