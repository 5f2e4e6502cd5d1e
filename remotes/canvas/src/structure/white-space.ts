import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'

function siblingAt(page: OpenPage, parent: HtmlNode, index: number): HtmlNode | undefined {
  const id = parent.children[index]
  return id === undefined ? undefined : page.node(id)
}

/** White space with a line break: what parts elements on lines of their own. */
export function isLineSpace(node: HtmlNode | undefined): node is HtmlNode {
  return node?.kind === 'text' && /^[ \t\r\n]*\n[ \t]*$/.test(node.value)
}

/** The line break and indentation in front of an element, when it stands on a line of its own. */
export function spaceBefore(page: OpenPage, id: NodeId): HtmlNode | null {
  const parentId = page.node(id)?.parent ?? null
  const parent = parentId === null ? undefined : page.node(parentId)
  const space = parent && siblingAt(page, parent, parent.children.indexOf(id) - 1)
  return isLineSpace(space) ? space : null
}

/** The space between elements on lines of their own, as their author wrote it; null where there is none. */
export function habitOf(page: OpenPage, parentId: NodeId): string | null {
  const parent = page.node(parentId)
  const space = parent?.children
    .slice(0, 3)
    .map((id) => page.node(id))
    .find(isLineSpace)
  return space && parent && parent.children.length > 1 ? space.value.replace(/\n[ \t\r]*(?=\n)/g, '') : null
}

/** Nodes to take away with an element, so that no empty line stays: the space in front, where space also follows. */
export function spaceToRemove(page: OpenPage, id: NodeId): NodeId | null {
  const space = spaceBefore(page, id)
  const parent = page.node(space?.parent ?? -1)
  if (!space || !parent) return null
  const index = parent.children.indexOf(id)
  const next = siblingAt(page, parent, index + 1)
  return isLineSpace(next) ? space.id : null
}
