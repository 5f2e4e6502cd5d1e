import { numberOf } from '../support/number-of.ts'
import { setTransform } from '../support/set-transform.ts'

export function rotateElement(selector: unknown, degrees: unknown): void {
  setTransform(selector, 'rotate', `${numberOf(degrees, 0)}deg`)
}
