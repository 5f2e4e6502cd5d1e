import { element, isElement, type PastedElement, type PastedNode, type RichElement } from './rich-node.ts'
import { unwrapOnly } from './build-lists.ts'

type WriteBlocks = (nodes: readonly PastedNode[]) => readonly RichElement[]

const elementsOf = ({ children }: PastedElement) => children.filter(isElement)

const sections = new Set(['thead', 'tbody', 'tfoot'])

function rowsOf(table: PastedElement): readonly PastedElement[] {
  return elementsOf(table).flatMap((child) => (sections.has(child.name) ? elementsOf(child) : [child]))
}

const cellsOf = (row: PastedElement) => elementsOf(row).filter(({ name }) => name === 'td' || name === 'th')

function holdsTable({ children }: PastedElement): boolean {
  return children.some((child) => isElement(child) && (child.name === 'table' || holdsTable(child)))
}

/** A table that only says where things stand, as mails are made of them. */
export function isLayoutTable(table: PastedElement): boolean {
  const cells = rowsOf(table).flatMap(cellsOf)
  return cells.length <= 1 || /^(?:none|presentation)$/.test(table.attributes['role'] ?? '') || holdsTable(table)
}

const spans = ['colspan', 'rowspan'] as const

function cellAttributes({ attributes }: PastedElement): Record<string, string> {
  const kept: Record<string, string> = {}
  for (const name of spans) {
    const value = attributes[name] ?? ''
    if (/^\d{1,3}$/.test(value) && Number(value) > 1) kept[name] = value
  }
  if (/^(?:row|col)(?:group)?$/.test(attributes['scope'] ?? '')) kept['scope'] = attributes['scope'] ?? ''
  return kept
}

function writeRow(row: PastedElement, write: WriteBlocks): readonly RichElement[] {
  const cells = cellsOf(row).map((cell) => element(cell.name, unwrapOnly(write(cell.children)), cellAttributes(cell)))
  return cells.length === 0 ? [] : [element('tr', cells)]
}

/** A table with its cells and what spans several; null where it has no row. */
export function writeTable(table: PastedElement, write: WriteBlocks): RichElement | null {
  const captions = elementsOf(table).filter(({ name }) => name === 'caption')
  const loose = elementsOf(table).filter(({ name }) => name === 'tr')
  const groups = elementsOf(table).filter(({ name }) => sections.has(name))
  const written = loose.length > 0 ? [{ name: 'tbody', rows: loose }] : []
  for (const group of groups) written.push({ name: group.name, rows: elementsOf(group) })
  const bodies = written.flatMap(({ name, rows }) => {
    const lines = rows.flatMap((row) => writeRow(row, write))
    return lines.length === 0 ? [] : [element(name, lines)]
  })
  if (bodies.length === 0) return null
  const named = captions.flatMap((caption) => {
    const words = unwrapOnly(write(caption.children))
    return words.length === 0 ? [] : [element('caption', words)]
  })
  return element('table', [...named.slice(0, 1), ...bodies])
}
