import type { NodeId } from '@pergola/contracts'
import type { HtmlOperation, HtmlSubtree } from './html-operation.ts'
import type { HtmlTree } from './html-tree.ts'
import { applyHtml, applySource } from './apply/apply-html.ts'
import { isAttributeName } from './apply/attributes.ts'
import { copyRecords, recordsOf } from './fragment.ts'
import { editedText } from './kept-text.ts'
import { writtenStart } from './canonical.ts'
import { hasUnsettled, mayWake } from './repair-source.ts'
import { readsAsItself } from './reads-as-itself.ts'
import { holds } from './skeleton.ts'
import { splitOpen, tagNameEnd } from './start-tag.ts'
import { sourceTree } from './source-tree.ts'
import type { SourceTree } from './source-tree.ts'
import { recordOf } from './tree-node.ts'
import type { TreeNode } from './tree-node.ts'

/** Whether these subtrees can stand there: a browser reading the printed page would find them so. */
export function canInsert(tree: HtmlTree, parent: NodeId, index: number, nodes: readonly HtmlSubtree[]): boolean {
  return canApply(tree, { type: 'html.insert', parent, index, nodes })
}

export function canMove(tree: HtmlTree, node: NodeId, parent: NodeId, index: number): boolean {
  return canApply(tree, { type: 'html.move', node, parent, index })
}

export function canRemove(tree: HtmlTree, node: NodeId): boolean {
  return canApply(tree, { type: 'html.remove', node })
}

/** Whether the page can express what the operation asks for. Costs what the edit itself costs, on sound pages. */
export function canApply(tree: HtmlTree, operation: HtmlOperation): boolean {
  const source = sourceTree(tree)
  if (operation.type === 'html.restore') return true
  if (!isSensible(source, operation)) return false
  if (source.xml) return source.xml.canApply(source, operation)
  return isSound(source, operation) ? fits(source, operation) : survives(source, operation)
}

/** `canApply` for a run of edits that are alike: what decides the answer is in the key. */
export type CanApplyAlike = (operation: HtmlOperation, key: string) => boolean

/** Asks once for each key, as long as the page needs no repair; then the whole page decides, and each edit is asked for. */
export function createAlikeCheck(tree: HtmlTree): CanApplyAlike {
  const source = sourceTree(tree)
  const known = new Map<string, boolean>()
  return (operation, key) => {
    if (operation.type === 'html.restore') return true
    if (!isSensible(source, operation)) return false
    if (source.xml) return source.xml.canApply(source, operation)
    if (!isSound(source, operation)) return survives(source, operation)
    const answer = known.get(key) ?? fits(source, operation)
    known.set(key, answer)
    return answer
  }
}

/** What no page allows, whatever its state. */
function isSensible(tree: SourceTree, operation: Exclude<HtmlOperation, { type: 'html.restore' }>): boolean {
  if (operation.type === 'html.insert') return isHolder(tree, operation.parent)
  const node = tree.node(operation.node)
  if (node === undefined) return false
  switch (operation.type) {
    case 'html.attributes':
      return node.kind === 'element' && Object.entries(operation.attributes).every(isWritable)
    case 'html.text':
      return (node.kind === 'text' || node.kind === 'comment') && !operation.value.includes('\0')
    case 'html.tag':
      return isLoose(tree, node) && isRenamable(node, operation.name)
    case 'html.move':
      return isLoose(tree, node) && isHolder(tree, operation.parent) && !isInside(tree, operation.parent, node)
    default:
      return isLoose(tree, node)
  }
}

function isWritable([name, value]: [string, string | null]): boolean {
  return isAttributeName(name) && value?.includes('\0') !== true
}

function isRenamable({ kind, namespace }: TreeNode, name: string): boolean {
  return kind === 'element' && namespace === 'html' && /^[a-z][^\0\s/>A-Z]*$/.test(name)
}

/** Not one of the nodes every page has, nor its doctype, which decides how the page is laid out. */
function isLoose(tree: SourceTree, { id, kind }: TreeNode): boolean {
  if (id === tree.htmlNode || id === tree.headNode || id === tree.bodyNode) return false
  return kind === 'element' || kind === 'text' || kind === 'comment'
}

