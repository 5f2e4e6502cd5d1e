import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'

/** The opacity stays the page's own, so that whatever shows the element again shows it whole. */
export function fadeOut(selector: unknown, duration: unknown): void {
  for (const element of each(selector)) {
    play(element, {
      kind: 'pergola-show',
      frames: [{ opacity: getComputedStyle(element).opacity }, { opacity: 0 }],
      timing: { duration: numberOf(duration, 0) },
      end: () => void (element.style.display = 'none'),
    })
  }
}
