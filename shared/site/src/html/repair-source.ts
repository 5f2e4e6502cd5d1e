import type { NodeId } from '@pergola/contracts'
import { eatsNewline, endTag, isClosedComment, needsClose, startTag } from './canonical.ts'
import { endsWithParent, lingeringElements, plainTextElements, rawTextElements } from './elements.ts'
import { closedText, settledText } from './kept-text.ts'
import { mayStayOpen } from './may-stay-open.ts'
import { openChain } from './open-chain.ts'
import { patchAttributes } from './start-tag.ts'
import { readAttributes } from './read-attributes.ts'
import type { SourceTree } from './source-tree.ts'
import type { Journal } from './steps.ts'
import type { NodePieces, TreeNode } from './tree-node.ts'

const blank = /^[\t\n\f\r ]*$/
const headOnly: ReadonlySet<string> = new Set(
  'base basefont bgsound link meta noframes noscript script style template title'.split(' '),
)

/** Opens the opaque regions around a node: its neighbours print themselves from now on. */
export function openRegions(journal: Journal, from: TreeNode | undefined): void {
  const { tree } = journal
  for (let node = from; node !== undefined; node = tree.holder(node)) {
    if (node.inner !== null) journal.do({ kind: 'pieces', node: node.id, pieces: { inner: null } })
  }
}

/** Removes or completes what the parser recovered from, so that an edit of the structure cannot wake it. */
export function settleHazards(journal: Journal): void {
  if (!journal.repairs) return
  for (const id of journal.tree.hazards) settleNode(journal, id)
}

export function settleStrays(journal: Journal, within: TreeNode): void {
  const { tree } = journal
  if (!journal.repairs) return
  for (const id of tree.strays) {
    for (let node = tree.node(id); node !== undefined; node = tree.holder(node)) {
      if (node !== within) continue
      settleNode(journal, id)
      break
    }
  }
}

function settleNode(journal: Journal, id: NodeId): void {
  const node = journal.tree.node(id)
  if (node === undefined) return
  const pieces = settledPieces(journal.tree, node)
  if (pieces !== null) journal.do({ kind: 'pieces', node: id, pieces })
  if (leaks(node)) closeNode(journal, node)
}

/** Left open, these reach beyond their parent: they are repeated in what follows, or swallow it. */
export function leaks(node: TreeNode): boolean {
  if (node.namespace !== 'html' || !needsClose(node)) return false
  const { name } = node
  return lingeringElements.has(name) || rawTextElements.has(name) || plainTextElements.has(name)
}

/** Whether an edit of the structure may have to repair this node first. */
function isUnsettled(tree: SourceTree, node: TreeNode): boolean {
  return leaks(node) || settledPieces(tree, node) !== null
}

/** Whether the page holds bytes the parser recovered from. */
export function hasUnsettled(tree: SourceTree): boolean {
  for (const id of tree.hazards) {
    const node = tree.node(id)
    if (node !== undefined && isUnsettled(tree, node)) return true
  }
  return false
}

/** The bytes of a node without junk, or null where there is none. */
export function settledPieces(tree: SourceTree, node: TreeNode): Partial<NodePieces> | null {
  const pieces: Partial<NodePieces> = {}
  if (!blank.test(node.lead)) pieces.lead = ''
  if (!blank.test(node.tail)) pieces.tail = ''
  if (node.inner !== null) pieces.inner = null
  if (node.kind === 'text') {
    const open = settledText(tree, tree.holder(node), node)
    if (open !== node.open && !node.pinned) pieces.open = open
  } else if (node.kind === 'comment') {
    if (!isClosedComment(node.open)) pieces.open = `<!--${node.value}-->`
  } else if (node.id === tree.bodyNode || node.id === tree.htmlNode) {
    const open = withMergedAttributes(tree, node)
    if (open !== node.open) pieces.open = open
  }
  return Object.keys(pieces).length === 0 ? null : pieces
}

