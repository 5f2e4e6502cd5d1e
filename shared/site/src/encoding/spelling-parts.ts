import { attributeOf, isRunnableScript, scanHtml } from '../html/scan-html.ts'
import type { ScannedElement } from '../html/scan-html.ts'

/**
 * How a character can be written in ASCII at a place; `none` where nothing would mean the same to who reads it. `compiled`
 * is a script that may hold markup, where an escape would be shown.
 */
export type Spelling = 'reference' | 'css' | 'script' | 'compiled' | 'json' | 'cdata' | 'none'

export interface Part {
  readonly end: number
  readonly spelling: Spelling
}

interface Place extends Part {
  readonly start: number
}

/** References are decoded in text and in values of attributes, and nowhere else. Comments get them to be read by people. */
export function partsOfHtml(html: string): Part[] {
  const doctype = /^(?:\ufeff|\s|<!--[^]*?-->)*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0
  const start = html.slice(0, doctype).lastIndexOf('<')
  const places = placesOfHtml(html, 'document')
  if (doctype > 0) places.push({ start, end: doctype, spelling: 'none' })
  return withReferences(places, html.length)
}

function placesOfHtml(html: string, kind: 'document' | 'fragment'): Place[] {
  const elements = scanHtml(html, kind)
  const places = elements.flatMap((element) => [...namesIn(html, element), ...rawText(html, element)])
  return [...places, ...sectionsIn(html, elements)]
}

/** CDATA sections, which only svg and mathml have: elsewhere a parser makes comments of them. */
function sectionsIn(html: string, elements: readonly ScannedElement[]): Place[] {
  if (!html.includes('<![CDATA[')) return []
  const found = [...html.matchAll(/<!--[^]*?-->|<!\[CDATA\[[^]*?(?:\]\]>|$)/g)]
  return found.flatMap(({ 0: { length }, index: start }): Place[] => {
    const around = elements.findLast(({ span }) => span && span.start < start && start < span.end)
    const isText = around?.startTag && around.startTag.end <= start && !around.isHtml
    return isText && html[start + 2] === '[' ? [{ start, end: start + length, spelling: 'cdata' }] : []
  })
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

/** HTML standard, 13.2.6.2: what a parser takes as it is. */
const rawTextElements = /^(?:script|style|xmp|iframe|noembed|noframes|noscript|plaintext)$/

function rawText(html: string, element: ScannedElement): Place[] {
  const { name, isHtml, startTag, endTag } = element
  if (!isHtml || !startTag || !rawTextElements.test(name)) return []
  const start = startTag.end
  // One that is not closed holds all that follows.
  const end = endTag?.start ?? html.length
  if (name !== 'noscript') return [{ start, end, spelling: spellingOfRawText(element) }]
  // Who shows it reads it as markup.
  const inside = placesOfHtml(html.slice(start, end), 'fragment')
  return inside.map((place) => ({ ...place, start: place.start + start, end: place.end + start }))
}

/** Read as JavaScript, the first of them once they have been compiled. */
const compiled = /^(?:text|application)\/(?:x-)?(?:babel|jsx|tsx)/
const compiledPlainly = /^(?:text|application)\/(?:x-)?(?:typescript|mathjax-config)/
/** Sheets, and languages that have the escapes of CSS. */
const sheets = /^(?:text\/(?:css|less|scss|postcss|tailwindcss)\b.*)?$/

function spellingOfRawText(element: ScannedElement): Spelling {
  const type = (attributeOf(element, 'type') ?? '').trim().toLowerCase()
  if (element.name === 'style') return sheets.test(type) ? 'css' : 'none'
  if (element.name !== 'script') return 'none'
  if (compiled.test(type)) return 'compiled'
  if (isRunnableScript(element) || compiledPlainly.test(type)) return 'script'
  return /^(?:importmap|speculationrules)$|[/+]json(?:;|$)/.test(type) ? 'json' : 'none'
}

/** Names and instructions have no references; a CDATA section is left for them. */
export function partsOfXml(xml: string): Part[] {
  const places: Place[] = []
  const markup =
    /<!--[^]*?-->|<!\[CDATA\[[^]*?\]\]>|<\?[^]*?\?>|<!DOCTYPE(?:"[^"]*"|'[^']*'|\[[^]*?\]\s*(?=>)|[^"'[>])*>|<\/?[^\s<>"'!?/](?:"[^"]*"|'[^']*'|[^"'>])*>|&[^\s;&<>"']+;/g
  for (const { 0: found, index: start } of xml.matchAll(markup)) {
    const end = start + found.length
    if (found.startsWith('<![')) places.push({ start, end, spelling: 'cdata' })
    else if (found.startsWith('<?') || found.startsWith('&')) places.push({ start, end, spelling: 'none' })
    else if (found.startsWith('<!D')) places.push(...declarationsIn(found, start))
    else if (!found.startsWith('<!')) places.push(...outsideQuotes(found, start))
  }
  return withReferences(places, xml.length)
}

/** Values of entities and defaults of attributes are read as text is; addresses and names are not. */
function declarationsIn(doctype: string, at: number): Place[] {
  const places: Place[] = []
  const parts = /<!--[^]*?-->|(?:\b(?:SYSTEM|PUBLIC\s+(?:"[^"]*"|'[^']*'))\s*)(?:"[^"]*"|'[^']*')|"[^"]*"|'[^']*'|./gs
  for (const { 0: part, index } of doctype.matchAll(parts)) {
    if (/^(?:<!--|["'])/.test(part)) continue
    places.push({ start: at + index, end: at + index + part.length, spelling: 'none' })
  }
  return places
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
