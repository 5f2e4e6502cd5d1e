import { markers, paths } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import { sheetLink } from '../document/index.ts'
import type { SiteDocument } from '../document/index.ts'
import { attributeOf, descendants } from '../html/index.ts'
import type { HtmlOperation, HtmlTree } from '../html/index.ts'
import { findPage, isComposed, outputPath } from '../project/index.ts'
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
 * sheet with its styles, unless it is already; a link that somebody takes out stays out until another one comes. What a
 * symbol says of itself wins over the page (decision 0185); what comes of a template is the page's own.
 */
export function blockSheetLinks({ document, file, pageName, node }: Arrival): readonly HtmlOperation[] {
  const page = findPage(document.record, pageName)
  if (!page || isComposed(page)) return []
  const tree = document.html(file)
  return sheets.flatMap(([marker, sheet]): HtmlOperation[] => {
    const css = document.text(sheet)
    if (css === null || !isStyled(tree, node, marker, css)) return []
    const link = sheetLink(tree, { place: outputPath(page), sheet, isLast: sheet === paths.symbolsCss })
    return link ? [link] : []
  })
}

function isStyled(tree: HtmlTree, id: NodeId, marker: string, css: string): boolean {
  for (const node of descendants(tree, id)) {
    const block = node.kind === 'element' ? attributeOf(node, marker) : null
    if (block !== null && blockStyle(css, block)?.trim()) return true
  }
  return false
}
