import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'

export function shakeElement(selector: unknown, duration: unknown): void {
  for (const element of each(selector)) {
    play(element, {
      kind: 'pergola-shake',
      frames: [0, 10, 0, -10, 0].map((x) => ({ transform: `translateX(${x}px)` })),
      timing: { duration: 314, iterations: numberOf(duration, 0) / 314, composite: 'add' },
    })
  }
}
