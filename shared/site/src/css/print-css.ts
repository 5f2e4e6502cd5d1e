import type { CssChild, CssParent } from './css-node.ts'
import type { CssSheet, PrintedBlock, SourceSheet } from './css-sheet.ts'
import { sourceSheet } from './css-sheet.ts'

/** The sheet's source: the bytes that were parsed wherever nothing was edited. */
export function printCss(sheet: CssSheet): string {
  const source = sourceSheet(sheet)
  if (source.problem !== null) return source.opaque
  source.memory.printed ??= printTree(source)
  return source.memory.printed
}

/**
 * Text of each top-level node, in order; together with what stands behind the last one they are the sheet. A sheet kept
 * as mere text is one chunk.
 */
export function cssChunks(sheet: CssSheet): readonly string[] {
  const source = sourceSheet(sheet)
  if (source.problem !== null) return [source.opaque]
  return source.root.children.map((child) => printNode(source, child))
}

export function chunkCount(sheet: CssSheet): number {
  const source = sourceSheet(sheet)
  return source.problem === null ? source.root.children.length : 1
}

/** Text of one node of the top level by its index. */
export function cssChunk(sheet: CssSheet, index: number): string {
  const source = sourceSheet(sheet)
  if (source.problem !== null) return source.opaque
  const child = source.root.children[index]
  return child === undefined ? '' : printNode(source, child)
}

export function printTree(sheet: SourceSheet): string {
  const { before, children, after } = sheet.root
  let text = before
  for (const child of children) text += printNode(sheet, child)
  return text + after
}

export function printNode(sheet: SourceSheet, node: CssChild): string {
  if (node.kind === 'comment') return node.before + node.text
  if (node.kind === 'declaration')
    return node.before + node.property + node.between + node.valueText + node.importantText + node.end
  if (node.kind === 'at-rule' && node.children === null) return node.before + node.head + node.end
  return printBlock(sheet, node).text
}

export function printBlock(sheet: SourceSheet, node: Exclude<CssParent, { kind: 'root' }>): PrintedBlock {
  const known = sheet.memory.texts.get(node)
  if (known !== undefined) return known
  let text = `${node.before}${node.head}{`
  for (const child of node.children ?? []) text += printNode(sheet, child)
  text += `${node.after}}${node.kind === 'rule' ? node.tail : node.end}`
  const printed = { text, lines: countLines(text) }
  sheet.memory.texts.set(node, printed)
  return printed
}

/** 1-based line on which a node begins, white space in front of it left out. */
export function lineOf(sheet: SourceSheet, node: CssChild): number {
  let line = 1 + countLines(node.before)
  for (let at: CssChild = node; at.parent !== null;) {
    const parent: CssParent = at.parent
    for (const sibling of parent.children ?? []) {
      if (sibling === at) break
      line += linesOf(sheet, sibling)
    }
    if (parent.kind === 'root') break
    line += countLines(parent.before) + countLines(parent.head)
    at = parent
  }
  return line
}

function linesOf(sheet: SourceSheet, node: CssChild): number {
  if (node.kind === 'rule' || (node.kind === 'at-rule' && node.children !== null)) return printBlock(sheet, node).lines
  return countLines(printNode(sheet, node))
}

export function countLines(text: string): number {
  let lines = 0
  for (let at = text.indexOf('\n'); at !== -1; at = text.indexOf('\n', at + 1)) lines++
  return lines
}
