import type { CssChild, CssDeclaration, CssParent } from './css-node.ts'
import { checkDeclaration } from './check-text.ts'
import type { CheckedDeclaration } from './check-text.ts'
import { isBlock, parentOf, reserveId } from './css-sheet.ts'
import type { CssOperation } from './css-operation.ts'
import { canonicalProperty } from './flatten-rules.ts'
import { habitsOf, indentation, innerIndentation } from './habits.ts'
import type { Habits } from './habits.ts'
import type { SheetEdit } from './sheet-edit.ts'
import { isLonghandOf } from './shorthands.ts'

type Block = CssParent & { children: CssChild[] }

export function setDeclaration(edit: SheetEdit, operation: Extract<CssOperation, { type: 'css.set' }>): void {
  const block = parentOf(edit.sheet, operation.rule)
  if (block.kind === 'root') throw new Error(`css.set: the sheet ${edit.sheet.file} itself has no declarations`)
  const property = canonicalProperty(operation.property.trim())
  const same = declarationsOf(block).filter((each) => canonicalProperty(each.property) === property)
  if (operation.value === null) {
    for (const declaration of same) removeChild(edit, block, declaration)
    return
  }
  const checked = checkDeclaration(property, operation.value)
  if (checked === null) throw new Error(`css.set: ${JSON.stringify(operation.value)} is no value for ${property}`)

  const current = same.findLast((each) => each.importantText !== '') ?? same.at(-1)
  const important = checked.important || (operation.important ?? (current?.importantText ?? '') !== '')
  if (current !== undefined && !isCovered(block, current, important)) {
    const fields = valueFields(checked, important, current.importantText)
    edit.fields(current, { ...fields, valueText: fields.valueText + spaceBehind(current) })
    return
  }
  if (current !== undefined) removeChild(edit, block, current)
  addDeclaration(edit, block, property, valueFields(checked, important, ''))
}

/** What stands between a custom property without a semicolon and the brace is part of its value. */
function spaceBehind({ valueText, importantText }: CssDeclaration): string {
  return importantText === '' ? (/\s*$/.exec(valueText)?.[0] ?? '') : ''
}

function valueFields({ value, valueText }: CheckedDeclaration, important: boolean, written: string) {
  const importantText = important ? written || ' !important' : ''
  return { value, valueText, importantText }
}

/** A shorthand further down decides instead, so an edit here would show nowhere. */
function isCovered(block: Block, declaration: CssDeclaration, important: boolean): boolean {
  const below = block.children.slice(block.children.indexOf(declaration) + 1)
  const property = canonicalProperty(declaration.property)
  return below.some(
    (each) =>
      each.kind === 'declaration' &&
      (each.importantText !== '' || !important) &&
      isLonghandOf(property, canonicalProperty(each.property)),
  )
}

function declarationsOf(block: Block): CssDeclaration[] {
  return block.children.filter((child) => child.kind === 'declaration')
}

export function removeChild(edit: SheetEdit, parent: Block, child: CssChild): void {
  edit.splice(parent, parent.children.indexOf(child), 1, [])
}

function addDeclaration(
  edit: SheetEdit,
  block: Block,
  property: string,
  value: { value: string; valueText: string; importantText: string },
): void {
  const habits = habitsOf(edit.sheet)
  const last = declarationsOf(block).at(-1)
  const index = last === undefined ? 0 : endOfLine(block, last)
  const isEmpty = block.children.length === 0
  const id = reserveId(edit.sheet)
  const end = last?.end === '' || (last === undefined && habits.compact && isEmpty) ? '' : ';'
  closeStatements(edit, block, index)
  const before = last === undefined ? freshGap(block, habits) : likeLast(last)
  const between = last !== undefined && /^\s*:\s*$/.test(last.between) ? last.between : habits.colon
  edit.splice(block, index, 0, [{ kind: 'declaration', id, parent: null, before, property, between, ...value, end }])
  if (isEmpty) openBlock(edit, block, habits)
}

/** A comment on the declaration's own line stays with it. */
function endOfLine(block: Block, last: CssDeclaration): number {
  let index = block.children.indexOf(last) + 1
  for (let next = block.children[index]; next?.kind === 'comment' && !next.before.includes('\n');) {
    next = block.children[++index]
  }
  return index
}

function likeLast(last: CssDeclaration): string {
  const gap = last.before.replaceAll(';', '')
  return /\r?\n[^\n]*$/.exec(gap)?.[0] ?? gap
}

function freshGap(block: Block, habits: Habits): string {
  return habits.compact ? '' : habits.newline + innerIndentation(block, habits)
}

/** The closing brace of a block that was empty moves to its own line. */
export function openBlock(edit: SheetEdit, block: Block, habits: Habits): void {
  if (habits.compact || block.kind === 'root' || block.after.includes('\n')) return
  edit.fields(block, { after: habits.newline + indentation(block) })
}

/** Whatever comes to stand at `index`, the statement in front of it must have ended. */
export function closeStatements(edit: SheetEdit, block: Block, index: number): void {
  const before = block.children.slice(0, index).findLast(({ kind }) => kind !== 'comment')
  if (before === undefined || before.kind === 'rule' || isBlock(before)) return
  if (before.kind === 'comment' || before.end !== '') return
  const space = before.kind === 'declaration' ? spaceBehind(before) : ''
  if (before.kind !== 'declaration' || space === '') return edit.fields(before, { end: ';' })
  // The space in front of the brace stays there.
  edit.fields(before, { valueText: before.valueText.slice(0, -space.length), end: ';' })
  if (block.kind !== 'root') edit.fields(block, { after: space + block.after })
}
