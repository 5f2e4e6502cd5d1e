import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

export function wrapElement(selector: unknown, wrapperTag: unknown): void {
  for (const element of each(selector)) {
    const wrapper = document.createElement(textOf(wrapperTag).trim() || 'div')
    element.replaceWith(wrapper)
    wrapper.append(element)
  }
}
