import type { NodeId } from '@pergola/contracts'
import type { HtmlOperation, HtmlTree } from '../index.ts'
import { isSelfClosed } from '../canonical.ts'
import { printHtml } from '../index.ts'
import { outerSource } from '../print.ts'
import { sourceTree } from '../source-tree.ts'
import type { TreeNode } from '../tree-node.ts'

export interface Range {
  readonly start: number
  readonly end: number
}

/** Where a node's own bytes lie in the printed page. */
interface Place extends Range {
  readonly openEnd: number
  readonly closeStart: number
}

/** Null within a region whose bytes are not in the tree's order, or without any of its own. */
function placeOf(tree: HtmlTree, id: NodeId): Place | null {
  const source = sourceTree(tree)
  let start = 0
  for (let node = source.get(id); ;) {
    const holder = source.holder(node)
    if (holder === undefined) break
    if (holder.inner !== null || node.pinned) return null
    start += holder.open.length + node.lead.length
    for (const sibling of source.printedChildren(holder)) {
      if (sibling === node.id) break
      start += source.get(sibling).lead.length + outerSource(source, source.get(sibling)).length
    }
    node = holder
  }
  const { open, close } = source.get(id)
  const end = start + outerSource(source, source.get(id)).length
  return { start, end, openEnd: start + open.length, closeStart: end - close.length }
}

function insertion(tree: HtmlTree, parent: NodeId, index: number): Range | null {
  const holder = sourceTree(tree).get(parent)
  const before = childBefore(holder, index)
  const place = placeOf(tree, before ?? parent)
  if (place === null) return null
  if (before !== undefined) return { start: place.end, end: place.end }
  // `<path />` has to open before anything can stand in it.
  const slash = isSelfClosed(holder) ? (/\s*\/>$/.exec(holder.open)?.[0].length ?? 0) : 0
  return { start: place.openEnd - slash, end: place.openEnd }
}

function childBefore(holder: TreeNode, index: number): NodeId | undefined {
  return holder.children[Math.min(index, holder.children.length) - 1]
}

/** The only bytes the operation may touch, in the order of the page; null where that cannot be said. */
export function ownRanges(tree: HtmlTree, operation: HtmlOperation): readonly Range[] | null {
  const ranges = placesOf(tree, operation)
  if (operation.type === 'html.attributes' || operation.type === 'html.tag') return ranges
  const page = printHtml(tree)
  return ranges?.map(({ start, end }) => ({ start: start - unfinished(page.slice(0, start)), end })) ?? null
}

/** Text that comes to stand behind a bare `<` or `&` is one text with it: the sign has to be written otherwise. */
function unfinished(before: string): number {
  return /(?:[&<][^\s<>&;]*|\r)$/.exec(before)?.[0].length ?? 0
}

function placesOf(tree: HtmlTree, operation: HtmlOperation): readonly Range[] | null {
  if (operation.type === 'html.restore') return null
  if (operation.type === 'html.insert') return listed(insertion(tree, operation.parent, operation.index))
  const place = placeOf(tree, operation.node)
  if (place === null) return null
  const { start, end, openEnd, closeStart } = place
  switch (operation.type) {
    case 'html.attributes':
      return [{ start, end: openEnd }]
    case 'html.tag':
      return [
        { start, end: openEnd },
        { start: closeStart, end },
      ]
    case 'html.move': {
      const holder = sourceTree(tree).get(operation.parent)
      const siblings = holder.children.filter((id) => id !== operation.node)
      const target = siblings[Math.min(operation.index, siblings.length) - 1]
      const index = target === undefined ? 0 : holder.children.indexOf(target) + 1
      const to = insertion(tree, operation.parent, index)
      return to === null ? null : [{ start, end }, to].toSorted((a, b) => a.start - b.start)
    }
    default:
      return [{ start, end }]
  }
}

function listed(range: Range | null): readonly Range[] | null {
  return range === null ? null : [range]
}

/** Whether everything outside the ranges is still there, byte for byte and in its place. */
export function keepsOthers(before: string, after: string, ranges: readonly Range[]): boolean {
  const kept: string[] = []
  let from = 0
  for (const { start, end } of ranges) {
    kept.push(before.slice(from, Math.max(start, from)))
    from = Math.max(end, from)
  }
  const first = kept.shift() ?? ''
  const last = before.slice(from)
  let at = first.length
  if (!after.startsWith(first)) return false
  for (const part of kept) {
    at = after.indexOf(part, at)
    if (at === -1) return false
    at += part.length
  }
  return after.length - last.length >= at && after.endsWith(last)
}
