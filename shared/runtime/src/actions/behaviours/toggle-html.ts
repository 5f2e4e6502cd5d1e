import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

/** Markup is compared as the browser reads it: quotes and capitals make no difference. */
export function toggleHTML(selector: unknown, html1: unknown, html2: unknown): void {
  const template = document.createElement('template')
  template.innerHTML = textOf(html1)
  const wanted = template.innerHTML.trim()
  for (const element of each(selector)) {
    element.innerHTML = textOf(element.innerHTML.trim() === wanted ? html2 : html1)
  }
}
