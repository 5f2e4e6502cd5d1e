import type { HtmlAttribute, HtmlNode, HtmlTree } from '@pergola/site/html'
import { addressBase } from '../document/address-base.ts'
import { isSheetLink } from '../document/page-sheets.ts'
import { mediaOf } from '../document/sheet-media.ts'
import { embedOf, type Embed } from './embeds.ts'
import { isFetched } from './inert.ts'
import type { InnerFiles } from './inner-files.ts'
import { projectPath } from './project-address.ts'
import { createProjection } from './projection.ts'
import { createTurns } from './turns.ts'

interface InnerDocument {
  readonly document: Document
  readonly tree: HtmlTree
  /** Path of the page in the built site. */
  readonly place: string
  readonly files: InnerFiles
  readonly draw: (element: Element, embed: Embed, from: string | null) => void
}

/** Nothing, in place of what is still on its way: an address of the project would be looked for on the server. */
const nothing = 'data:,'

/** Of a list of sources the first is shown: which one fits is a question for a page that is looked at. */
function firstSource({ name, value }: HtmlAttribute): string {
  return name === 'srcset' ? (value.trim().split(/[\s,]/)[0] ?? '') : value
}

/**
 * Draws a page of the project into the document of a frame inside the canvas. Browsers do not ask a service worker for
 * what such a frame shows, so files of the project are put inside.
 */
export function createInnerProjection({ document, tree, place, files, draw }: InnerDocument): Promise<void> {
  const base = addressBase(tree, place)
  const from = 'path' in base ? base.path : null
  const pathOf = (address: string) => (from === null ? null : projectPath(address, from))

  async function putInside(element: Element, name: string, path: string): Promise<void> {
    element.setAttribute(name, (await files.address(path)) ?? nothing)
  }

  async function drawSheet(link: Element, node: HtmlNode): Promise<void> {
    const href = node.attributes.find(({ name }) => name === 'href')?.value.trim() ?? ''
    const path = pathOf(href)
    if (path === null) return /^(?:https?:)?\/\//i.test(href) ? link.setAttribute('href', href) : undefined
    const style = document.createElement('style')
    style.media = mediaOf(node) ?? ''
    link.replaceWith(style)
    style.textContent = await files.css(await files.text(path), path)
  }

  function drawn(node: HtmlNode, element: Element): void {
    for (const attribute of node.attributes) {
      const path =
        isFetched(attribute.name) && element.hasAttribute(attribute.name) ? pathOf(firstSource(attribute)) : null
      if (path !== null) void putInside(element, attribute.name, path)
    }
    const embed = embedOf(node, from)
    if (embed) draw(element, embed, from)
  }

  /** Behind the drawing: until then an element has no place, and a style no text. */
  async function drawSheets(): Promise<void> {
    for (const [link, node] of links) await drawSheet(link, node)
    if (from === null) return
    for (const element of document.querySelectorAll('style, [style*="url("]')) {
      const isStyle = element.localName === 'style'
      const text = (isStyle ? element.textContent : element.getAttribute('style')) ?? ''
      const shown = await files.css(text, from)
      if (shown === text) continue
      if (isStyle) element.textContent = shown
      else element.setAttribute('style', shown)
    }
  }

  const links = new Map<Element, HtmlNode>()
  const projection = createProjection(document, tree, {
    claims: (node) => node.name === 'object' && embedOf(node, from) !== null,
    drawn(node, element) {
      if (isSheetLink(node)) links.set(element, node)
      drawn(node, element)
    },
    forgotten: () => undefined,
    addressOf: (attribute) =>
      isFetched(attribute.name) && pathOf(firstSource(attribute)) !== null ? nothing : attribute.value,
  })
  document.replaceChildren()
  projection.bind(tree.root, document)
  return projection.fill(tree.root, createTurns()).then(drawSheets)
}
