import { attributeOf } from '../html/scan-html.ts'
import type { ScannedElement } from '../html/scan-html.ts'
import { withAttribute, withoutLine } from './page-head.ts'
import { scanPage } from './scan-page.ts'
import type { ScanKind } from './scan-page.ts'
import { sharingFieldOf, valueName } from './sharing-field.ts'
import type { SharingField } from './sharing-field.ts'

/** What the tags of a head say of the field; empty where they say nothing. The first that says something counts. */
export function readSharing(tags: string, field: SharingField, kind: ScanKind = 'fragment'): string {
  const said = elementsOf(tags, field, kind).map((element) => attributeOf(element, valueName(field)) ?? '')
  return said.find((value) => value.trim() !== '') ?? ''
}

/**
 * The tags of a head with one field said anew where it stands, and every other byte as it was; a new tag stands behind
 * the last one. An empty value takes the tags away. Null where the tags cannot take it, such as behind an open comment.
 */
export function writeSharing(
  tags: string,
  { field, value: typed }: { readonly field: SharingField; readonly value: string },
  kind: ScanKind = 'fragment',
): string | null {
  const value = typed.trim() === '' ? '' : typed.replace(/\p{Cc}+/gu, ' ')
  if (readSharing(tags, field, kind) === value) return tags
  const found = elementsOf(tags, field, kind)
  // The one that counts; the others would contradict it only if it were empty.
  const element = found.find((each) => attributeOf(each, valueName(field))?.trim()) ?? found[0]
  let written = tags
  if (value === '') {
    for (const each of found.toReversed()) written = withoutLine(written, each.span)
  } else if (element) written = withAttribute(tags, element, { name: valueName(field), value })
  else written = addTag(tags, tagOf(field, value, kind), kind)
  return readSharing(written, field, kind) === value ? written : null
}

function elementsOf(tags: string, field: SharingField, kind: ScanKind): ScannedElement[] {
  return headTags(tags, kind).filter((element) => sharingFieldOf(element) === field)
}

const xmlHead = '<head xmlns="http://www.w3.org/1999/xhtml">'

/** Elements with their places among the tags. Tags of XML are read as such: there, `<script/>` is over where it began. */
export function headTags(tags: string, kind: ScanKind): ScannedElement[] {
  if (kind !== 'xml') return scanPage(tags, 'fragment').filter((each) => each.isHtml && each.span && !each.isInTemplate)
  const elements = scanPage(`${xmlHead}${tags}</head>`, 'xml').slice(1)
  const moved = <Place extends { start: number; end: number } | null>(place: Place) =>
    place && { start: place.start - xmlHead.length, end: place.end - xmlHead.length }
  return elements.map((each) => ({
    ...each,
    span: moved(each.span),
    startTag: moved(each.startTag),
    endTag: moved(each.endTag),
    attributes: each.attributes.map((attribute) => ({ ...attribute, span: moved(attribute.span) })),
  }))
}

/** The tags with one more behind the last of them, on a line like that one's. */
export function addTag(tags: string, tag: string, kind: ScanKind): string {
  let last: { start: number; end: number } | null = null
  for (const { span } of headTags(tags, kind)) if (span && span.end > (last?.end ?? 0)) last = span
  if (!last) return `${tags}${tags === '' || tags.endsWith('\n') ? '' : '\n'}${tag}`
  const line = /(?:^|\r?\n)[\t ]*$/.exec(tags.slice(0, last.start))?.[0] ?? '\n'
  return tags.slice(0, last.end) + (line.includes('\n') ? line : `\n${line}`) + tag + tags.slice(last.end)
}

function tagOf(field: SharingField, value: string, kind: ScanKind): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
  const end = kind === 'xml' ? ' />' : '>'
  if (field === 'canonical') return `<link rel="canonical" href="${escaped}"${end}`
  return `<meta ${field.startsWith('og:') ? 'property' : 'name'}="${field}" content="${escaped}"${end}`
}
