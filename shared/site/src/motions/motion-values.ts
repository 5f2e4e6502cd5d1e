import type { MotionJson, MotionValues } from '@pergola/contracts'

/** `onStart`, `onEnter`: what holds code. */
export function isCallback(name: string): boolean {
  return /^on[A-Z]\w*$/.test(name) && !/(?:Params|Scope)$/.test(name)
}

export function isValues(value: MotionJson | undefined): value is MotionValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
