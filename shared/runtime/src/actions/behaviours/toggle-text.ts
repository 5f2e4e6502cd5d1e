import { each } from '../support/each.ts'
import { textOf } from '../support/text-of.ts'

/** Blanks around the text are the layout of the source and say nothing. */
export function toggleText(selector: unknown, text1: unknown, text2: unknown): void {
  for (const element of each(selector)) {
    const isFirst = element.textContent?.trim() === textOf(text1).trim()
    element.textContent = textOf(isFirst ? text2 : text1)
  }
}
