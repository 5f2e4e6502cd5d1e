import { numberOf } from '../support/number-of.ts'
import { setTransform } from '../support/set-transform.ts'

export function scaleElement(selector: unknown, scale: unknown): void {
  setTransform(selector, 'scale', `${numberOf(scale, 0)}`)
}
