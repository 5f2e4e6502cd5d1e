import { buildLists, unwrapOnly, type ListItem } from './build-lists.ts'
import { element, isBlock, isElement, textOf } from './rich-node.ts'
import type { PastedElement, PastedNode, RichElement, RichNode } from './rich-node.ts'
import { splitLines, tidyLine } from './tidy-line.ts'
import { formatsOf, type Format } from './text-formats.ts'
import { wordItem } from './word-items.ts'
import { isLayoutTable, writeTable } from './write-table.ts'
import { lineOf, wrapped } from './write-lines.ts'

/** What stands one below the other. `apart` parts the words, or also the points, before it from those behind it. */
type Piece =
  | { readonly line: readonly RichNode[] }
  | { readonly block: RichElement }
  | { readonly item: ListItem }
  | { readonly apart: 'words' | 'lists' }

/** Formats of elements around blocks, which are given to the words in each of them. */
type Around = readonly Format[]

const kindsOf = (formats: Around) => new Set(formats.map(({ kind }) => kind))

const added = (around: Around, node: PastedElement): Around => [...around, ...formatsOf(node, kindsOf(around))]

const line = (nodes: readonly PastedNode[], around: Around) => wrapped(lineOf(nodes, kindsOf(around)), around)

function blocksOf(pieces: readonly Piece[]): readonly RichElement[] {
  const blocks: RichElement[] = []
  let run: RichNode[] = []
  let items: ListItem[] = []
  const endRun = () => {
    for (const words of splitLines(run)) blocks.push(element('p', words))
    run = []
  }
  const endItems = () => {
    blocks.push(...buildLists(items))
    items = []
  }
  for (const piece of pieces) {
    if ('line' in piece) {
      if (items.length > 0 && tidyLine(piece.line).length === 0) continue
      endItems()
      run.push(...piece.line)
      continue
    }
    endRun()
    if ('item' in piece) items.push(piece.item)
    else if ('block' in piece || piece.apart === 'lists') endItems()
    if ('block' in piece) blocks.push(piece.block)
  }
  endRun()
  endItems()
  return blocks
}

/** Everything in these nodes as blocks; words beside blocks are paragraphs. */
export function writeBlocks(nodes: readonly PastedNode[], around: Around = []): readonly RichElement[] {
  return blocksOf(piecesOf(nodes, around))
}

function piecesOf(nodes: readonly PastedNode[], around: Around): readonly Piece[] {
  return nodes.flatMap((node): readonly Piece[] => {
    if (!isElement(node)) return [{ line: wrapped([node], around) }]
    if (isBlock(node)) return blockPieces(node, around)
    return node.holdsBlock ? piecesOf(node.children, added(around, node)) : [{ line: line([node], around) }]
  })
}

const betweenWords: Piece = { apart: 'words' }
const betweenLists: Piece = { apart: 'lists' }

const isList = ({ name }: PastedElement) => /^(?:[ou]l|menu|dir)$/.test(name)

/** Word in the browser writes a list for each point, and says how deep it is. */
const saysLevels = ({ children }: PastedElement) =>
  children.some((child) => isElement(child) && child.attributes['data-aria-level'] !== undefined)

function listPieces(list: PastedElement, around: Around, level = 1): readonly Piece[] {
  return list.children.flatMap((child): readonly Piece[] => {
    if (!isElement(child)) return child.trim() === '' ? [] : [itemOf([child], list, { around, level })]
    // A list in a list, as Google writes it: its points are below the one before it.
    if (isList(child)) return listPieces(child, around, level + 1)
    if (child.name !== 'li') return [itemOf([child], list, { around, level })]
    const said = Number(child.attributes['data-aria-level'])
    const own = said >= 1 && said <= 9 ? said : level
    return [itemOf(child.children, list, { around: added(around, child), level: own, ...startOf(list, child) })]
  })
}

function startOf(list: PastedElement, item: PastedElement): { start: number } | null {
  const isFirst = list.children.find(isElement) === item
  const start = Number(isFirst ? (list.attributes['start'] ?? list.attributes['data-start'] ?? 1) : 1)
  return Number.isInteger(start) && start !== 1 ? { start } : null
}

interface ItemPlace {
  readonly around: Around
  readonly level: number
  readonly start?: number
}

function itemOf(
  nodes: readonly PastedNode[],
  list: PastedElement,
  { around, level, start = undefined }: ItemPlace & { start?: number | undefined },
): Piece {
  const children = unwrapOnly(writeBlocks(nodes, around))
  return { item: { level, isOrdered: list.name === 'ol', start: start ?? null, children } }
}

/** Elements that hold blocks and stay what they are. */
const holders = new Set(['blockquote', 'dd', 'figure', 'details'])
/** Elements that hold a line. */
const lines = new Set(['h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'dt', 'figcaption', 'summary'])

function nameOf({ name, attributes }: PastedElement): string {
  return name === 'p' && /\bMsoTitle\b/.test(attributes['class'] ?? '') ? 'h1' : name
}

function heldBlock(node: PastedElement, around: Around): readonly Piece[] {
  const blocks = writeBlocks(node.children, around)
  if (blocks.length === 0) return []
  return [{ block: element(node.name, node.name === 'blockquote' ? blocks : unwrapOnly(blocks)) }]
}

function lineBlock(node: PastedElement, around: Around): readonly Piece[] {
  const name = nameOf(node)
  const isHeading = /^h\d/.test(name)
  // Headings are bold by themselves.
  const said = isHeading ? around.filter(({ kind }) => kind !== 'strong') : around
  const held = new Set([...kindsOf(said), ...(isHeading ? ['strong'] : [])])
  const words = tidyLine(wrapped(lineOf(node.children, held), said))
  return words.length === 0 ? [] : [{ block: element(name, words) }]
}

function preBlock(node: PastedElement): readonly Piece[] {
  const text = node.children
    .map(textOf)
    .join('')
    .replace(/^\n+|\n+$/g, '')
  const [only] = node.children.filter((child) => isElement(child) || child.trim() !== '')
  const isCode = only !== undefined && isElement(only) && only.name === 'code'
  return text.trim() === '' ? [] : [{ block: element('pre', isCode ? [element('code', [text])] : [text]) }]
}

function blockPieces(node: PastedElement, around: Around): readonly Piece[] {
  const { name, children } = node
  if (name === 'hr') return [{ block: element('hr') }]
  if (name === 'pre') return preBlock(node)
  if (isList(node)) {
    const points = listPieces(node, around)
    return saysLevels(node) ? points : [betweenLists, ...points, betweenLists]
  }
  if (name === 'table' && !isLayoutTable(node)) {
    const table = writeTable(node, (nodes) => writeBlocks(nodes, around))
    return table ? [{ block: table }] : []
  }
  if (name === 'li') return [itemOf(children, element('ul') as unknown as PastedElement, { around, level: 1 })]
  const item = wordItem(node)
  const inner = added(around, node)
  if (item) return [{ item: { ...item, children: unwrapOnly(writeBlocks(item.children, inner)) } }]
  if (lines.has(nameOf(node))) return lineBlock(node, around)
  if (holders.has(name)) return heldBlock(node, inner)
  if (name === 'dl') {
    const inside = writeBlocks(children, inner)
    return inside.length === 0 ? [] : [{ block: element('dl', inside) }]
  }
  return [betweenWords, ...piecesOf(children, inner), betweenWords]
}
