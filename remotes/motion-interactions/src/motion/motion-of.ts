import { markers } from '@pergola/contracts'
import type { AttributeEntry, CanvasService, NodeId } from '@pergola/contracts'
import type { Motion } from '@pergola/site/motions'

/** What an element says of its motion. */
export interface MotionMark {
  readonly id: string
  /** Null for the main element. */
  readonly instance: string | null
}

export function markOf(attributes: readonly AttributeEntry[]): MotionMark | null {
  const given = new Map(attributes.map(({ name, value }) => [name, value]))
  const instance = given.get(markers.motionInstanceId) || null
  const id = (instance && given.get(markers.mainMotionId)) || given.get(markers.motionId) || ''
  return id === '' ? null : { id, instance }
}

function quoted(id: string): string {
  return id.replace(/["\\]/g, '\\$&').replace(/[\n\r\f]/g, '')
}

/** Main elements of the open page. */
export function mainsOf(canvas: CanvasService, id: string): readonly NodeId[] {
  return canvas
    .find(`[${markers.motionId}="${quoted(id)}"]`)
    .filter((node) => markOf(canvas.attributesOf(node))?.instance === null)
}

/** Every element of the open page that plays it. */
export function membersOf(canvas: CanvasService, id: string): readonly NodeId[] {
  const instances = canvas.find(`[${markers.mainMotionId}="${quoted(id)}"]`)
  return [...new Set([...canvas.find(`[${markers.motionId}="${quoted(id)}"]`), ...instances])]
}

export const noMark = {
  [markers.motionId]: null,
  [markers.mainMotionId]: null,
  [markers.motionInstanceId]: null,
} as const

/** What a person called it; else its timeline's name, or its id. */
export function nameOf({ id, name, timeLineName }: Pick<Motion, 'id' | 'name' | 'timeLineName'>): string {
  return (name !== id && name) || timeLineName || id
}

/** Pages beside the open one on which it moves something. */
export function otherPages(canvas: CanvasService, { pages, instances }: Motion): readonly string[] {
  const open = canvas.state.getState().document?.pageName
  const all = [...pages, ...Object.values(instances).map(({ page }) => page)]
  return [...new Set(all)].filter((page) => page !== open)
}
