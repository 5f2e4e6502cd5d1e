import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import { hasOwnChildren, instanceAround, isOwnContent, propertiesOf, symbolIdOf } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { Where } from './place.ts'

/** The copy of a symbol that says of a node what all of them say; null for what stands in none, or is a copy's own. */
function copyAround(page: OpenPage, id: NodeId): HtmlNode | null {
  if (page.node(id) === undefined || isOwnContent(page.tree, id)) return null
  const root = instanceAround(page.tree, id)
  const symbol = root && symbolIdOf(root)
  return symbol !== null && Object.hasOwn(page.project().symbols, symbol) ? root : null
}

/** What stands in one copy where the node stands in the other. */
function counterpart(page: OpenPage, id: NodeId, from: NodeId, to: NodeId): NodeId | null {
  const path: HtmlNode[] = []
  for (let node = page.node(id); node && node.id !== from; node = parentOf(page, node)) path.unshift(node)
  let found = page.node(to)
  for (const node of path) {
    const index = parentOf(page, node)?.children.indexOf(node.id) ?? -1
    const child = page.node(found?.children[index] ?? -1)
    found = child?.kind === node.kind && child.name === node.name ? child : undefined
  }
  return found?.id ?? null
}

function parentOf(page: OpenPage, { parent }: HtmlNode): HtmlNode | undefined {
  return parent === null ? undefined : page.node(parent)
}

/**
 * Where parts of one copy of a symbol go when another copy is pointed at. Copies are one: they move within their own, and
 * the other copy follows. Moved across, they would stand in both twice.
 */
export function withinItsCopy(page: OpenPage, moved: readonly NodeId[], where: Where): Where {
  const here = commonCopy(page, moved)
  const there = takingCopy(page, where)
  if (!here || !there || here.id === there.id || symbolIdOf(here) !== symbolIdOf(there)) return where
  const target = counterpart(page, where.target, there.id, here.id)
  return target === null ? where : { ...where, target }
}

/** The one copy that all of them are parts of; a whole copy is no part of itself. */
function commonCopy(page: OpenPage, ids: readonly NodeId[]): HtmlNode | null {
  const [root = null, ...others] = new Set(ids.map((id) => copyAround(page, id)))
  return others.length > 0 || root === null || ids.includes(root.id) ? null : root
}

/** The copy that would have what is put there in common with all others. */
function takingCopy(page: OpenPage, { target, position }: Where): HtmlNode | null {
  const node = page.node(target)
  const taker = node && position !== 'inside' ? parentOf(page, node) : node
  return taker && !propertiesOf(taker).some(hasOwnChildren) ? copyAround(page, taker.id) : null
}
