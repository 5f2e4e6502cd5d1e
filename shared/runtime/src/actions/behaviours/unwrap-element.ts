import { each } from '../support/each.ts'

/** The parent goes, and everything in it stays where it is. */
export function unwrapElement(selector: unknown): void {
  const parents = new Set(each(selector).map((element) => element.parentElement))
  for (const parent of parents) {
    if (parent && parent !== document.body && parent !== document.documentElement) {
      parent.replaceWith(...parent.childNodes)
    }
  }
}
