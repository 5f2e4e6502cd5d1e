import type { CanvasService, NodeId } from '@pergola/contracts'
import { motionMarkOf } from '@pergola/site/motions'
import { pickedSelector } from '../picked-selector.ts'

/** The shortest selector that means this element alone; `self` for one that has the motion. */
export function selectorOf(canvas: CanvasService, id: NodeId, motionId: string): string {
  return pickedSelector(canvas, id, (attributes) => motionMarkOf(attributes)?.id === motionId)
}
