import { markers } from '@pergola/contracts'
import type { CanvasService, NodeId } from '@pergola/contracts'
import { motionMarkOf } from '@pergola/site/motions'
import type { Motion } from '@pergola/site/motions'

function quoted(id: string): string {
  return id.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, '')
}

/** Main elements of the open page. */
export function mainsOf(canvas: CanvasService, id: string): readonly NodeId[] {
  return canvas
    .find(`[${markers.motionId}="${quoted(id)}"]`)
    .filter((node) => motionMarkOf(canvas.attributesOf(node))?.instance === null)
}

/** Every element of the open page that plays it. */
export function membersOf(canvas: CanvasService, id: string): readonly NodeId[] {
  const instances = canvas.find(`[${markers.mainMotionId}="${quoted(id)}"]`)
  return [...new Set([...canvas.find(`[${markers.motionId}="${quoted(id)}"]`), ...instances])]
}

/** What a person called it; else its timeline's name, or its id. */
export function nameOf({ id, name, timeLineName }: Pick<Motion, 'id' | 'name' | 'timeLineName'>): string {
  return (name !== id && name) || timeLineName || id
}
