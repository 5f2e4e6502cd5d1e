import type { HtmlTree } from '../html-tree.ts'
import { parseHtml } from '../parse-html.ts'
import { isXmlPath } from '../xml-syntax.ts'
import { parseXml } from './parse-xml.ts'

/** A page by its path and its text; null for one of XML that is not well-formed, which nobody can edit. */
export function parsePage(path: string, text: string): HtmlTree | null {
  if (!isXmlPath(path)) return parseHtml(text)
  const read = parseXml(text)
  return 'severity' in read ? null : read
}
