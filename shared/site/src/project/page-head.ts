import { attributeOf } from '../html/scan-html.ts'
import { scanPage } from './scan-page.ts'
import type { ScannedElement, Span } from '../html/scan-html.ts'
import type { ScanKind } from './scan-page.ts'

/** What the helmet edits of a page that brought a head of its own. */
export type HeadField = 'title' | 'author' | 'description' | 'keywords' | 'robots' | 'icon'
export type HeadFields = Readonly<Record<HeadField, string>>

const fields: readonly HeadField[] = ['title', 'author', 'description', 'keywords', 'robots', 'icon']

/** What the head says now; empty where it says nothing. The first of several counts, as it does for browsers. */
export function readHead(html: string, kind: ScanKind = 'document'): HeadFields {
  const head = headElements(html, kind)
  const read = (field: HeadField) => {
    const element = head.find((each) => fieldOf(each) === field)
    if (element === undefined) return ''
    if (field === 'title') return element.text.trim().replace(/[\t\n\f\r ]+/g, ' ')
    return attributeOf(element, field === 'icon' ? 'href' : 'content') ?? ''
  }
  return Object.fromEntries(fields.map((field) => [field, read(field)])) as HeadFields
}

/**
 * The page with one field said anew where it stands, and every other byte as it was. An empty value takes the tag away.
 * Null where the page cannot take it, such as one whose head is never reached.
 */
export function writeHead(html: string, field: HeadField, typed: string, kind: ScanKind = 'document'): string | null {
  const value = oneLine(typed)
  if (readHead(html, kind)[field] === value) return html
  const head = headElements(html, kind)
  const element = head.find((each) => fieldOf(each) === field)
  const written =
    element === undefined ? added(html, head, { field, value, kind }) : changed(html, element, { field, value })
  return readHead(written, kind)[field] === value ? written : null
}

/** Where the content of the head stands; a page may leave the tags out that begin and end it. */
export function headContent(html: string, kind: ScanKind = 'document'): Span {
  const elements = scanPage(html, kind)
  const head = elements.find(({ name }) => name === 'head')
  const start = head?.startTag?.end ?? headStart(html, elements)
  if (head?.endTag) return { start, end: Math.max(start, head.endTag.start) }
  const last = Math.max(start, ...elements.flatMap(({ isInHead, span }) => (isInHead && span ? span.end : [])))
  return { start, end: last }
}

/** Behind the doctype and whatever comments stand around it: in front of it, a tag would take its meaning away. */
function headStart(html: string, elements: readonly ScannedElement[]): number {
  const opened = ['head', 'html'].flatMap((name) => elements.find((each) => each.name === name)?.startTag?.end ?? [])
  const prolog = /^\ufeff?(?:(?:\s|<!--[\s\S]*?-->)*<!doctype[^>]*>)?/i
  return opened[0] ?? prolog.exec(html)?.[0].length ?? 0
}

interface Edit {
  readonly field: HeadField
  readonly value: string
}

interface Addition extends Edit {
  readonly kind: ScanKind
}

function headElements(html: string, kind: ScanKind): ScannedElement[] {
  return scanPage(html, kind).filter((each) => each.isInHead && !each.isInTemplate && each.isHtml && each.span)
}

function fieldOf(element: ScannedElement): HeadField | null {
  if (element.name === 'title') return 'title'
  if (element.name === 'link')
    return /^(?:shortcut )?icon$/i.test(attributeOf(element, 'rel')?.trim() ?? '') ? 'icon' : null
  if (element.name !== 'meta') return null
  const name = attributeOf(element, 'name')?.trim().toLowerCase()
  return fields.find((field) => field === name && field !== 'title' && field !== 'icon') ?? null
}

/** A field is one line; what no page can hold becomes a space. */
function oneLine(value: string): string {
  return value
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .replace(/ +/g, ' ')
}

function changed(html: string, element: ScannedElement, { field, value }: Edit): string {
  const { span, startTag, endTag } = element
  if (value === '') return withoutLine(html, span)
  if (field !== 'title') return withAttribute(html, element, { name: field === 'icon' ? 'href' : 'content', value })
  if (!startTag || !endTag) return html
  return html.slice(0, startTag.end) + escaped(value, '') + html.slice(endTag.start)
}

interface NewAttribute {
  readonly name: string
  readonly value: string
}

/** In the quotes and with the spaces the attribute had. */
export function withAttribute(html: string, element: ScannedElement, { name, value }: NewAttribute): string {
  const span = element.attributes.find((attribute) => attribute.name === name)?.span
  if (!span) {
    const tagEnd = (element.startTag ?? element.span)?.end ?? 0
    const end = tagEnd - (html.slice(0, tagEnd).endsWith('/>') ? 2 : 1)
    return `${html.slice(0, end).trimEnd()} ${name}="${escaped(value, '"')}"${html.slice(end)}`
  }
  const before = html.slice(span.start, span.end)
  const assignment = /^[^=]*=\s*/.exec(before)?.[0] ?? `${before}=`
  const quote = before.charAt(assignment.length) === "'" ? "'" : '"'
  return html.slice(0, span.start) + assignment + quote + escaped(value, quote) + quote + html.slice(span.end)
}

/** A tag that has its line to itself goes with the line. */
export function withoutLine(html: string, span: Span | null): string {
  if (!span) return html
  const before = /(?:^|\n)[\t ]*$/.exec(html.slice(0, span.start))
  const after = /^[\t ]*(?:\r?\n|$)/.exec(html.slice(span.end))
  const isAlone = before !== null && after !== null
  const start = isAlone ? span.start - before[0].replace('\n', '').length : span.start
  return html.slice(0, start) + html.slice(isAlone ? span.end + after[0].length : span.end)
}

/** Behind the last tag of its kind, on a line like that one's, or where the head begins. */
function added(html: string, head: readonly ScannedElement[], { field, value, kind }: Addition): string {
  if (value === '') return html
  const tag = kind === 'xml' && field !== 'title' ? tagOf(field, value).replace(/>$/, ' />') : tagOf(field, value)
  const anchor = head.findLast((each) => each.name === 'meta' || each.name === 'title') ?? head.at(0)
  if (anchor?.span) {
    const { start, end } = anchor.span
    const line = /(?:^|\r?\n)[\t ]*$/.exec(html.slice(0, start))?.[0] ?? ''
    return html.slice(0, end) + line + tag + html.slice(end)
  }
  const at = headStart(html, scanPage(html, kind))
  return `${html.slice(0, at)}\n${tag}${html.slice(at)}`
}

function tagOf(field: HeadField, value: string): string {
  if (field === 'title') return `<title>${escaped(value, '')}</title>`
  if (field === 'icon') return `<link rel="icon" href="${escaped(value, '"')}">`
  return `<meta name="${field}" content="${escaped(value, '"')}">`
}

/** As it may stand between quotes of that kind, or between tags. */
function escaped(value: string, quote: string): string {
  const text = value.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
  if (quote === '"') return text.replaceAll('"', '&quot;')
  return quote === "'" ? text.replaceAll("'", '&#39;') : text
}
