import { each } from '../support/each.ts'
import { numberOf } from '../support/number-of.ts'
import { play } from '../support/play.ts'

export function pulseElement(selector: unknown, duration: unknown): void {
  for (const element of each(selector)) {
    play(element, {
      kind: 'pergola-pulse',
      frames: [1, 1.1, 1, 0.9, 1].map((factor) => ({ transform: `scale(${factor})` })),
      timing: { duration: 628, iterations: numberOf(duration, 0) / 628, composite: 'add' },
    })
  }
}
