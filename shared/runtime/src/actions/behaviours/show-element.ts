import { each } from '../support/each.ts'
import { sayExpanded } from '../support/say-expanded.ts'
import { stop } from '../support/stop.ts'

export function showElement(selector: unknown): void {
  for (const element of each(selector)) {
    stop(element, 'pergola-show')
    sayExpanded(element, true)
    element.style.display = ''
  }
}
