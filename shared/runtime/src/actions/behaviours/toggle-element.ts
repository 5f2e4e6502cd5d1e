import { each } from '../support/each.ts'
import { play } from '../support/play.ts'
import { sayExpanded } from '../support/say-expanded.ts'
import { stop } from '../support/stop.ts'

/** Goes by what a visitor sees: one that only a style sheet hides is shown as the browser itself would show it. */
export function toggleElement(selector: unknown): void {
  for (const element of each(selector)) {
    const isLeaving = element.getAnimations().some(({ id }) => id === 'pergola-show-out')
    const comes = isLeaving || getComputedStyle(element).display === 'none'
    stop(element, 'pergola-show')
    sayExpanded(element, comes)
    if (comes) {
      element.style.display = ''
      if (getComputedStyle(element).display === 'none') element.style.display = 'revert'
    }
    const [none, whole] = [{ opacity: 0 }, { opacity: 1 }]
    play(element, {
      kind: comes ? 'pergola-show' : 'pergola-show-out',
      frames: comes ? [none, whole] : [whole, none],
      timing: { duration: 200, easing: 'ease-in-out' },
      end: () => void (comes || (element.style.display = 'none')),
    })
  }
}
