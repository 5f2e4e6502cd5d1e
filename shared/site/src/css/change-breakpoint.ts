import type { CssChild, CssParent } from './css-node.ts'
import type { CssOperation } from './css-operation.ts'
import { isBlock, sourceSheet, type CssSheet } from './css-sheet.ts'
import { sameWidths, widthRange, type WidthRange } from './media-widths.ts'

/**
 * What makes every at-rule for exactly these widths one with other parameters, however it is written; null takes it
 * away with what it holds. At-rules with further conditions stay.
 */
export function changeBreakpoint(sheet: CssSheet, from: WidthRange, params: string | null): CssOperation[] {
  const operations: CssOperation[] = []
  const visit = (parent: CssParent & { children: CssChild[] }): void => {
    for (const node of parent.children) {
      if (!isBlock(node)) continue
      const range = node.kind === 'at-rule' ? widthRange({ name: node.name.toLowerCase(), params: node.params }) : null
      const isMeant = range !== null && sameWidths(range, from)
      if (isMeant && params === null) {
        operations.push({ type: 'css.remove', node: node.id })
        continue
      }
      if (isMeant && params !== null) operations.push({ type: 'css.selector', node: node.id, selector: params })
      visit(node)
    }
  }
  visit(sourceSheet(sheet).root)
  return operations
}
