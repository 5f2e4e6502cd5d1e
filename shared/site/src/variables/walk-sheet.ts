import type { CssAtRule, CssChild, CssDeclaration, CssParent, CssStyleRule } from '../css/css-node.ts'
import type { SourceSheet } from '../css/css-sheet.ts'
import type { AtRulePart } from '../css/flat-rule.ts'
import { countLines, printNode } from '../css/print-css.ts'

/** A declaration with the place it stands in. */
export interface PlacedDeclaration {
  readonly declaration: CssDeclaration
  readonly block: CssStyleRule | CssAtRule
  /** Of the rule around it, `&` resolved; empty where there is none. */
  readonly selector: string
  /** At-rules around it, outermost first. */
  readonly atRules: readonly AtRulePart[]
  /** 1-based. */
  readonly line: number
}

interface Around {
  readonly selector: string
  readonly atRules: readonly AtRulePart[]
}

interface Visitor {
  declaration?(placed: PlacedDeclaration): void
  atRule?(node: CssAtRule, line: number): void
  rule?(): void
}

/** Visits a sheet once from its start to its end; lines are counted on the way, as one by one they cost a sheet each. */
export function walkSheet(sheet: SourceSheet, visitor: Visitor): void {
  let line = 1 + countLines(sheet.root.before)

  function visitBlock(block: Exclude<CssParent, { kind: 'root' }>, around: Around): void {
    line += countLines(block.head)
    for (const child of block.children ?? []) visit(child, around, block)
    line += countLines(block.after)
  }

  function visit(node: CssChild, around: Around, block: CssStyleRule | CssAtRule | null): void {
    line += countLines(node.before)
    if (node.kind === 'declaration' && block) visitor.declaration?.({ declaration: node, block, ...around, line })
    if (node.kind === 'rule') {
      visitor.rule?.()
      visitBlock(node, { ...around, selector: nested(around.selector, node.selector) })
      line += countLines(node.tail)
    } else if (node.kind === 'at-rule') {
      visitor.atRule?.(node, line)
      const part = { name: node.name.toLowerCase(), params: node.params.trim() }
      if (node.children) visitBlock(node, { ...around, atRules: [...around.atRules, part] })
      else line += countLines(printNode(sheet, node)) - countLines(node.before)
    } else line += countLines(printNode(sheet, node)) - countLines(node.before)
  }

  for (const child of sheet.root.children) visit(child, { selector: '', atRules: [] }, null)
}

function nested(outer: string, own: string): string {
  if (outer === '') return own
  return own.includes('&') ? own.replaceAll('&', outer) : `${outer} ${own}`
}
