import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { textOf } from '../support/text-of.ts'

/** Nothing moves, so it is shown to those too who asked for less motion. */
export function flashBackground(selector: unknown, color: unknown, duration: unknown): void {
  const backgroundColor = textOf(color) || 'yellow'
  for (const element of each(selector)) {
    element.animate([{ backgroundColor }, { backgroundColor }], numberOf(duration, 500))
  }
}
