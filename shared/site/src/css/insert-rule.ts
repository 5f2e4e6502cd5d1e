import type { CssChild, CssParent } from './css-node.ts'
import type { CssOperation } from './css-operation.ts'
import { isBlock, parentOf, reserveId } from './css-sheet.ts'
import type { SourceSheet } from './css-sheet.ts'
import { habitsOf, innerIndentation } from './habits.ts'
import type { Habits } from './habits.ts'
import { problemOf } from './parse-css.ts'
import { readSource } from './read-source.ts'
import { closeStatements, openBlock } from './set-declaration.ts'
import type { SheetEdit } from './sheet-edit.ts'

type Block = CssParent & { children: CssChild[] }

export function insertRule(edit: SheetEdit, operation: Extract<CssOperation, { type: 'css.insertRule' }>): void {
  const parent = parentOf(edit.sheet, operation.parent ?? 0)
  const { index } = operation
  const nodes = readNodes(edit, parent, operation.text)
  const [first] = nodes
  if (first === undefined) return
  const habits = habitsOf(edit.sheet)
  const isEmpty = parent.children.length === 0
  const next = parent.children[index]
  const gap = gapAt(parent, index, habits)
  const isFirst = parent.kind === 'root' && index === 0
  const before = isFirst ? startOf(edit.sheet, habits) : gap
  const indent = parent.kind === 'root' ? lastLine(before) : innerIndentation(parent, habits)
  for (const node of nodes) adaptGaps(node, habits.newline, indent)
  first.before = before
  if (isFirst && next !== undefined) edit.fields(next, { before: gap })
  closeStatements(edit, parent, index)
  closeLast(nodes, next !== undefined || parent.kind === 'root')
  edit.splice(parent, index, 0, nodes)
  if (!isEmpty) return
  openBlock(edit, parent, habits)
  if (parent.kind === 'root' && parent.after === '') edit.fields(parent, { after: habits.newline })
}

/**
 * What the sheet begins with. The only rule of a style element that begins with a line break stands one step in from
 * the end tag.
 */
function startOf({ file, root }: SourceSheet, { newline, indent }: Habits): string {
  const [first] = root.children
  if (first !== undefined) return first.before
  const isElement = file.includes('#') && /\n[ \t]*$/.test(root.after)
  return isElement ? `${newline}${lastLine(root.after)}${indent}` : ''
}

/** What stands in front of a node on its own line, where that begins behind the gap. */
function lastLine(gap: string): string {
  return /\n([ \t]*)$/.exec(gap)?.[1] ?? ''
}

function readNodes(edit: SheetEdit, parent: Block, text: string): CssChild[] {
  const trimmed = text.replace(/^\uFEFF/, '').trim()
  const refuse = (why: string) => new Error(`css.insertRule: ${JSON.stringify(trimmed.slice(0, 80))}: ${why}`)
  try {
    // Read where it is to stand: what is a rule at the top may be a declaration in a block.
    const { children } = readSource(parent.kind === 'root' ? trimmed : `a{${trimmed}}`, () => reserveId(edit.sheet))
    const [wrapper] = children
    if (parent.kind !== 'root') {
      if (children.length !== 1 || wrapper?.kind !== 'rule') throw new Error('it closes the block it is put into')
      return wrapper.children
    }
    if (children.some(({ kind }) => kind === 'declaration')) throw new Error('a declaration needs a rule')
    return children
  } catch (error) {
    throw refuse(problemOf(error).reason)
  }
}

/** As far from its neighbours as they are from each other. */
function gapAt(parent: Block, index: number, habits: Habits): string {
  const isRoot = parent.kind === 'root'
  const firstUseful = isRoot ? 1 : 0
  const near = [index - 1, index, ...parent.children.keys()].filter((at) => at >= firstUseful)
  const neighbour = near.map((at) => parent.children[at]).find((node) => node !== undefined && isBlock(node))
  if (neighbour !== undefined && /^\s*$/.test(neighbour.before)) {
    return neighbour.before.replace(/(\r?\n)\s*\r?\n(?=[^\n]*$)/, '$1$1')
  }
  if (habits.compact) return ''
  const { newline } = habits
  // In a style element the only rule there is says how far from the edge the next one stands.
  if (isRoot) return newline + newline + lastLine(parent.children[0]?.before ?? '')
  return newline + innerIndentation(parent, habits)
}

function adaptGaps(node: CssChild, newline: string, indent: string): void {
  node.before = adapt(node.before, newline, indent)
  if (!isBlock(node)) return
  node.after = adapt(node.after, newline, indent)
  for (const child of node.children) adaptGaps(child, newline, indent)
}

function adapt(gap: string, newline: string, indent: string): string {
  const lines = gap.split(/\r?\n/)
  return lines.map((line, at) => (at === lines.length - 1 && at > 0 ? indent + line : line)).join(newline)
}

function closeLast(nodes: readonly CssChild[], mustEnd: boolean): void {
  const last = nodes.findLast(({ kind }) => kind !== 'comment')
  if (last === undefined || last.kind === 'comment' || last.kind === 'rule' || isBlock(last)) return
  if (mustEnd || last !== nodes.at(-1)) last.end = ';'
}
