import type { HtmlNode } from '@pergola/site/html'

/** What stands in these is for browsers without them, or choices of theirs: it is not seen on the page. */
const hollow: ReadonlySet<string> = new Set([
  'video',
  'audio',
  'iframe',
  'object',
  'canvas',
  'picture',
  'progress',
  'meter',
  'select',
  'datalist',
  'spline-viewer',
])

/** Whether something put into the element would be seen there. */
export function showsContent(node: HtmlNode | undefined): boolean {
  return node !== undefined && node.namespace === 'html' && !hollow.has(node.name)
}
