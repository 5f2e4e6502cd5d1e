import type { HtmlNode, HtmlTree } from '@pergola/site/html'
import { addressBase } from '../document/address-base.ts'
import { isSheetLink } from '../document/page-sheets.ts'
import { embedOf, type Embed } from './embeds.ts'
import { projectAddress, projectPath } from './project-address.ts'
import { createProjection } from './projection.ts'
import { createTurns } from './turns.ts'

interface InnerDocument {
  readonly document: Document
  readonly tree: HtmlTree
  /** Path of the page in the built site. */
  readonly place: string
  readonly projectId: string
  readonly origin: string
  readonly draw: (element: Element, embed: Embed, from: string | null) => void
}

/** Draws a page of the project into the document of a frame inside the canvas; its sheets are loaded by the browser. */
export function createInnerProjection(inner: InnerDocument): Promise<void> {
  const { document, tree, place, projectId, origin } = inner
  const base = addressBase(tree, place)
  const from = 'path' in base ? base.path : null
  const addressIn = (path: string) => projectAddress(projectId, path, origin)

  function linkSheet(node: HtmlNode, link: Element): void {
    const href = node.attributes.find(({ name }) => name === 'href')?.value.trim() ?? ''
    const path = from === null ? null : projectPath(href, from)
    if (path !== null) link.setAttribute('href', addressIn(path))
    else if (/^(?:https?:)?\/\//i.test(href)) link.setAttribute('href', href)
  }

  const projection = createProjection(document, tree, {
    claims: (node) => node.name === 'object' && embedOf(node, from) !== null,
    drawn(node, element) {
      if (node.name === 'head') element.append(baseElement(document, from === null ? null : addressIn(from)))
      if (isSheetLink(node)) linkSheet(node, element)
      const embed = embedOf(node, from)
      if (embed) inner.draw(element, embed, from)
    },
    forgotten: () => undefined,
    // From the root of the site: that is the project here.
    addressOf: ({ value }) => (/^\/(?!\/)/.test(value) ? addressIn(projectPath(value, '') ?? '') : value),
  })
  document.replaceChildren()
  projection.bind(tree.root, document)
  return projection.fill(tree.root, createTurns())
}

function baseElement(document: Document, address: string | null): Element {
  const base = document.createElement('base')
  if (address !== null) base.href = address
  return base
}
