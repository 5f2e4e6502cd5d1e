import type { DropPosition, NodeId } from '@pergola/contracts'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { isFixed, parentElement } from '../service/describe-element.ts'
import { isLineSpace } from './white-space.ts'
import { clashesWithin, mayContain, takesNothing } from './may-contain.ts'

export interface Where {
  readonly target: NodeId
  readonly position: DropPosition
}

/** A slot among all children of a node, text and comments counted. */
interface Slot {
  readonly parent: NodeId
  readonly index: number
}

/** The node that holds an element's children: a template keeps them in its content. */
function holderOf(page: OpenPage, id: NodeId): HtmlNode | undefined {
  const node = page.node(id)
  return node && node.content !== null ? page.node(node.content) : node
}

export function slotOf(page: OpenPage, where: Where): Slot | null {
  if (where.position === 'inside') {
    const holder = holderOf(page, where.target)
    if (!holder) return null
    // The end tag keeps the line it stands on.
    const last = page.node(holder.children.at(-1) ?? -1)
    const count = holder.children.length
    return { parent: holder.id, index: count > 1 && isLineSpace(last) ? count - 1 : count }
  }
  const parentId = page.node(where.target)?.parent ?? null
  const parent = parentId === null ? undefined : page.node(parentId)
  const index = parent?.children.indexOf(where.target) ?? -1
  if (!parent || index < 0) return null
  return { parent: parent.id, index: where.position === 'before' ? index : index + 1 }
}

/** The element that would take a child in. */
function takerOf(page: OpenPage, where: Where): NodeId | null {
  return where.position === 'inside' ? where.target : parentElement(page, where.target)
}

function isInside(page: OpenPage, id: NodeId, outer: NodeId): boolean {
  for (let at: NodeId | null = id; at !== null; at = parentElement(page, at)) if (at === outer) return true
  return false
}

/** The interactive elements in a subtree: they decide where it may not stand. */
function namesWithin(page: OpenPage, id: NodeId): readonly HtmlNode[] {
  const found: HtmlNode[] = []
  const pending = [id]
  for (let next = pending.pop(); next !== undefined && found.length < 200; next = pending.pop()) {
    const node = page.node(next)
    if (node?.kind !== 'element') continue
    found.push(node)
    pending.push(...node.children)
  }
  return found
}

export interface Named {
  readonly name: string
  readonly namespace: string
}

/** Whether elements of these names may stand there, by the rules of html. */
export function mayStand(page: OpenPage, children: readonly Named[], where: Where): boolean {
  const taker = takerOf(page, where)
  const parent = taker === null ? undefined : page.node(taker)
  if (!parent || parent.kind !== 'element' || taker === page.tree.html() || taker === page.tree.head()) return false
  if (takesNothing(parent)) return false
  if (where.position !== 'inside' && isFixed(page, where.target)) return false
  if (!children.every((child) => mayContain(parent, child))) return false
  for (let at: NodeId | null = taker; at !== null; at = parentElement(page, at)) {
    const around = page.node(at)
    if (around && children.some((child) => clashesWithin(around, child))) return false
  }
  return true
}

export function mayMove(page: OpenPage, ids: readonly NodeId[], where: Where): boolean {
  const nodes = ids.map((id) => page.node(id))
  if (nodes.length === 0 || nodes.some((node) => node?.kind !== 'element')) return false
  if (ids.some((id) => isFixed(page, id) || isInside(page, where.target, id))) return false
  if (!mayStand(page, nodes as HtmlNode[], where)) return false
  const around = takerOf(page, where)
  const inner = ids.flatMap((id) => namesWithin(page, id)).filter(({ name }) => name === 'a' || name === 'button')
  for (let at = inner.length > 0 ? around : null; at !== null; at = parentElement(page, at)) {
    const node = page.node(at)
    if (node && inner.some((child) => clashesWithin(node, child))) return false
  }
  return true
}
