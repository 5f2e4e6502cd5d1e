import { scanPage, styleContent } from '../project/index.ts'
import type { ScanKind, ScannedElement } from '../project/index.ts'
import { attributePlaces } from './attribute-places.ts'
import { cssPlaces } from './css-places.ts'
import type { ColourKey, FindQuery } from './find-query.ts'
import { placeWithin, plainPlace } from './place.ts'
import type { Place } from './place.ts'
import { attributePlace, createReadReference, textPlace } from './read-references.ts'

export interface PageSource {
  readonly text: string
  readonly kind: ScanKind
}

export interface ReadPage {
  readonly places: readonly Place[]
  readonly elements: readonly ScannedElement[]
}

/** Parts of a page that a search looks at, and the elements they stand in. */
export function htmlPlaces({ text, kind }: PageSource, query: FindQuery, colourKey: ColourKey): ReadPage {
  const elements = scanPage(text, kind)
  const read = createReadReference()
  if (query.what === 'text') {
    const spans = textSpans(text, elements)
    return { elements, places: spans.map(({ start, end }) => textPlace(text, start, end, read)) }
  }
  const places = elements.flatMap((element) => {
    const content = styleContent(element)
    const sheet = content && plainPlace(text, content.start, content.end)
    const inside = sheet ? cssPlaces(sheet.value, query, colourKey).map((place) => placeWithin(place, sheet)) : []
    const own = element.attributes.flatMap(({ name, span }) => {
      const place = span && attributePlace(text, span, read)
      return place ? attributePlaces({ name, place }, query, colourKey) : []
    })
    return [...own, ...inside]
  })
  return { elements, places }
}

interface Span {
  readonly start: number
  readonly end: number
}

/** Comments, sections and declarations, and tags that the parser made nothing of. */
const noText = /<!--[\s\S]*?(?:-->|$)|<!\[CDATA\[|\]\]>|<[!?/a-z](?:"[^"]*"|'[^']*'|[^'">])*>/gi

const unread = new Set(['script', 'style'])

/** What a reader sees as words: all that is neither a tag nor a comment, and no script. */
function textSpans(source: string, elements: readonly ScannedElement[]): Span[] {
  const taken = elements.flatMap(({ name, span, startTag, endTag }): Span[] => {
    if (unread.has(name)) return span ? [span] : []
    return [startTag, endTag].flatMap((tag) => tag ?? [])
  })
  const spans: Span[] = []
  const add = (start: number, end: number) => {
    if (end > start && /\S/.test(source.slice(start, end))) spans.push({ start, end })
  }
  let at = 0
  const addGap = (end: number) => {
    const gap = source.slice(at, end)
    let from = 0
    for (const { index, 0: skipped } of gap.matchAll(noText)) {
      add(at + from, at + index)
      from = index + skipped.length
    }
    add(at + from, end)
  }
  for (const { start, end } of taken.toSorted((one, other) => one.start - other.start)) {
    if (start > at) addGap(start)
    at = Math.max(at, end)
  }
  addGap(source.length)
  return spans
}
