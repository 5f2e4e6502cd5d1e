import { rewriteUrls } from '../css/index.ts'
import { escapeAttribute } from '../html/index.ts'
import { escapeXmlAttribute } from '../html/xml/index.ts'
import { replaceAttribute, replaceSpans, scanHtml, scanPage, sharedAddress, styleContent } from '../project/index.ts'
import type { Replacement, ScanKind, ScannedElement } from '../project/index.ts'
import { readTags } from './read-tags.ts'

export type MapAddress = (address: string) => string

const addressed = new Set(['src', 'href', 'poster', 'action', 'data', 'background', 'xlink:href', 'data-src', 'url'])
const candidates = new Set(['srcset', 'imagesrcset', 'data-srcset'])
/** Attributes that hold an address, or a list of some. */
export const addressAttributes: ReadonlySet<string> = new Set([...addressed, ...candidates])

/** Gives every address that markup loads or leads to what `map` makes of it. Not one other byte changes. */
export function mapHtmlAddresses(html: string, kind: 'document' | 'fragment', map: MapAddress): string {
  return withAddresses(html, { elements: scanHtml(html, kind), escape: escapeAttribute }, map)
}

/** The same for pages of either syntax. */
export function mapPageAddresses(html: string, kind: ScanKind, map: MapAddress): string {
  const elements = scanPage(html, kind)
  return withAddresses(html, { elements, escape: kind === 'xml' ? escapeXmlAttribute : escapeAttribute }, map)
}

/**
 * The same as `mapHtmlAddresses` without a tree, in a small part of its time; null where only a tree can tell. An address
 * in a tag that a browser drops where it stands is mapped as well.
 */
export function mapTagAddresses(html: string, map: MapAddress): string | null {
  // Whether content is an address is said by another attribute of its tag.
  if (/(?:og|twitter):(?:url|image|video|audio)/i.test(html)) return null
  const replacements: Replacement[] = []
  const isRead = readTags(html, {
    attribute(name, value, span) {
      const next = mapAttributeValue(name, value, map)
      if (next !== value) replacements.push(...replaceAttribute(html, { name, value, span }, next))
    },
    style(css, span) {
      const text = rewriteUrls(css, map)
      if (text !== css) replacements.push({ ...span, text })
    },
  })
  return isRead ? replaceSpans(html, replacements) : null
}

interface Scanned {
  readonly elements: readonly ScannedElement[]
  readonly escape: typeof escapeAttribute
}

function withAddresses(html: string, { elements, escape }: Scanned, map: MapAddress): string {
  const replacements = elements.flatMap((element) => [
    ...element.attributes.flatMap((attribute) =>
      replaceAttribute(html, attribute, mapAttributeValue(attribute.name, attribute.value, map), escape),
    ),
    ...mapShared(html, { element, escape }, map),
    ...mapStyleElement(html, element, map),
  ])
  return replaceSpans(html, replacements)
}

/** A picture that networks show beside the page; the link to the page itself is mapped like any. */
function mapShared(html: string, { element, escape }: SharedTag, map: MapAddress): Replacement[] {
  const attribute = element.name === 'meta' ? sharedAddress(element) : undefined
  return attribute ? replaceAttribute(html, attribute, map(attribute.value), escape) : []
}

interface SharedTag extends Pick<Scanned, 'escape'> {
  readonly element: ScannedElement
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

function mapStyleElement(html: string, element: ScannedElement, map: MapAddress): Replacement[] {
  const content = styleContent(element)
  if (!content) return []
  const css = html.slice(content.start, content.end)
  const text = rewriteUrls(css, map)
  return text === css ? [] : [{ ...content, text }]
}
