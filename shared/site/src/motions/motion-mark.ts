import { markers } from '@pergola/contracts'
import type { AttributeEntry } from '@pergola/contracts'

/** What an element says of its motion. */
export interface MotionMark {
  readonly id: string
  /** Null for the main element. */
  readonly instance: string | null
}

export function motionMarkOf(attributes: readonly Pick<AttributeEntry, 'name' | 'value'>[]): MotionMark | null {
  const given = new Map(attributes.map(({ name, value }) => [name, value]))
  const instance = given.get(markers.motionInstanceId) || null
  const id = (instance && given.get(markers.mainMotionId)) || given.get(markers.motionId) || ''
  return id === '' ? null : { id, instance }
}

/** An element without a motion. */
export const noMotionMark = {
  [markers.motionId]: null,
  [markers.mainMotionId]: null,
  [markers.motionInstanceId]: null,
} as const
