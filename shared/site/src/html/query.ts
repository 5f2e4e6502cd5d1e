import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from './html-node.ts'
import type { HtmlTree } from './html-tree.ts'
import { sourceTree } from './source-tree.ts'

function nodeOf(tree: HtmlTree, id: NodeId): HtmlNode {
  const node = tree.node(id)
  if (node === undefined) throw new Error(`html tree: no node ${id}`)
  return node
}

/** Parents from the nearest up to the document, or to the content fragment of a template. */
export function ancestors(tree: HtmlTree, id: NodeId): HtmlNode[] {
  const found: HtmlNode[] = []
  for (let at = nodeOf(tree, id).parent; at !== null;) {
    const node = nodeOf(tree, at)
    found.push(node)
    at = node.parent
  }
  return found
}

/** Position among all children of the parent, text and comments counted; -1 for a root. */
export function indexOf(tree: HtmlTree, id: NodeId): number {
  const { parent } = nodeOf(tree, id)
  return parent === null ? -1 : nodeOf(tree, parent).children.indexOf(id)
}

export function elementChildren(tree: HtmlTree, id: NodeId): HtmlNode[] {
  return nodeOf(tree, id)
    .children.map((child) => nodeOf(tree, child))
    .filter(({ kind }) => kind === 'element')
}

/** As the DOM has it: all text inside, comments left out. */
export function textContent(tree: HtmlTree, id: NodeId): string {
  let text = ''
  for (const node of descendants(tree, id)) if (node.kind === 'text') text += node.value
  return text
}

/** The node itself and all below it in document order; a template's content is not entered. */
export function* descendants(tree: HtmlTree, id: NodeId): Generator<HtmlNode, undefined, undefined> {
  const stack = [id]
  for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
    const node = nodeOf(tree, at)
    yield node
    for (let child = node.children.length - 1; child >= 0; child--) stack.push(node.children[child] ?? -1)
  }
}

/** All nodes of the page for which `predicate` holds, in document order. */
export function* findAll(
  tree: HtmlTree,
  predicate: (node: HtmlNode) => boolean,
): Generator<HtmlNode, undefined, undefined> {
  for (const node of descendants(tree, tree.root)) if (predicate(node)) yield node
}

/** Nodes with an attribute, a template's content among them, in no order. Costs what is found, however large the page. */
export function withAttribute(tree: HtmlTree, name: string): readonly HtmlNode[] {
  return [...sourceTree(tree).withAttribute(name)].flatMap((id) => tree.node(id) ?? [])
}

/** The value of an attribute, or null. */
export function attributeOf(node: HtmlNode, name: string): string | null {
  return node.attributes.find((attribute) => attribute.name === name)?.value ?? null
}
