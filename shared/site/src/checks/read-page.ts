export { attributeOf, scanHtml } from '../html/scan-html.ts'
export type { ScannedElement } from '../html/scan-html.ts'
import { readHead } from '../project/index.ts'

/** Without the space around it; empty for none. */
export function pageTitleOf(html: string): string {
  return readHead(html).title.trim()
}
