import { rewriteUrls } from '../css/index.ts'
import { escapeAttribute } from '../html/index.ts'
import { scanHtml } from '../project/index.ts'
import type { ScannedAttribute, ScannedElement, Span } from '../project/index.ts'

export type MapAddress = (address: string) => string

interface Replacement extends Span {
  readonly text: string
}

const addressed = new Set(['src', 'href', 'poster', 'action', 'data', 'background', 'xlink:href', 'data-src', 'url'])
const candidates = new Set(['srcset', 'imagesrcset', 'data-srcset'])

/** Gives every address that markup loads or leads to what `map` makes of it. Not one other byte changes. */
export function mapHtmlAddresses(html: string, kind: 'document' | 'fragment', map: MapAddress): string {
  const replacements = scanHtml(html, kind).flatMap((element) => [
    ...element.attributes.flatMap((attribute) => mapAttribute(html, attribute, map)),
    ...mapStyleElement(html, element, map),
  ])
  return replaceSpans(html, replacements)
}

function mapAttribute(html: string, { name, value, span }: ScannedAttribute, map: MapAddress): Replacement[] {
  const mapped = mapAttributeValue(name, value, map)
  if (span === null || mapped === value) return []
  const written = html.slice(span.start, span.end)
  const lead = /^[^=]*=\s*/.exec(written)?.[0]
  if (lead === undefined) return []
  const quote = written.charAt(lead.length) === "'" ? "'" : '"'
  return [{ ...span, text: `${lead}${quote}${escapeAttribute(mapped, quote)}${quote}` }]
}

/** The value of an attribute with its addresses mapped; as it is for one that holds none. */
export function mapAttributeValue(name: string, value: string, map: MapAddress): string {
  if (addressed.has(name)) return map(value)
  if (name === 'style') return rewriteUrls(value, map)
  return candidates.has(name) ? mapCandidates(value, map) : value
}

/** An address of a list stands where one begins: at the start or behind a comma, and ends at a space. */
function mapCandidates(list: string, map: MapAddress): string {
  return list.replace(/(^|,)(\s*)([^\s,][^\s]*)/g, (all, comma: string, space: string, address: string) => {
    const [, plain = address, commas = ''] = /^(.*?)(,*)$/.exec(address) ?? []
    const mapped = map(plain)
    return mapped === plain ? all : `${comma}${space}${mapped}${commas}`
  })
}

function mapStyleElement(html: string, { name, startTag, endTag, span }: ScannedElement, map: MapAddress) {
  if (name !== 'style' || !startTag || !span) return []
  const content = { start: startTag.end, end: endTag?.start ?? span.end }
  const css = html.slice(content.start, content.end)
  const text = rewriteUrls(css, map)
  return text === css ? [] : [{ ...content, text }]
}

function replaceSpans(html: string, replacements: readonly Replacement[]): string {
  let [text, at] = ['', 0]
  for (const { start, end, text: written } of replacements.toSorted((left, right) => left.start - right.start)) {
    text += html.slice(at, start) + written
    at = end
  }
  return text + html.slice(at)
}
