import { attributeOf, isRunnableScript, scanHtml } from '../html/scan-html.ts'
import type { ScannedElement } from '../html/scan-html.ts'

/** How a character can be written in ASCII at a place; `none` where nothing would mean the same to who reads it. */
export type Spelling = 'reference' | 'css' | 'script' | 'json' | 'cdata' | 'none'

export interface Part {
  readonly end: number
  readonly spelling: Spelling
}

interface Place extends Part {
  readonly start: number
}

/** References are decoded in text and in values of attributes, and nowhere else. Comments get them to be read by people. */
export function partsOfHtml(html: string): Part[] {
  const places = scanHtml(html, 'document').flatMap((element) => [...namesIn(html, element), ...rawText(html, element)])
  return withReferences(places, html.length)
}

/** Of the tag and of its attributes. */
function namesIn(html: string, { startTag, name, attributes }: ScannedElement): Place[] {
  if (!startTag) return []
  const places: Place[] = [{ start: startTag.start, end: startTag.start + 1 + name.length, spelling: 'none' }]
  for (const { span } of attributes) {
    if (!span) continue
    const equals = html.slice(span.start + 1, span.end).indexOf('=')
    places.push({ start: span.start, end: equals === -1 ? span.end : span.start + 1 + equals, spelling: 'none' })
  }
  return places
}

/** HTML standard, 13.2.6.2: what a parser takes as it is. `noscript` is read as markup by the one who shows it. */
const rawTextElements = /^(?:script|style|xmp|iframe|noembed|noframes|plaintext)$/

function rawText(html: string, element: ScannedElement): Place[] {
  const { name, isHtml, startTag, endTag, span } = element
  if (!isHtml || !startTag || !rawTextElements.test(name)) return []
  const end = endTag?.start ?? span?.end ?? html.length
  return [{ start: startTag.end, end, spelling: spellingOfRawText(element) }]
}

/** Read as JavaScript once they have been compiled. */
const compiled = /^(?:text|application)\/(?:x-)?(?:babel|jsx|tsx|typescript|mathjax-config)/
/** Sheets, and languages that have the escapes of CSS. */
const sheets = /^(?:text\/(?:css|less|scss|postcss|tailwindcss)\b.*)?$/

function spellingOfRawText(element: ScannedElement): Spelling {
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase()
  if (element.name === 'style') return sheets.test(type) ? 'css' : 'none'
  if (element.name !== 'script') return 'none'
  if (isRunnableScript(element) || compiled.test(type)) return 'script'
  return /^(?:importmap|speculationrules)$|[/+]json(?:;|$)/.test(type) ? 'json' : 'none'
}

/** Names and instructions have no references; a CDATA section is left for them. */
export function partsOfXml(xml: string): Part[] {
  const places: Place[] = []
  const markup = /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<\/?[^\s<>"'!?/](?:"[^"]*"|'[^']*'|[^"'>])*>/g
  for (const { 0: found, index: start } of xml.matchAll(markup)) {
    const end = start + found.length
    if (found.startsWith('<![')) places.push({ start, end, spelling: 'cdata' })
    else if (found.startsWith('<?')) places.push({ start, end, spelling: 'none' })
    else if (!found.startsWith('<!')) places.push(...outsideQuotes(found, start))
  }
  return withReferences(places, xml.length)
}

function outsideQuotes(tag: string, at: number): Place[] {
  const places: Place[] = []
  for (const { 0: part, index } of tag.matchAll(/"[^"]*"|'[^']*'|[^"']+/g)) {
    const start = at + index
    if (!/^["']/.test(part)) places.push({ start, end: start + part.length, spelling: 'none' })
  }
  return places
}

/** In the order of the source: a table moves what does not belong in it before itself. */
function withReferences(places: readonly Place[], length: number): Part[] {
  const parts: Part[] = []
  for (const { start, end, spelling } of places.toSorted((one, other) => one.start - other.start)) {
    parts.push({ end: start, spelling: 'reference' }, { end, spelling })
  }
  return [...parts, { end: length, spelling: 'reference' }]
}