function withMergedAttributes(tree: SourceTree, node: TreeNode): string {
  if (node.attributes.length === 0) return node.open
  const open = node.open === '' ? `<${node.name}>` : node.open
  const known = new Set(readAttributes(open, node.namespace).map(({ name }) => name))
  const missing = node.attributes.filter(({ name }) => !known.has(name))
  if (missing.length === 0) return node.open
  return patchAttributes(open, Object.fromEntries(missing.map(({ name, value }) => [name, value])), tree.quote)
}

/**
 * Puts right what a change of `parent`'s children before and after `index` may have broken. `isRead` says that both
 * stand side by side as they were read: what the parser dropped between them it drops again.
 */
export function repairAround(journal: Journal, parent: TreeNode, index: number, isRead = false): void {
  const { tree } = journal
  const previous = childAt(tree, parent, index - 1)
  const next = childAt(tree, parent, index)
  if (previous?.kind === 'text' && next?.kind === 'text') repairText(journal, previous)
  if (previous !== undefined && !mayStayOpen(tree, previous, { parent, next, isRead })) {
    if (isRead && next !== undefined) takeInside(journal, previous, next)
    closeNode(journal, previous)
    settleAfter(journal, previous)
  }
  repairStart(journal, parent)
  if (next !== undefined) repairStart(journal, next)
  repairNewline(journal, parent)
}

/** An end tag written behind what the parser dropped leaves it where it was read. */
function takeInside(journal: Journal, previous: TreeNode, next: TreeNode): void {
  const innermost = openChain(journal.tree, previous).at(-1)
  if (innermost === undefined || innermost.inner !== null || next.lead === '') return
  journal.do({ kind: 'pieces', node: innermost.id, pieces: { tail: innermost.tail + next.lead } })
  journal.do({ kind: 'pieces', node: next.id, pieces: { lead: '' } })
  noteDropped(journal.tree, next, innermost)
}

/** Where dropped bytes of one node are given to another, that one has to be asked for them. */
export function noteDropped({ hazards, strays }: SourceTree, from: TreeNode, to: TreeNode): void {
  for (const marks of [hazards, strays]) if (marks.has(from.id)) marks.add(to.id)
}

/** Stray tags that closed nothing inside a node may close something after it. */
function settleAfter(journal: Journal, node: TreeNode): void {
  const stray = strayAfter(journal.tree, node)
  if (stray !== undefined) settleNode(journal, stray.id)
}

/** What the parser dropped while this node was open may mean something once the node is gone or ends before it. */
export function distrustAfter({ tree }: Journal, node: TreeNode): void {
  const stray = openChain(tree, node).length === 0 ? undefined : strayAfter(tree, node)
  if (stray !== undefined) tree.hazards.add(stray.id)
}

/** Whether this node, left open, is why the parser dropped what follows it. */
export function mayWake(tree: SourceTree, node: TreeNode): boolean {
  return tree.strays.size > 0 && openChain(tree, node).length > 0 && strayAfter(tree, node) !== undefined
}

/** The node with the dropped bytes that were read while this one, left open, had not ended. */
function strayAfter(tree: SourceTree, node: TreeNode): TreeNode | undefined {
  if (tree.strays.size === 0) return undefined
  for (let at = node, holder = tree.holder(at); holder !== undefined; at = holder, holder = tree.holder(at)) {
    const next = childAt(tree, holder, holder.children.indexOf(at.id) + 1)
    if (next !== undefined && !next.pinned) return blank.test(next.lead) ? undefined : next
    if (!blank.test(holder.tail)) return holder
    if (holder.close !== '') return undefined
  }
  return undefined
}

export function childAt(tree: SourceTree, parent: TreeNode, index: number): TreeNode | undefined {
  const id = parent.children[index]
  return id === undefined ? undefined : tree.get(id)
}

/** A reference or tag begun at the end of one text must not be completed by the next. */
function repairText(journal: Journal, left: TreeNode): void {
  if (left.pinned) return
  const open = closedText(journal.tree, journal.tree.holder(left), left)
  if (open !== left.open) journal.do({ kind: 'pieces', node: left.id, pieces: { open } })
}

