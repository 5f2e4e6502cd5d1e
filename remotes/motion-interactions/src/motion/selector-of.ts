import type { CanvasService, NodeId } from '@pergola/contracts'
import { pickedSelector } from '../picked-selector.ts'
import { markOf } from './motion-of.ts'

/** The shortest selector that means this element alone; `self` for one that has the motion. */
export function selectorOf(canvas: CanvasService, id: NodeId, motionId: string): string {
  return pickedSelector(canvas, id, (attributes) => markOf(attributes)?.id === motionId)
}
