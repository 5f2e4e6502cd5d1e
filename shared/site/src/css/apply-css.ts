import { isAtRuleParams, isSelectorText } from './check-text.ts'
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
  const refused = () => new Error(`css.selector: ${JSON.stringify(selector)} cannot stand there`)
  if (node.kind === 'rule') {
    if (!isSelectorText(selector)) throw refused()
    edit.fields(node, { selector, head: selector + (/\s*$/.exec(node.head)?.[0] ?? '') })
  } else if (node.kind === 'at-rule') {
    if (!isAtRuleParams(node.name, selector)) throw refused()
    const start = node.head.slice(0, node.name.length + 1)
    const behind = node.children === null ? '' : (/\s*$/.exec(node.head)?.[0] ?? '')
    edit.fields(node, { params: selector, head: `${start}${selector === '' ? '' : ' '}${selector}${behind}` })
  } else {
    throw new Error(`css.selector: node ${id} is no rule`)
  }
}
