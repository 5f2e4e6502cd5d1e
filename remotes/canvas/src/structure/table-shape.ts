import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { messages } from './messages.ts'

const isCell = ({ name }: HtmlNode): boolean => name === 'td' || name === 'th'

function elementsIn(page: OpenPage, node: HtmlNode): readonly HtmlNode[] {
  return node.children.flatMap((id) => page.node(id) ?? []).filter(({ kind }) => kind === 'element')
}

function span({ attributes }: HtmlNode, wanted: 'colspan' | 'rowspan'): number {
  const written = Number.parseInt(attributes.find(({ name }) => name === wanted)?.value ?? '', 10)
  // Of rows 0 means the rest of the group: more than any has.
  return Number.isNaN(written) || (written === 0 && wanted === 'colspan') ? 1 : Math.min(Math.max(written, 0), 1000)
}

function tableAround(page: OpenPage, id: NodeId): HtmlNode | null {
  let node = page.node(id)
  while (node && node.name !== 'table') node = page.node(node.parent ?? -1)
  return node ?? null
}

function rowsOf(page: OpenPage, table: HtmlNode): readonly HtmlNode[] {
  const parts = elementsIn(page, table).flatMap((part) => (part.name === 'tr' ? [part] : elementsIn(page, part)))
  return parts.filter(({ name }) => name === 'tr')
}

function widthOf(cells: readonly HtmlNode[]): number {
  return cells.reduce((sum, cell) => sum + span(cell, 'colspan'), 0)
}

/** The columns of a table whose rows all have as many; null of one that has other rows, or cells over several of them. */
function columnsOf(page: OpenPage, table: HtmlNode): number | null {
  const widths = new Set(rowsOf(page, table).map((row) => widthOf(elementsIn(page, row).filter(isCell))))
  const [width, ...others] = widths
  return width === undefined || others.length > 0 || hasTallCell(page, table) ? null : width
}

function hasTallCell(page: OpenPage, table: HtmlNode): boolean {
  const cells = rowsOf(page, table).flatMap((row) => elementsIn(page, row).filter(isCell))
  return cells.some((cell) => span(cell, 'rowspan') !== 1)
}

function whyNotRow(page: OpenPage, row: HtmlNode, parent: HtmlNode): string | null {
  const from = tableAround(page, row.id)
  const to = tableAround(page, parent.id)
  if (!to) return null
  // Cells that reach over several rows belong to where they stand.
  if (row.parent !== parent.id && ((from && hasTallCell(page, from)) || hasTallCell(page, to)))
    return messages.tallCells
  if (row.parent === parent.id && hasTallCell(page, to)) return messages.tallCells
  const columns = columnsOf(page, to)
  const width = widthOf(elementsIn(page, row).filter(isCell))
  return from?.id === to.id || columns === null || columns === width ? null : messages.otherColumns(width, columns)
}

/** Why rows or cells cannot be moved into this parent without a hole in a table; null where they can, or are none. */
export function whyTableBreaks(page: OpenPage, moved: readonly HtmlNode[], parentId: NodeId): string | null {
  const parent = page.node(parentId)
  if (!parent) return null
  for (const node of moved) {
    if (isCell(node) && parent.name === 'tr' && node.parent !== parentId) return messages.cellStays
    const why = node.name === 'tr' ? whyNotRow(page, node, parent) : null
    if (why !== null) return why
  }
  return null
}
