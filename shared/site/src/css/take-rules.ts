import type { StyleEdit, StyleRule } from '@pergola/contracts'
import { sourceSheet } from './css-sheet.ts'
import type { CssSheet } from './css-sheet.ts'
import type { CssChild } from './css-node.ts'
import { styleRuleOf } from './find-rule.ts'
import { printNode } from './print-css.ts'
import { rulesOfBase } from './selector-index.ts'

/** A rule of a sheet, to be put into another one. */
export interface TakenRule {
  readonly rule: StyleRule
  /** As it is written, with what is nested in it. */
  readonly text: string
  /** What it says, where that is all there is in it: one declaration for each property. Null where there is more. */
  readonly edits: readonly StyleEdit[] | null
}

/** All that a sheet says of exactly this selector, in whatever state and at-rule; what is nested in a rule goes with it. */
export function rulesToTake(sheet: CssSheet, base: string): readonly TakenRule[] {
  const source = sourceSheet(sheet)
  return rulesOfBase(sheet, base).flatMap((flat): TakenRule[] => {
    const node = source.nodes[flat.id]
    if (node?.kind !== 'rule') return []
    for (let around = node.parent; around; around = around.parent) if (around.kind === 'rule') return []
    const properties = flat.declarations.map(({ property }) => property)
    const isPlain = node.children.every(({ kind }) => kind === 'declaration')
    const isEach = new Set(properties).size === properties.length && properties.length === node.children.length
    const edits = flat.declarations.map(({ property, value, important }) => ({ property, value, important }))
    return [
      { rule: styleRuleOf(flat), text: textOf(printNode(source, node), node), edits: isPlain && isEach ? edits : null },
    ]
  })
}

/** As it would read at the edge, without what stands before it. */
function textOf(printed: string, { before }: CssChild): string {
  const edge = /\n([ \t]*)$/.exec(before)?.[1] ?? ''
  const text = printed.slice(before.length).trim()
  return edge === '' ? text : text.replaceAll(`\n${edge}`, '\n')
}
