import type { CssChild, CssParent } from './css-node.ts'
import { isBlock, reserveId } from './css-sheet.ts'
import { problemOf } from './parse-css.ts'
import { printNode } from './print-css.ts'
import { readSource } from './read-source.ts'
import type { ReadSource } from './read-source.ts'
import type { SheetEdit } from './sheet-edit.ts'
import { readFields } from './subtree.ts'

/** Most of what is read again is there already and takes no id. */
const unnumbered = -1

/** Makes the sheet say `text`; nodes that read the same before and after stay what they are. */
export function replaceCss(edit: SheetEdit, text: string): void {
  const { sheet } = edit
  const fresh = readFresh(edit, text)
  if ('reason' in fresh) {
    edit.splice(sheet.root, 0, sheet.root.children.length, [])
    edit.fields(sheet.root, { before: '', after: '' })
    if (sheet.problem === null || sheet.opaque !== text) edit.problem(fresh, text)
    return
  }
  if (sheet.problem !== null) edit.problem(null, '')
  edit.fields(sheet.root, { before: fresh.before, after: fresh.after })
  follow(edit, sheet.root, fresh.children)
}

function readFresh(edit: SheetEdit, text: string): ReadSource | { line: number; reason: string } {
  try {
    const fresh = readSource(text, () => unnumbered)
    const printed = fresh.before + fresh.children.map((node) => printNode(edit.sheet, node)).join('') + fresh.after
    return printed === text ? fresh : { line: 1, reason: 'Cannot be kept as it is written' }
  } catch (error) {
    return problemOf(error)
  }
}

function numbered(edit: SheetEdit, nodes: readonly CssChild[]): readonly CssChild[] {
  for (const node of nodes) {
    Object.assign(node, { id: reserveId(edit.sheet) })
    if (isBlock(node)) numbered(edit, node.children)
  }
  return nodes
}

/** What is the same at both ends stays; as many in the middle as before are taken for the same ones, edited. */
function follow(edit: SheetEdit, parent: CssParent & { children: CssChild[] }, fresh: readonly CssChild[]): void {
  const { sheet } = edit
  const old = parent.children
  const same = (left: CssChild | undefined, right: CssChild | undefined) =>
    left !== undefined && right !== undefined && left.kind === right.kind && textOf(left) === textOf(right)
  const textOf = (node: CssChild) => printNode(sheet, node)

  const most = Math.min(old.length, fresh.length)
  let start = 0
  while (start < most && same(old[start], fresh[start])) start++
  let end = 0
  while (end < most - start && same(old.at(-1 - end), fresh.at(-1 - end))) end++

  const middle = fresh.slice(start, fresh.length - end)
  if (old.length !== fresh.length) {
    edit.splice(parent, start, old.length - start - end, numbered(edit, middle))
    return
  }
  for (const [at, node] of middle.entries()) followNode(edit, parent, start + at, node)
}

function followNode(
  edit: SheetEdit,
  parent: CssParent & { children: CssChild[] },
  index: number,
  fresh: CssChild,
): void {
  const old = parent.children[index]
  if (old === undefined || old.kind !== fresh.kind || isBlock(old) !== isBlock(fresh)) {
    edit.splice(parent, index, 1, numbered(edit, [fresh]))
    return
  }
  edit.fields(old, readFields(fresh))
  if (isBlock(old) && isBlock(fresh)) follow(edit, old, fresh.children)
}
