import { textOf } from './text-of.ts'

/** First node of the markup; blanks in front of an element are no node that anybody means. */
export function firstNode(html: unknown): ChildNode | null {
  const template = document.createElement('template')
  template.innerHTML = textOf(html).trim()
  return template.content.firstChild
}
