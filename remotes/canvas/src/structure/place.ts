import type { DropPosition, NodeId } from '@pergola/contracts'
import { canInsert, canMove, type HtmlNode, type HtmlSubtree } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { isFixed, parentElement } from '../service/describe-element.ts'
import { isOff } from './component-switches.ts'
import { rootNames, rootOf } from './fragment-roots.ts'
import { isBrokenBy } from './phrasing.ts'
import { isMisplaced } from './own-children.ts'
import { whyTableBreaks } from './table-shape.ts'
import { isSpace } from './white-space.ts'

export interface Where {
  readonly target: NodeId
  readonly position: DropPosition
}

/** A slot among all children of a node, text and comments counted. */
export interface Slot {
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
    return { parent: holder.id, index: count > 1 && isSpace(last) ? count - 1 : count }
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

/** A slot inside the body: what a page says in its head and around is no place for elements. */
export function openSlot(page: OpenPage, where: Where): Slot | null {
  const taker = takerOf(page, where)
  if (taker === null || taker === page.tree.html() || taker === page.tree.head()) return null
  if (where.position !== 'inside' && isFixed(page, where.target)) return null
  if (isOff(page, taker, 'droppable')) return null
  return slotOf(page, where)
}

/** Whether these subtrees may stand there, by what a browser would make of the page. */
export function mayStand(page: OpenPage, nodes: readonly HtmlSubtree[], where: Where): boolean {
  const slot = openSlot(page, where)
  if (slot === null || nodes.length === 0) return false
  const elements = nodes.map(rootOf).filter(({ kind }) => kind === 'element')
  if (isBrokenBy(page, slot.parent, elements) || isMisplaced(page, slot.parent, elements)) return false
  return canInsert(page.tree, slot.parent, slot.index, nodes)
}

/** Markup as it reads in a place; null where something of it could not stand. */
export function readFor(page: OpenPage, html: string, where: Where): readonly HtmlSubtree[] | null {
  const slot = openSlot(page, where)
  if (!slot) return null
  const nodes = page.parse(html, slot.parent)
  const roots = nodes.map(rootOf).filter(({ kind }) => kind === 'element')
  const wanted = rootNames(html)
  const whole = roots.length === wanted.length && roots.every(({ name }, index) => name === wanted[index])
  return whole && mayStand(page, nodes, where) ? nodes : null
}

export function mayMove(page: OpenPage, ids: readonly NodeId[], where: Where): boolean {
  const slot = openSlot(page, where)
  if (!slot || ids.length === 0) return false
  if (ids.some((id) => isOff(page, id, 'draggable'))) return false
  const elements = ids.flatMap((id) => page.node(id) ?? [])
  if (elements.length < ids.length || isBrokenBy(page, slot.parent, elements)) return false
  if (isMisplaced(page, slot.parent, elements) || whyTableBreaks(page, elements, slot.parent) !== null) return false
  return elements.every(({ id, kind }) => kind === 'element' && canMove(page.tree, id, slot.parent, slot.index))
}

/** Why what is moved would leave a table with a hole there; undefined where that is no reason. */
export function whyNotThere(page: OpenPage, ids: readonly NodeId[], where: Where): string | undefined {
  const slot = openSlot(page, where)
  const elements = ids.flatMap((id) => page.node(id) ?? [])
  return (slot && whyTableBreaks(page, elements, slot.parent)) ?? undefined
}

/** The same question about many places, as a drag asks it: places in one parent have one answer. */
export function perParent(page: OpenPage, ask: (where: Where) => boolean): (where: Where) => boolean {
  const known = new Map<NodeId, boolean>()
  return (where) => {
    const parent = openSlot(page, where)?.parent
    if (parent === undefined) return false
    const verdict = known.get(parent) ?? ask(where)
    known.set(parent, verdict)
    return verdict
  }
}
