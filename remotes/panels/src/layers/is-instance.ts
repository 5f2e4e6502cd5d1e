import { markers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'

/** The root of an instance of a symbol that the project knows: what is done to it is done to all. */
export function isInstance(canvas: CanvasService, id: NodeId): boolean {
  const symbol = canvas.attributesOf(id).find(({ name }) => name === markers.symbolId)?.value
  return symbol !== undefined && Object.hasOwn(canvas.record.getState().project?.symbols ?? {}, symbol)
}
