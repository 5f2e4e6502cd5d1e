import { isStill } from './is-still.ts'

export function scrollManner(): ScrollBehavior {
  return isStill() ? 'instant' : 'smooth'
}
