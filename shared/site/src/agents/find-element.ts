import type { HtmlNode } from '../html/index.ts'
import { messages } from './messages.ts'
import { selectElements } from './select-elements.ts'
import { ToolFailure } from './tool-failure.ts'
import type { ToolPage } from './tool-site.ts'

/** `e12` for an element; holds as long as the element is there. */
export const referenceOf = (id: number) => `e${id}`

/** The element that a reference or selector names. */
export function findElement({ tree }: Pick<ToolPage, 'tree'>, at: string): HtmlNode {
  const [, id] = /^e(\d+)$/.exec(at) ?? []
  const node = id === undefined ? selectElements(tree, at)[0] : tree.node(Number(id))
  if (node?.kind !== 'element' || !isInPage(tree, node)) {
    throw new ToolFailure('node-missing', messages.noElement(at))
  }
  return node
}

/** A node that was removed is still known to the tree, so that it can come back. */
function isInPage(tree: ToolPage['tree'], node: HtmlNode): boolean {
  let at: HtmlNode | undefined = node
  while (at && at.parent !== null) {
    const parent: HtmlNode | undefined = tree.node(at.parent)
    if (!parent?.children.includes(at.id)) return parent?.content === at.id
    at = parent
  }
  return at?.id === tree.root || at?.kind === 'fragment'
}

/** Elements that a page cannot be without. */
export function demandInside({ tree }: Pick<ToolPage, 'tree'>, node: HtmlNode): HtmlNode {
  if ([tree.html(), tree.head(), tree.body()].includes(node.id)) {
    throw new ToolFailure('not-allowed', messages.isPagePart(node.name))
  }
  return node
}
