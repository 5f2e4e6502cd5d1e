import { checkParams, checkSelector } from './check-text.ts'
import type { CssNodeId } from './css-node.ts'
import type { CssApplied, CssOperation } from './css-operation.ts'
import { childOf, parentOf, sourceSheet } from './css-sheet.ts'
import type { CssSheet } from './css-sheet.ts'
import { insertRule } from './insert-rule.ts'
import { replaceCss } from './replace-css.ts'
import { setDeclaration } from './set-declaration.ts'
import { SheetEdit } from './sheet-edit.ts'

/** Edits a sheet in place. Throws, having changed nothing, when the operation cannot be done. */
export function applyCss(sheet: CssSheet, operation: CssOperation): CssApplied {
  const edit = new SheetEdit(sourceSheet(sheet))
  try {
    perform(edit, operation)
  } catch (error) {
    edit.rollBack()
    throw error
  }
  return edit.finish()
}

function perform(edit: SheetEdit, operation: CssOperation): void {
  const { problem, file } = edit.sheet
  if (operation.type === 'css.replace') return replaceCss(edit, operation.text)
  if (operation.type === 'css.restore') {
    for (const patch of operation.patches) edit.patch(patch)
    return
  }
  if (problem !== null)
    throw new Error(`${operation.type}: ${file} is no css: ${problem.reason} (line ${problem.line})`)
  if (operation.type === 'css.set') setDeclaration(edit, operation)
  else if (operation.type === 'css.insertRule') insertRule(edit, operation)
  else if (operation.type === 'css.remove') removeNode(edit, operation.node)
  else setSelector(edit, operation.node, operation.selector.trim())
}

function removeNode(edit: SheetEdit, id: CssNodeId): void {
  const node = childOf(edit.sheet, id)
  const parent = parentOf(edit.sheet, node.parent?.id ?? 0)
  const index = parent.children.indexOf(node)
  const next = parent.children[index + 1]
  edit.splice(parent, index, 1, [])
  // The gap between two rules goes with the one removed, also at the start of a file.
  if (parent.kind === 'root' && index === 0 && next !== undefined && /^\s*$/.test(next.before)) {
    edit.fields(next, { before: node.before })
  }
}

function setSelector(edit: SheetEdit, id: CssNodeId, selector: string): void {
  const node = childOf(edit.sheet, id)
  if (node.kind !== 'rule' && node.kind !== 'at-rule') throw new Error(`css.selector: node ${id} is no rule`)
  const checked = node.kind === 'rule' ? checkSelector(selector) : checkParams(node.name, selector)
  if (checked === null) throw new Error(`css.selector: ${JSON.stringify(selector)} cannot stand there`)
  if (node.kind === 'rule') {
    edit.fields(node, { selector: checked, head: selector + spaceAtEnd(node.head) })
    return
  }
  const start = node.head.slice(0, node.name.length + 1) + (selector === '' ? '' : ' ')
  const behind = node.children === null ? '' : spaceAtEnd(node.head)
  edit.fields(node, { params: checked, head: start + selector + behind })
}

function spaceAtEnd(text: string): string {
  return /\s*$/.exec(text)?.[0] ?? ''
}
