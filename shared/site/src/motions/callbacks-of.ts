import type { Motion } from './motion.ts'
import { isCallback } from './motion-values.ts'

export interface MotionCallback {
  readonly name: string
  readonly code: string
}

function codeIn(value: unknown): MotionCallback[] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, held]): MotionCallback[] => {
    if (!isCallback(name) || typeof held !== 'string') return codeIn(held)
    return held.trim() === '' ? [] : [{ name, code: held }]
  })
}

/** The code a motion brings, wherever in it it stands. */
export function callbacksOf(motion: Motion): readonly MotionCallback[] {
  return codeIn(motion)
}
