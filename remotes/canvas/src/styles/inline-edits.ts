import { hiddenItemsPrefix, type StyleEdit } from '@pergola/contracts'
import { editStyleAttribute, readStyleAttribute } from '@pergola/site/css'
import type { SiteOperation } from '@pergola/site/document'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import type { PageFrame } from '../frame/page-frame.ts'
import { attributeOperation } from '../structure/attributes.ts'

/** The text of the style attribute, as it is written; empty where there is none. */
export function styleText(page: OpenPage, node: HtmlNode): string {
  return page.attributesOf(node).find(({ name }) => name === 'style')?.value ?? ''
}

export function inlineDeclarations(page: OpenPage, node: HtmlNode) {
  return readStyleAttribute(styleText(page, node)) ?? []
}

/** Elements of the page with a style attribute of its own; what the frame adds to show the page is none. */
export function nodesWithStyle(page: OpenPage, frame: PageFrame): HtmlNode[] {
  const ids = new Set([...frame.document.querySelectorAll('[style]')].map((element) => frame.projection.idOf(element)))
  const nodes = [...ids].flatMap((id) => (id === undefined ? [] : (page.node(id) ?? [])))
  return nodes.filter((node) => node.kind === 'element' && styleText(page, node).trim() !== '')
}

/** Nothing beside the page says what is switched off in an attribute: it would be lost. */
export function hidesItems(edits: readonly StyleEdit[]): boolean {
  return edits.some(({ property, value }) => value !== null && property.startsWith(hiddenItemsPrefix))
}

/** Edits of the attributes as they stand now, the same however often they are shown and taken back. */
export function inlineEdits(page: OpenPage, nodes: readonly HtmlNode[]) {
  const texts = nodes.map((node) => [node, styleText(page, node)] as const)
  return (edits: readonly StyleEdit[]): SiteOperation[] => {
    const written = edits.filter(({ property }) => !property.startsWith(hiddenItemsPrefix))
    return texts.flatMap(([node, text]) => {
      const next = editStyleAttribute(text, written)
      if (next === null || next === text) return []
      return [attributeOperation(page, node.id, { style: next === '' ? null : next })]
    })
  }
}
