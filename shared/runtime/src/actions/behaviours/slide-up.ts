import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'
import { slideFrames } from '../support/slide-frames.ts'

export function slideUp(selector: unknown, duration: unknown): void {
  for (const element of each(selector)) {
    const [none, whole] = slideFrames(element)
    play(element, {
      kind: 'pergola-show',
      frames: [whole, none],
      timing: { duration: numberOf(duration, 0) },
      end: () => void (element.style.display = 'none'),
    })
  }
}
