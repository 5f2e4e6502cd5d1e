import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'

export function fadeIn(selector: unknown, duration: unknown): void {
  for (const element of each(selector)) {
    element.style.display = ''
    play(element, {
      kind: 'pergola-show',
      frames: [{ opacity: 0 }, { opacity: 1 }],
      timing: { duration: numberOf(duration, 0) },
    })
    element.style.opacity = '1'
  }
}