function isHolder(tree: SourceTree, id: NodeId): boolean {
  const parent = tree.node(id)
  return (parent?.kind === 'element' && parent.content === null) || parent?.kind === 'fragment'
}

function isInside(tree: SourceTree, id: NodeId, outer: TreeNode): boolean {
  for (let node = tree.node(id); node !== undefined; node = tree.holder(node)) if (node === outer) return true
  return false
}

/** No recovered bytes are in play: the tags around a place decide alone what may stand there. */
function isSound(tree: SourceTree, operation: HtmlOperation): boolean {
  if (tree.hasPlaintext) return false
  if (hasUnsettled(tree)) return false
  for (const id of tree.regions) {
    const node = tree.node(id)
    if (node !== undefined && node.inner !== null && node.close === '') return false
  }
  const places = [operation.type === 'html.insert' ? operation.parent : 'node' in operation ? operation.node : -1]
  if (operation.type === 'html.move') places.push(operation.parent)
  return places.every((id) => isPlainPlace(tree, id))
}

function isPlainPlace(tree: SourceTree, id: NodeId): boolean {
  for (let node = tree.node(id); node !== undefined; node = tree.holder(node)) {
    // In a template the first child decides how the others are read.
    if (node.inner !== null || node.kind === 'fragment' || node.id === tree.headNode) return false
  }
  return id !== tree.htmlNode
}

function fits(tree: SourceTree, operation: Exclude<HtmlOperation, { type: 'html.restore' }>): boolean {
  switch (operation.type) {
    case 'html.insert':
      return holds(tree, tree.get(operation.parent), operation.nodes.map(recordsOf))
    case 'html.move': {
      const node = tree.get(operation.node)
      // It stands among these already, and the tags around it stay as they are.
      if (node.parent === operation.parent) return true
      return holds(tree, tree.get(operation.parent), [copyRecords(tree, node)])
    }
    case 'html.remove':
      return !mayWake(tree, tree.get(operation.node)) || survives(tree, operation)
    case 'html.text':
      return textFits(tree, tree.get(operation.node), operation.value)
    case 'html.attributes': {
      const { namespace, name } = tree.get(operation.node)
      return (namespace === 'html' && name !== 'input') || survives(tree, operation)
    }
    case 'html.tag':
      return tagFits(tree, tree.get(operation.node), operation.name) ?? survives(tree, operation)
    default:
      return survives(tree, operation)
  }
}

/** Elements that are read alike but for what may stand in them; of all others the whole page has to be read. */
const plainTags: ReadonlySet<string> = new Set(
  'div section article header footer nav main aside figure figcaption p span h1 h2 h3 h4 h5 h6 ul ol dl'.split(' '),
)

function tagFits(tree: SourceTree, node: TreeNode, name: string): boolean | null {
  const parent = tree.holder(node)
  if (parent === undefined || !plainTags.has(node.name) || !plainTags.has(name)) return null
  const [root, ...inside] = copyRecords(tree, node)
  if (root === undefined) return null
  const [tag] = splitOpen(writtenStart(node, tree.quote))
  return holds(tree, parent, [
    [{ ...root, name, open: `<${name}${tag.slice(tagNameEnd(tag))}`, close: `</${name}>` }, ...inside],
  ])
}

function textFits(tree: SourceTree, node: TreeNode, value: string): boolean {
  const parent = tree.holder(node)
  if (parent === undefined) return false
  const open = node.kind === 'comment' ? `<!--${value}-->` : editedText(tree, parent, node, value)
  // A `pre` would take the first newline for its own.
  const record = { ...recordOf(node), open, value, lead: '' }
  const spacer = { ...record, id: -2, kind: 'comment', open: '<!---->', value: '' } as const
  const isRaw = node.kind === 'text' && value.startsWith('\n') && parent.children[0] === node.id
  return holds(tree, parent, isRaw && /^(?:pre|listing)$/.test(parent.name) ? [[spacer], [record]] : [[record]])
}

/** Does it, reads the page again, and takes it back: the answer for pages the parser had to repair. */
function survives(tree: SourceTree, operation: HtmlOperation): boolean {
  const { applied, isProven } = applySource(tree, operation)
  const isSame = isProven || readsAsItself(tree)
  applyHtml(tree, applied.inverse)
  return isSame
}