export function repairNewline(journal: Journal, parent: TreeNode): void {
  if (parent.kind !== 'element' || !eatsNewline(parent) || !parent.open.endsWith('>')) return
  const first = childAt(journal.tree, parent, 0)
  if (first?.kind !== 'text' || !first.value.startsWith('\n')) return
  journal.do({ kind: 'pieces', node: parent.id, pieces: { open: parent.open + journal.tree.newline } })
}

/** Writes a start tag that was implied and no longer would be. */
export function repairStart(journal: Journal, node: TreeNode): void {
  if (node.kind !== 'element' || node.open !== '' || startHolds(journal.tree, node)) return
  journal.do({ kind: 'pieces', node: node.id, pieces: { open: startTag(node, journal.tree.quote) } })
}

function startHolds(tree: SourceTree, node: TreeNode): boolean {
  const first = node.children.map((id) => tree.get(id)).find(({ kind, value }) => kind !== 'text' || value !== '')
  switch (node.name) {
    case 'html':
      return first?.name === 'head'
    case 'head':
      return first === undefined || (first.kind === 'element' && headOnly.has(first.name))
    case 'body':
      return bodyStartHolds(first)
    case 'tbody':
      return startsWith(tree, first, ['tr']) && !followsOpen(tree, node, ['tbody', 'thead', 'tfoot'])
    case 'colgroup':
      return startsWith(tree, first, ['col']) && !followsOpen(tree, node, ['colgroup'])
    case 'tr':
      return startsWith(tree, first, ['td', 'th']) && !followsOpen(tree, node, ['tr'])
    default:
      // The element made by a lone `</p>`.
      return first === undefined && node.close !== ''
  }
}

function bodyStartHolds(first: TreeNode | undefined): boolean {
  if (first === undefined || first.pinned) return true
  if (first.kind === 'text') return !/^[\t\n\f\r ]/.test(first.value)
  if (first.kind !== 'element' || first.open === '') return false
  return first.namespace !== 'html' || !headOnly.has(first.name)
}

function startsWith(tree: SourceTree, first: TreeNode | undefined, names: readonly string[]): boolean {
  if (first?.kind !== 'element' || !names.includes(first.name) || !blank.test(first.lead)) return false
  return first.open !== '' || startHolds(tree, first)
}

function followsOpen(tree: SourceTree, node: TreeNode, names: readonly string[]): boolean {
  const siblings = node.parent === null ? [] : tree.get(node.parent).children
  const previous = tree.node(siblings[siblings.indexOf(node.id) - 1] ?? -1)
  return previous !== undefined && names.includes(previous.name) && previous.close === ''
}

/** Moves the whitespace after `</body>` to where a parser puts it: into the last element still open there. */
export function placePinned(journal: Journal): void {
  const { tree } = journal
  const pinned = tree.node(tree.pinnedNode)
  if (pinned === undefined || !pinned.pinned || pinned.parent === null) return
  let holder = tree.get(tree.bodyNode)
  for (let last = lastBut(tree, holder, pinned); last !== undefined; last = lastBut(tree, holder, pinned)) {
    if (last.kind !== 'element' || !needsClose(last)) break
    holder = last
  }
  const from = tree.get(pinned.parent)
  if (from === holder) return
  const index = from.children.indexOf(pinned.id)
  journal.do({ kind: 'children', parent: from.id, index, removed: 1, inserted: [] })
  const { length } = holder.children
  journal.do({ kind: 'children', parent: holder.id, index: length, removed: 0, inserted: [pinned.id] })
}

function lastBut(tree: SourceTree, parent: TreeNode, pinned: TreeNode): TreeNode | undefined {
  const last = childAt(tree, parent, parent.children.length - 1)
  return last === pinned ? childAt(tree, parent, parent.children.length - 2) : last
}

/** Writes the end tags that keep what follows out of the node. */
export function closeNode(journal: Journal, node: TreeNode): void {
  const chain = openChain(journal.tree, node)
  for (const each of chain.toReversed()) {
    if (each.inner !== null) journal.do({ kind: 'pieces', node: each.id, pieces: { inner: null } })
    if (each !== node && endsWithParent(each, journal.tree.holder(each))) continue
    if (needsClose(each)) journal.do({ kind: 'pieces', node: each.id, pieces: { close: endTag(each) } })
  }
}
