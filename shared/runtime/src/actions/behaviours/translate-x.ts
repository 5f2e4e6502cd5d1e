import { lengthOf } from '../support/length-of.ts'
import { setTransform } from '../support/set-transform.ts'

export function translateX(selector: unknown, distance: unknown): void {
  setTransform(selector, 'translateX', lengthOf(distance))
}
