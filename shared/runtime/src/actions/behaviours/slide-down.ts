import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'
import { slideFrames } from '../support/slide-frames.ts'
import { stop } from '../support/stop.ts'

export function slideDown(selector: unknown, duration: unknown): void {
  for (const element of each(selector)) {
    // What still moves would be taken for the natural height.
    stop(element, 'pergola-show')
    element.style.display = ''
    if (getComputedStyle(element).display === 'none') element.style.display = 'block'
    play(element, {
      kind: 'pergola-show',
      frames: slideFrames(element),
      timing: { duration: numberOf(duration, 0) },
    })
  }
}
