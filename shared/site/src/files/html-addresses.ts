import { rewriteUrls } from '../css/index.ts'
import { mapAttributeValue, mapHtmlAddresses, mapPageAddresses } from './map-addresses.ts'
import { readTags } from './read-tags.ts'
import type { ScanKind } from '../project/index.ts'

/**
 * Every address that markup loads or leads to. May name one more than a browser would follow, such as one in a tag that
 * it drops where it stands, and never one less.
 */
export function htmlAddresses(html: string, kind: ScanKind): ReadonlySet<string> {
  const found = new Set<string>()
  const note = (address: string) => {
    found.add(address)
    return address
  }
  const isRead = readTags(html, {
    attribute: (name, value) => void mapAttributeValue(name, value, note),
    style: (css) => void rewriteUrls(css, note),
  })
  if (!isRead) mapHtmlAddresses(html, kind === 'xml' ? 'document' : kind, note)
  if (kind === 'xml') mapPageAddresses(html, kind, note)
  return found
}
