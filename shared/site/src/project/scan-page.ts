import { scanXml } from '../html/xml/index.ts'
import { scanHtml } from '../html/scan-html.ts'
import type { ScannedElement } from '../html/scan-html.ts'

/** A whole page, what stands in a body, or a whole page of XHTML. */
export type ScanKind = 'document' | 'fragment' | 'xml'

/**
 * `scanHtml` for pages of either syntax; apart from it, because what opens a page knows no XML. Nothing is found in XML
 * that is not well-formed: whoever edits leaves it alone.
 */
export function scanPage(source: string, kind: ScanKind): ScannedElement[] {
  return kind === 'xml' ? scanXml(source) : scanHtml(source, kind)
}
