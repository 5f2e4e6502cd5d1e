import { fail, succeed, type NodeId, type Outcome } from '@pergola/contracts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { parentElement } from '../service/describe-element.ts'
import type { EachElement } from '../styles/each-element.ts'
import { alignEdits, alignMoves } from './align.ts'
import { messages, type Alignment } from './messages.ts'
import { containerOf, placedElements, unionOf } from './placed-elements.ts'

/** Aligns positioned elements by their insets: several to each other, one to what is around it. */
export function alignPlaced(core: CanvasCore, each: EachElement, ids: readonly NodeId[], alignment: Alignment): void {
  const elements = placedElements(core, each, ids)
  const [first] = elements
  const boxes = elements.map(({ box }) => box)
  const around = elements.length > 1 || !first ? unionOf(boxes) : (containerOf(core, first.element) ?? unionOf(boxes))
  const moves = alignMoves(alignment, boxes, around)
  const list = elements.map(({ id, editsFor }, index) => {
    const { dx, dy } = moves[index] ?? { dx: 0, dy: 0 }
    return { id, edits: editsFor(dx, dy), alone: true }
  })
  each.keep(list, messages.align[alignment])
}

/** Aligns elements in the flow by what the flex or the grid around all of them says. */
export function alignInLayout(
  core: CanvasCore,
  each: EachElement,
  ids: readonly NodeId[],
  alignment: Alignment,
): Outcome<undefined, 'no-layout'> {
  const { page, frame } = core
  const parents = new Set(page ? ids.map((id) => parentElement(page, id)) : [])
  const [parent = null] = parents
  const element = parent === null ? undefined : frame?.projection.elementOf(parent)
  const style = element && frame?.window.getComputedStyle(element)
  const edits = parents.size === 1 && style ? alignEdits(alignment, style) : null
  if (!edits || parent === null) return fail('no-layout')
  each.keep([{ id: parent, edits }], messages.align[alignment])
  return succeed(undefined)
}
