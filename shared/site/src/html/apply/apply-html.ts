import type { NodeId } from '@pergola/contracts'
import type { HtmlChange, HtmlOperation } from '../html-operation.ts'
import type { HtmlTree } from '../html-tree.ts'
import { placePinned } from '../mend.ts'
import { sourceTree } from '../source-tree.ts'
import { Journal } from '../steps.ts'
import type { Step } from '../steps.ts'
import { applyAttributes } from './attributes.ts'
import { applyInsert } from './insert.ts'
import { applyMove } from './move.ts'
import { applyRemove } from './remove.ts'
import { applyTag } from './tag.ts'
import { applyText } from './text.ts'

export interface AppliedHtml {
  /** Brings back every byte and every id; its own inverse does the edit again. */
  readonly inverse: HtmlOperation
  /** What a projection has to follow, in order. */
  readonly changes: readonly HtmlChange[]
}

/** Edits the page in place. Ask `canApply` first where a person could want what html cannot hold. */
export function applyHtml(tree: HtmlTree, operation: HtmlOperation): AppliedHtml {
  const source = sourceTree(tree)
  const journal = new Journal(source)
  try {
    run(journal, operation)
    if (operation.type !== 'html.restore') placePinned(journal)
  } catch (problem) {
    const back = new Journal(source)
    for (const step of journal.inverse()) back.do(step)
    throw problem
  }
  const inverse = { type: 'html.restore', node: mainNode(operation, source.root), source: journal.inverse() } as const
  return { inverse, changes: journal.changes }
}

function run(journal: Journal, operation: HtmlOperation): void {
  const { tree } = journal
  switch (operation.type) {
    case 'html.insert':
      return applyInsert(journal, operation)
    case 'html.remove':
      return applyRemove(journal, tree.get(operation.node))
    case 'html.move':
      return applyMove(journal, operation)
    case 'html.attributes':
      return applyAttributes(journal, operation)
    case 'html.text':
      return applyText(journal, operation)
    case 'html.tag':
      return applyTag(journal, operation)
    default:
      for (const step of operation.source as readonly Step[]) journal.do(step)
  }
}

function mainNode(operation: HtmlOperation, root: NodeId): NodeId {
  if (operation.type !== 'html.insert') return operation.node
  return operation.nodes[0]?.id ?? root
}
