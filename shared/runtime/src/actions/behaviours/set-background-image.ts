import { addressValue } from '../support/address-value.ts'
import { setStyle } from '../support/set-style.ts'

export function setBackgroundImage(selector: unknown, url: unknown): void {
  setStyle(selector, 'background-image', addressValue(url))
}
