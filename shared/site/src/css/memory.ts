import type { CssChild, CssNode } from './css-node.ts'
import type { SourceSheet } from './css-sheet.ts'
import { isBlock } from './css-sheet.ts'

/** A node reads differently now: texts around it and, where its head changed, whatever stands inside it. */
export function forgetNode(sheet: SourceSheet, node: CssChild, head: boolean): void {
  forgetTexts(sheet, node)
  if (node.kind === 'declaration') {
    forgetRule(sheet, node.parent)
  } else if (head) {
    forgetBelow(sheet, node)
    forgetAround(sheet, node.parent)
    forgetList(sheet)
  }
}

/** Nodes came or went in a block. */
export function forgetStructure(sheet: SourceSheet, parent: CssNode, moved: readonly CssChild[]): void {
  forgetTexts(sheet, parent)
  const declarations = moved.every(({ kind }) => kind === 'declaration' || kind === 'comment')
  if (declarations && parent.kind === 'rule') {
    forgetRule(sheet, parent)
    return
  }
  forgetAround(sheet, parent)
  forgetList(sheet)
}

/** Rules count what is nested in them, and under another name an at-rule may hold none: it concerns those around. */
function forgetAround(sheet: SourceSheet, node: CssNode | null): void {
  for (let at = node; at !== null; at = at.parent) forgetRule(sheet, at)
}

function forgetList(sheet: SourceSheet): void {
  sheet.memory.flat = null
  sheet.memory.layers = null
  sheet.memory.subjects = null
  sheet.memory.bases = null
  sheet.memory.classes = null
}

function forgetTexts(sheet: SourceSheet, node: CssNode): void {
  sheet.memory.printed = null
  for (let at: CssNode | null = node; at !== null; at = at.parent) if (isBlock(at)) sheet.memory.texts.delete(at)
}

function forgetRule(sheet: SourceSheet, node: CssNode | null): void {
  if (node === null || !isBlock(node)) return
  sheet.memory.rules.delete(node)
  sheet.memory.stale.add(node.id)
}

function forgetBelow(sheet: SourceSheet, node: CssNode): void {
  forgetRule(sheet, node)
  if (isBlock(node)) for (const child of node.children) forgetBelow(sheet, child)
}
