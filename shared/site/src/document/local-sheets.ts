import type { NodeId } from '@pergola/contracts'
import { attributeOf, findAll } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { embeddedKey } from './embedded-sheets.ts'
import { pageBase } from './page-base.ts'
import { resolvePath } from './resolve-path.ts'
import type { SheetKey } from './site-operation.ts'

/** A sheet that a page brings along itself. */
export interface LocalSheet {
  readonly node: NodeId
  readonly kind: 'link' | 'style'
  /** Empty when there is none: the sheet always applies. */
  readonly media: string
  /** Of a link, as written. */
  readonly href: string
  /** Key of the sheet in the document; null for a link that leads out of the project. */
  readonly key: SheetKey | null
}

/** Links and style elements of a page in document order; alternate and disabled ones are no part of it. */
export function localSheets(tree: HtmlTree, page: string): readonly LocalSheet[] {
  const base = pageBase(tree, page)
  return [...findAll(tree, isSheet)].map((node) => {
    const media = attributeOf(node, 'media')?.trim() ?? ''
    if (node.name === 'style') return { node: node.id, kind: 'style', media, href: '', key: embeddedKey(page, node.id) }
    const href = attributeOf(node, 'href') ?? ''
    return { node: node.id, kind: 'link', media, href, key: base === null ? null : resolvePath(base, href) }
  })
}

function isSheet(node: HtmlNode): boolean {
  if (node.kind !== 'element' || node.namespace !== 'html') return node.name === 'style' && node.namespace === 'svg'
  if (node.name === 'style') return /^(?:text\/css)?$/i.test(attributeOf(node, 'type')?.trim() ?? '')
  if (node.name !== 'link' || attributeOf(node, 'disabled') !== null || attributeOf(node, 'href') === null) return false
  const words = (attributeOf(node, 'rel') ?? '').toLowerCase().split(/\s+/)
  return words.includes('stylesheet') && !words.includes('alternate')
}
