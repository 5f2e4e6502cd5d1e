import { fail, helmetSchema, succeed } from '@pergola/contracts'
import type { Helmet, Outcome } from '@pergola/contracts'
import * as v from 'valibot'
import { attributeOf, cutSpans, isRunnableScript, scanHtml } from '../html/scan-html.ts'
import type { ScannedElement, Span } from '../html/scan-html.ts'

/** What a composed page is made of. */
export interface PageSource {
  readonly html: string
  readonly css: string
  readonly js: string
  readonly helmet: Helmet
  readonly bodyAttributes: Readonly<Record<string, string>>
}

/**
 * Takes a whole document apart for upload, annex §10.6. Every byte of the body is kept but the style elements and
 * inline scripts that move to the page's own files; what the head holds besides is kept as custom meta tags.
 */
export function pageFromHtml(source: string): Outcome<PageSource, 'file-empty'> {
  const html = source.replace(/^\ufeff/, '')
  if (html.trim() === '') return fail('file-empty')
  const elements = scanHtml(html, 'document')
  const moved = elements.filter((element) => element.span && !element.isInTemplate && isMoved(element))
  const styles = moved.filter((element) => element.name === 'style')
  const scripts = moved.filter((element) => element.name === 'script')
  return succeed({
    html: bodyContent(html, elements, moved),
    css: styles.map(styleText).join('\n'),
    js: scripts.map((element) => element.text).join('\n;\n'),
    helmet: helmetOf(html, elements, moved),
    bodyAttributes: bodyAttributes(elements),
  })
}

function isMoved(element: ScannedElement): boolean {
  if (!element.isHtml) return false
  // An import that is not first in its sheet is ignored, so a sheet with one stays where it is.
  if (element.name === 'style') return !element.text.includes('@import')
  if (!isRunnableScript(element) || attributeOf(element, 'type')?.trim().toLowerCase() === 'module') return false
  const isInline = attributeOf(element, 'src') === undefined && attributeOf(element, 'nomodule') === undefined
  return isInline && !/document\s*\.\s*(?:write|currentScript)/.test(element.text)
}

function styleText(element: ScannedElement): string {
  const media = attributeOf(element, 'media')?.trim()
  return media && media !== 'all' ? `@media ${media} {\n${element.text}\n}` : element.text
}

/** Source of what a whole document has in its body, without the elements to leave out. */
export function bodyContent(
  html: string,
  elements: readonly ScannedElement[],
  moved: readonly ScannedElement[],
): string {
  const start = bodyStart(html, elements)
  const inBody = moved.filter((element) => !element.isInHead).flatMap(({ span }) => (span ? [span] : []))
  const ends = elements
    .filter(({ name }) => name === 'body' || name === 'html')
    .flatMap(({ endTag }) => (endTag ? [endTag] : []))
  const tail = ends.reduce((first, end) => Math.min(first, end.start), html.length)
  // Anything but white space after the body's end belongs to the body all the same.
  const isTailEmpty = cutSpans(html, [{ start: 0, end: tail }, ...ends]).trim() === ''
  const cuts: Span[] = [{ start: 0, end: start }, ...inBody, ...ends]
  if (isTailEmpty) cuts.push({ start: tail, end: html.length })
  return cutSpans(html, cuts)
}

/** Behind the body's start tag, or behind all that stands before an implied body. */
function bodyStart(html: string, elements: readonly ScannedElement[]): number {
  const tag = elements.find((element) => element.name === 'body')?.startTag
  if (tag) return tag.end
  // A comment is matched in one way only: many of them without a doctype must not be tried in all combinations.
  const doctype = /^\s*(?:<!--(?:(?!-->)[\s\S])*-->\s*)*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0
  return elements.reduce((start, element) => Math.max(start, headEnd(element)), doctype)
}

/** Where a part of what stands before the body ends; 0 for what stands in it. */
function headEnd({ name, isInHead, startTag, endTag, span }: ScannedElement): number {
  if (isInHead) return span?.end ?? 0
  if (name === 'head') return (endTag ?? startTag)?.end ?? 0
  return name === 'html' ? (startTag?.end ?? 0) : 0
}

function helmetOf(html: string, elements: readonly ScannedElement[], moved: readonly ScannedElement[]): Helmet {
  const helmet: Record<string, string> = {}
  const rest: string[] = []
  const isMovedOut = new Set(moved)
  let covered = 0
  for (const element of elements) {
    const { span } = element
    if (!element.isInHead || !span || span.start < covered || isMovedOut.has(element)) continue
    covered = span.end
    const entry = helmetEntry(element)
    if (entry === 'own') continue
    if (entry && helmet[entry.field] === undefined) helmet[entry.field] = entry.value
    else rest.push(html.slice(span.start, span.end))
  }
  const lang = elements.find(({ name }) => name === 'html')?.attributes.find(({ name }) => name === 'lang')?.value
  return v.parse(helmetSchema, { ...helmet, lang, customMetaTags: rest.join('\n') })
}

const namedFields = ['author', 'description', 'keywords', 'robots'] as const

type HelmetEntry = { readonly field: keyof Helmet; readonly value: string }

/** The helmet's field for a head element; `own` for what the build writes itself; null for what stays as it is. */
function helmetEntry(element: ScannedElement): HelmetEntry | 'own' | null {
  if (element.name === 'title') return { field: 'title', value: element.text.trim() }
  if (element.name === 'meta') return metaEntry(element)
  const isIcon = element.name === 'link' && /^(?:shortcut )?icon$/i.test(attributeOf(element, 'rel')?.trim() ?? '')
  return isIcon ? { field: 'icon', value: attributeOf(element, 'href') ?? '' } : null
}

function metaEntry(element: ScannedElement): HelmetEntry | 'own' | null {
  const word = (attribute: string) => attributeOf(element, attribute)?.trim().toLowerCase()
  const name = word('name')
  if (word('charset') !== undefined || name === 'viewport' || word('http-equiv') === 'content-type') return 'own'
  const field = namedFields.find((candidate) => candidate === name)
  return field ? { field, value: attributeOf(element, 'content') ?? '' } : null
}

/** The body's own, and what the html element says of direction, which has no other place. */
function bodyAttributes(elements: readonly ScannedElement[]): Record<string, string> {
  const attributes = new Map<string, string>()
  for (const { name, attributes: own } of elements) {
    if (name !== 'html' && name !== 'body') continue
    for (const attribute of own) {
      if (name === 'body' || attribute.name === 'dir') attributes.set(attribute.name, attribute.value)
    }
  }
  return Object.fromEntries(attributes)
}
