import { markers, paths } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { resolvePath } from '../document/index.ts'
import type { SiteDocument } from '../document/index.ts'
import { attributeOf, canApply, descendants, parseFragment, withAttribute } from '../html/index.ts'
import type { HtmlOperation, HtmlTree } from '../html/index.ts'
import { findPage, isComposed, outputPath, pathToRoot } from '../project/index.ts'
import { blockStyle } from './block-sheet.ts'

interface Arrival {
  readonly document: SiteDocument
  readonly file: string
  readonly pageName: string
  /** What has just come to the page. */
  readonly node: NodeId
}

const sheets = [
  [markers.symbolId, paths.symbolsCss],
  [markers.templateId, paths.templatesCss],
] as const

/**
 * A page that is a whole document says itself which sheets it has. One that gets a symbol or a template is linked to the
 * sheet with its styles, unless it is already; a link that somebody takes out stays out until another one comes.
 */
export function blockSheetLinks({ document, file, pageName, node }: Arrival): readonly HtmlOperation[] {
  const page = findPage(document.record, pageName)
  if (!page || isComposed(page)) return []
  const tree = document.html(file)
  const place = outputPath(page)
  return sheets.flatMap(([marker, sheet]): HtmlOperation[] => {
    const css = document.text(sheet)
    if (css === null || !isStyled(tree, node, marker, css) || isLinked(tree, place, sheet)) return []
    const head = tree.head()
    const markup = `<link rel="stylesheet" href="${pathToRoot(place)}${sheet}">`
    const nodes = parseFragment(tree, markup, head)
    const insertion = { type: 'html.insert', parent: head, index: firstSheet(tree, head), nodes } as const
    return canApply(tree, insertion) ? [insertion] : []
  })
}

function isStyled(tree: HtmlTree, id: NodeId, marker: string, css: string): boolean {
  for (const node of descendants(tree, id)) {
    const block = node.kind === 'element' ? attributeOf(node, marker) : null
    if (block !== null && blockStyle(css, block)?.trim()) return true
  }
  return false
}

/** Under a base of the page's own an address of ours would lead anywhere: nothing is added there. */
function isLinked(tree: HtmlTree, place: string, sheet: string): boolean {
  return withAttribute(tree, 'href').some((node) => {
    if (node.name === 'base') return true
    return node.name === 'link' && resolvePath(place, attributeOf(node, 'href') ?? '') === sheet
  })
}

/** Before the page's own sheets, as in a composed page: what they say of the same element wins. */
function firstSheet(tree: HtmlTree, head: NodeId): number {
  const children = tree.node(head)?.children ?? []
  const first = children.findIndex((id) => {
    const node = tree.node(id)
    const isLink = node?.name === 'link' && /\bstylesheet\b/i.test(attributeOf(node, 'rel') ?? '')
    return isLink || node?.name === 'style'
  })
  if (first >= 0) return first
  const last = tree.node(children.at(-1) ?? -1)
  return last?.kind === 'text' && last.value.trim() === '' ? children.length - 1 : children.length
}
