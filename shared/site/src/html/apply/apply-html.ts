import type { NodeId } from '@pergola/contracts'
import type { HtmlChange, HtmlOperation } from '../html-operation.ts'
import type { HtmlTree } from '../html-tree.ts'
import { hasUnsettled, mayWake, placePinned } from '../repair-source.ts'
import { readsAsItself } from '../reads-as-itself.ts'
import { sourceTree } from '../source-tree.ts'
import type { SourceTree } from '../source-tree.ts'
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
  return applySource(sourceTree(tree), operation).applied
}

/** Above this many elements a page is repaired at once: reading it again for every edit would be felt. */
const readableSize = 4000

/** `isProven` says that the printed page was read again and is the tree. */
export function applySource(
  tree: SourceTree,
  operation: HtmlOperation,
): { readonly applied: AppliedHtml; readonly isProven: boolean } {
  // First without a repair: what the parser recovers from elsewhere in the page is no business of this edit.
  if (tree.size <= readableSize && mayRepair(tree, operation)) {
    const gentle = new Journal(tree, false)
    const applied = applyIn(gentle, operation)
    if (readsAsItself(tree)) return { applied, isProven: true }
    takeBack(gentle)
  }
  return { applied: applyIn(new Journal(tree), operation), isProven: false }
}

function mayRepair(tree: SourceTree, operation: HtmlOperation): boolean {
  const { type } = operation
  if (type === 'html.restore') return false
  if (hasUnsettled(tree)) return true
  if (type === 'html.remove') return mayWake(tree, tree.get(operation.node))
  return tree.strays.size > 0 && (type === 'html.tag' || type === 'html.move')
}

function applyIn(journal: Journal, operation: HtmlOperation): AppliedHtml {
  try {
    run(journal, operation)
    if (operation.type !== 'html.restore') placePinned(journal)
  } catch (problem) {
    takeBack(journal)
    throw problem
  }
  const node = mainNode(operation, journal.tree.root)
  return { inverse: { type: 'html.restore', node, source: journal.inverse() }, changes: journal.changes }
}

function takeBack(journal: Journal): void {
  const back = new Journal(journal.tree)
  for (const step of journal.inverse()) back.do(step)
}

function run(journal: Journal, operation: HtmlOperation): void {
  const { tree } = journal
  if (tree.xml && operation.type !== 'html.restore') return tree.xml.edit(journal, operation)
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
