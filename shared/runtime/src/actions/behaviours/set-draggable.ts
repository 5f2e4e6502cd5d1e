import { each } from '../support/each.ts'
import { isOn } from '../support/is-on.ts'

export function setDraggable(selector: unknown, value: unknown): void {
  for (const element of each(selector)) element.draggable = isOn(value, false)
}
