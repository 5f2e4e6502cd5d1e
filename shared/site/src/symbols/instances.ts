import type { NodeId } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { around, attributeOf, descendants, withAttribute } from '../html/index.ts'
import type { HtmlNode, HtmlTree } from '../html/index.ts'
import { ownParts } from './properties.ts'

/** The page itself is no instance, whatever its markup says. */
const pageNames: ReadonlySet<string> = new Set(['html', 'head', 'body'])

/** The symbol an element is the root of an instance of, by its own marker. */
export function symbolIdOf(node: HtmlNode): string | null {
  if (node.kind !== 'element' || pageNames.has(node.name)) return null
  return attributeOf(node, markers.symbolId) || null
}

/** The instance a node belongs to: the outermost marked element around it. Markers further in are plain content. */
export function instanceAround(tree: HtmlTree, id: NodeId): HtmlNode | null {
  let found: HtmlNode | null = null
  for (const node of around(tree, id)) if (symbolIdOf(node) !== null) found = node
  return found
}

/** Whether a node stands in what an instance has of its own: the symbol says nothing of it. */
export function isOwnContent(tree: HtmlTree, id: NodeId): boolean {
  const root = instanceAround(tree, id)
  if (root === null || root.id === id) return false
  for (const node of around(tree, id)) {
    if (node.id !== id && ownParts(node).children) return true
    if (node.id === root.id) return false
  }
  return false
}

/** Marked elements from a node down, the node itself among them; a template's content is looked into. */
export function markedElements(tree: HtmlTree, id: NodeId): readonly HtmlNode[] {
  const found: HtmlNode[] = []
  const roots = [id]
  for (let root = roots.pop(); root !== undefined; root = roots.pop()) {
    for (const node of descendants(tree, root)) {
      if (symbolIdOf(node) !== null) found.push(node)
      if (node.content !== null) roots.push(node.content)
    }
  }
  return found
}

/** All instances of a page, in no order. */
export function findInstances(tree: HtmlTree): readonly HtmlNode[] {
  return withAttribute(tree, markers.symbolId).filter((node) => symbolIdOf(node) !== null && isOutermost(tree, node))
}

/** In the page, and in no other instance. */
function isOutermost(tree: HtmlTree, { id }: HtmlNode): boolean {
  let last = id
  for (const node of around(tree, id)) {
    if (node.id !== id && symbolIdOf(node) !== null) return false
    last = node.id
  }
  return last === tree.root
}
