import type { NodeId } from '@pergola/contracts'
import { boxOf } from '../overlay/frame-rect.ts'
import type { CanvasCore } from '../service/canvas-core.ts'
import { parentElement } from '../service/describe-element.ts'
import { elementChildren } from '../service/selecting.ts'
import type { EachElement } from '../styles/each-element.ts'
import type { Box } from '../viewport/viewport.ts'
import { readPlaced, type PlacedElement } from './insets.ts'

/** The elements with their insets as they stand now. */
export function placedElements(
  { frame }: CanvasCore,
  each: EachElement,
  ids: readonly NodeId[],
): readonly PlacedElement[] {
  if (!frame) return []
  return ids.flatMap((id) => {
    const element = frame.projection.elementOf(id)
    const { values } = each.stateOf(id)
    return element ? [readPlaced({ frame, id, element: element as HTMLElement, values })] : []
  })
}

export function unionOf(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left))
  const top = Math.min(...boxes.map((box) => box.top))
  const right = Math.max(...boxes.map((box) => box.left + box.width))
  const bottom = Math.max(...boxes.map((box) => box.top + box.height))
  return { left, top, width: right - left, height: bottom - top }
}

/** What is around a positioned element: what its insets are measured from, without its borders. */
export function containerOf({ frame }: CanvasCore, element: Element): Box | null {
  if (!frame) return null
  const around = (element as HTMLElement).offsetParent
  const isPage = !around || around === frame.document.body
  const { clientWidth: width, clientHeight: height } = frame.document.documentElement
  if (isPage && frame.window.getComputedStyle(element).position === 'fixed') return { left: 0, top: 0, width, height }
  if (isPage)
    return {
      left: -frame.window.scrollX,
      top: -frame.window.scrollY,
      width,
      height: Math.max(height, frame.document.body.scrollHeight),
    }
  const { left, top } = around.getBoundingClientRect()
  return {
    left: left + around.clientLeft,
    top: top + around.clientTop,
    width: around.clientWidth,
    height: around.clientHeight,
  }
}

/** What stands beside the elements, without them. */
export function siblingsOf({ page, frame }: CanvasCore, ids: readonly NodeId[]): readonly Box[] {
  const [first] = ids
  if (!page || !frame || first === undefined) return []
  const parent = parentElement(page, first)
  const moved = new Set(ids)
  return elementChildren(page, parent ?? page.tree.body()).flatMap((id) => {
    const element = moved.has(id) ? undefined : frame.projection.elementOf(id)
    const box = element && boxOf(element)
    return box ? [box] : []
  })
}
