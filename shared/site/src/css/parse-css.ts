import { createSheet, reserveId } from './css-sheet.ts'
import type { CssSheet, SourceSheet } from './css-sheet.ts'
import type { CssChild, CssParent } from './css-node.ts'
import type { CssProblem } from './css-operation.ts'
import { printTree } from './print-css.ts'
import { readSource } from './read-source.ts'

/** Any text is a sheet; what is no css is kept as text, with the reason in `problem`. */
export function parseCss(source: string, file: string): CssSheet {
  const sheet = createSheet(file)
  try {
    const { before, children, after } = readSource(source, () => reserveId(sheet))
    Object.assign(sheet.root, { before, children, after })
    for (const child of children) adopt(sheet, child, sheet.root)
    if (printTree(sheet) === source) return sheet
    return asText(createSheet(file), source, { line: 1, reason: 'Cannot be kept as it is written' })
  } catch (error) {
    return asText(createSheet(file), source, problemOf(error))
  }
}

/** Puts a detached node and what is in it into the sheet. */
export function adopt(sheet: SourceSheet, node: CssChild, parent: CssParent): void {
  node.parent = parent
  sheet.nodes[node.id] = node
  if (node.kind === 'comment' || node.kind === 'declaration') return
  for (const child of node.children ?? []) adopt(sheet, child, node)
}

/** What postcss or this folder says about a text it refuses. */
export function problemOf(error: unknown): CssProblem {
  const said = error as { reason?: string; line?: number; message?: string }
  return { line: said.line ?? 1, reason: said.reason ?? said.message ?? String(error) }
}

function asText(sheet: SourceSheet, source: string, problem: CssProblem): SourceSheet {
  sheet.problem = problem
  sheet.opaque = source
  return sheet
}
