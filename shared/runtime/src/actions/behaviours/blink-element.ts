import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'

export function blinkElement(selector: unknown, times: unknown, interval: unknown): void {
  for (const element of each(selector)) {
    play(element, {
      kind: 'pergola-blink',
      frames: [
        { visibility: 'visible', offset: 0 },
        { visibility: 'visible', offset: 0.5 },
        { visibility: 'hidden', offset: 0.5 },
        { visibility: 'hidden', offset: 1 },
      ],
      timing: { duration: 2 * numberOf(interval, 300), iterations: numberOf(times, 3) },
    })
    element.style.visibility = 'visible'
  }
}
