import type { NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import type { OpenPage } from '../document/open-page.ts'
import { slotOf, type Slot, type Where } from './place.ts'
import { firstLines, type Lines, ownSpace, spaceAlone, spaceBefore, spaceToRemove } from './white-space.ts'

type Apply = (operation: SiteOperation) => unknown

/** What is left in an element of which nothing else is left goes as well. */
export function leaveEmpty(page: OpenPage, parent: NodeId | null, apply: Apply): void {
  const space = parent === null ? null : spaceAlone(page, parent)
  if (space !== null) apply(page.inHtml({ type: 'html.remove', node: space }))
}

/** The line an element stands on goes with it; where it leads is found anew, the tree has changed. */
export function moveOne(page: OpenPage, id: NodeId, where: Where, apply: Apply): void {
  const slot = slotOf(page, where)
  if (!slot) return
  const parent = page.node(id)?.parent ?? null
  const first = firstLines(page, slot.parent)
  if (first) moveToFirst(page, id, { slot, first }, apply)
  else moveWithLine(page, id, slot, apply)
  leaveEmpty(page, parent, apply)
}

function moveToFirst(page: OpenPage, id: NodeId, { slot, first }: { slot: Slot; first: Lines }, apply: Apply): void {
  const space = spaceToRemove(page, id)
  apply(page.inHtml({ type: 'html.move', node: id, ...slot }))
  if (space !== null) apply(page.inHtml({ type: 'html.remove', node: space }))
  const put = (text: string, index: number) => {
    const nodes = page.parse(text, slot.parent)
    if (nodes.length > 0) apply(page.inHtml({ type: 'html.insert', parent: slot.parent, index, nodes }))
  }
  put(first.after, 1)
  put(first.before, 0)
}

function moveWithLine(page: OpenPage, id: NodeId, slot: Slot, apply: Apply): void {
  const space = ownSpace(page, id)
  apply(page.inHtml({ type: 'html.move', node: id, ...target(page, id, slot) }))
  if (space === null) return
  // Where a line begins already, and in front of a first child, the element's own space parts it from the next one.
  const behind = spaceBefore(page, id) !== null || slotOf(page, { target: id, position: 'before' })?.index === 0
  const place = slotOf(page, { target: id, position: behind ? 'after' : 'before' })
  if (!place) return
  apply(page.inHtml({ type: 'html.move', node: space, ...target(page, space, place) }))
}

/** Within one parent, taking the node out first moves what stands behind it. */
function target(page: OpenPage, id: NodeId, slot: { parent: NodeId; index: number }) {
  const parent = page.node(slot.parent)
  const from = page.node(id)?.parent === slot.parent ? (parent?.children.indexOf(id) ?? -1) : -1
  return { parent: slot.parent, index: from >= 0 && from < slot.index ? slot.index - 1 : slot.index }
}
