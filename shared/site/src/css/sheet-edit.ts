import type { CssChild, CssFields, CssNode } from './css-node.ts'
import type { CssApplied, CssPatch, CssProblem } from './css-operation.ts'
import type { SourceSheet } from './css-sheet.ts'
import { lineage, nodeOf, parentOf } from './css-sheet.ts'
import { forgetNode, forgetStructure } from './memory.ts'
import { adopt } from './parse-css.ts'
import { fromSubtree, readFields, toSubtree, writeFields } from './subtree.ts'
import { spliceAll } from '../lists/long-lists.ts'

/** Everything that changes a tree goes through here, so that each change leaves its inverse and its place. */
export class SheetEdit {
  readonly sheet: SourceSheet
  private readonly undo: CssPatch[] = []
  private readonly chunksBefore: number
  /** Chunks at either end that no change has reached. */
  private start = Infinity
  private end = Infinity
  private swapped = false

  constructor(sheet: SourceSheet) {
    this.sheet = sheet
    this.chunksBefore = this.chunks()
  }

  fields(node: CssNode, fields: CssFields): void {
    const old = readFields(node, Object.keys(fields))
    if (Object.keys(fields).every((name) => old[name] === fields[name])) return
    this.undo.push({ type: 'fields', node: node.id, fields: old })
    writeFields(node, fields)
    if (node.kind === 'root') {
      this.sheet.memory.printed = null
      this.start = Math.min(this.start, this.chunks())
      this.end = Math.min(this.end, this.chunks())
      return
    }
    forgetNode(this.sheet, node, 'selector' in fields || 'params' in fields || 'name' in fields)
    this.reach(node)
  }

  splice(parent: CssNode, index: number, removed: number, inserted: readonly CssChild[]): void {
    if (removed === 0 && inserted.length === 0) return
    const { children } = parentOf(this.sheet, parent.id)
    if (index < 0 || index + removed > children.length)
      throw new Error(`css sheet ${this.sheet.file}: no place ${index}`)
    if (parent.kind === 'root') {
      this.start = Math.min(this.start, index)
      this.end = Math.min(this.end, children.length - index - removed)
    } else {
      this.reach(parent as CssChild)
    }
    const gone = spliceAll(children, index, removed, inserted)
    for (const node of gone) this.release(node)
    for (const node of inserted)
      adopt(this.sheet, node, parent as Exclude<CssNode, { kind: 'comment' | 'declaration' }>)
    const back = gone.map(toSubtree)
    this.undo.push({ type: 'splice', parent: parent.id, index, removed: inserted.length, inserted: back })
    forgetStructure(this.sheet, parent, [...gone, ...inserted])
  }

  /** From css to mere text, or between two reasons for it. The tree must be empty by then. */
  problem(problem: CssProblem | null, opaque: string): void {
    const { sheet } = this
    this.undo.push({ type: 'problem', problem: sheet.problem, opaque: sheet.opaque })
    sheet.problem = problem
    sheet.opaque = opaque
    this.swapped = true
    forgetStructure(sheet, sheet.root, [])
  }

  patch(patch: CssPatch): void {
    if (patch.type === 'fields') this.fields(nodeOf(this.sheet, patch.node), patch.fields)
    else if (patch.type === 'problem') this.problem(patch.problem, patch.opaque)
    else this.splice(nodeOf(this.sheet, patch.parent), patch.index, patch.removed, patch.inserted.map(fromSubtree))
  }

  finish(): CssApplied {
    const inverse = { type: 'css.restore', patches: this.undo.toReversed() } as const
    if (this.undo.length === 0) return { inverse, changes: [] }
    this.sheet.revision++
    const after = this.chunks()
    if (this.swapped)
      return { inverse, changes: [{ type: 'chunk', index: 0, removed: this.chunksBefore, inserted: after }] }
    const index = Math.min(this.start, this.chunksBefore, after)
    const kept = Math.min(this.end, this.chunksBefore - index, after - index)
    const removed = this.chunksBefore - index - kept
    const inserted = after - index - kept
    return { inverse, changes: [{ type: 'chunk', index, removed, inserted }] }
  }

  /** Takes back what was done so far. */
  rollBack(): void {
    for (const patch of this.undo.toReversed()) this.patch(patch)
  }

  private chunks(): number {
    return this.sheet.problem === null ? this.sheet.root.children.length : 1
  }

  private reach(node: CssChild): void {
    const top = lineage(node).at(-1)
    const { children } = this.sheet.root
    const index = top === undefined ? -1 : children.indexOf(top)
    if (index === -1) return
    this.start = Math.min(this.start, index)
    this.end = Math.min(this.end, children.length - index - 1)
  }

  private release(node: CssChild): void {
    node.parent = null
    this.sheet.nodes[node.id] = undefined
    if (node.kind === 'comment' || node.kind === 'declaration') return
    for (const child of node.children ?? []) this.release(child)
  }
}
