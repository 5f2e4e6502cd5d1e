import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'
import { setAttributeOf } from './dom-names.ts'
import type { ElementHosts } from './projection-ports.ts'
import { inertAttributes, namesFile } from './inert.ts'

/** Attributes of the editor's own in the frame; the page's attributes come and go around them. */
export const editorPrefix = 'pergola-'

/** What is fetched from the root of the site lies in the project's folder here. */
export function shownAttributes(
  node: HtmlNode,
  hosts: Pick<ElementHosts, 'addressOf' | 'emulated'>,
): readonly HtmlAttribute[] {
  const inert = inertAttributes(node)
  const attributes = hosts.emulated ? hosts.emulated(node, inert) : inert
  if (!attributes.some(({ name }) => namesFile(name))) return attributes
  return attributes.map((attribute) =>
    namesFile(attribute.name) ? { ...attribute, value: hosts.addressOf(attribute) } : attribute,
  )
}

/** Gives a drawn element exactly these, and leaves the editor's own. */
export function syncAttributes(element: Element, wanted: readonly HtmlAttribute[]): void {
  const names = new Set(wanted.map((attribute) => attribute.name))
  for (const name of element.getAttributeNames()) {
    if (!names.has(name) && !name.startsWith(editorPrefix)) element.removeAttribute(name)
  }
  for (const attribute of wanted) {
    if (element.getAttribute(attribute.name) !== attribute.value) setAttributeOf(element, attribute)
  }
}
