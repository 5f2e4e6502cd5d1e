import { lengthOf } from '../support/length-of.ts'
import { setTransform } from '../support/set-transform.ts'

export function translateY(selector: unknown, distance: unknown): void {
  setTransform(selector, 'translateY', lengthOf(distance))
}
