import { attributeOf, replaceAttribute, replaceSpans, scanPage, sharedAddress } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import { escapeAttribute } from '../html/escape.ts'
import { escapeXmlAttribute } from '../html/xml/index.ts'

/**
 * A whole page whose tags for search engines and networks name whole addresses: those read the tags alone and resolve
 * nothing (ogp.me; RFC 6596 asks it of canonical links). Only a value that is relative is written anew; `page` is the
 * address of the page.
 */
export function withAbsoluteTags(html: string, kind: ScanKind, page: string): string {
  const elements = scanPage(html, kind).filter((each) => each.isHtml && each.isInHead && !each.isInTemplate)
  const own = elements.find(({ name }) => name === 'base')
  const base = URL.parse((own && attributeOf(own, 'href')) ?? '', page)?.href ?? page
  const escape = kind === 'xml' ? escapeXmlAttribute : escapeAttribute
  const replacements = elements.flatMap((element) => {
    const attribute = sharedAddress(element)
    const said = attribute?.value.trim() ?? ''
    const whole = said === '' || URL.parse(said) ? null : URL.parse(said, base)
    return attribute && whole ? replaceAttribute(html, attribute, whole.href, escape) : []
  })
  return replaceSpans(html, replacements)
}
