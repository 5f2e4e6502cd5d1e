import { replaceSpans } from '../project/index.ts'
import type { Replacement, ScanKind, ScannedElement } from '../project/index.ts'
import { attributePlaces } from './attribute-places.ts'
import { cssPlaces } from './css-places.ts'
import { filledIn } from './find-query.ts'
import type { ColourKey, FindQuery, Matcher, ValueMatch } from './find-query.ts'
import { htmlPlaces } from './html-places.ts'
import { plainPlace } from './place.ts'
import type { Place } from './place.ts'

/** A text that is searched. */
export interface SearchedFile {
  /**
   * `words`: text and nothing else, such as a title. `address`: one address. `value`: of the attribute that `attribute`
   * names. `script`: what only its writer can read.
   */
  readonly kind: ScanKind | 'css' | 'script' | 'words' | 'address' | 'value'
  readonly text: string
  readonly attribute?: string
}

/** What a search was read into; `colourKey` compares colours. */
export interface Search {
  readonly query: FindQuery
  readonly matcher: Matcher
  readonly colourKey: ColourKey
}

export interface FileMatch {
  /** In the text; `end` is behind it. */
  readonly start: number
  readonly end: number
  /** From 1. */
  readonly line: number
  /** The line up to the match, the match and what is behind it, each shortened. */
  readonly before: string
  readonly match: string
  readonly after: string
  /** Which element of the body it stands in, counted from 0 in document order; null for none. */
  readonly element: number | null
}

interface Hit {
  readonly place: Place
  readonly match: ValueMatch
  readonly start: number
  readonly end: number
}

interface Hits {
  readonly hits: readonly Hit[]
  readonly elements: readonly ScannedElement[]
}

/** All matches of a file, in its order, of which the first `most` are told. */
export function findInFile(
  file: SearchedFile,
  search: Search,
  { most, within = null }: { readonly most: number; readonly within?: number | null },
): { readonly count: number; readonly matches: readonly FileMatch[] } {
  const { hits: inside, numbered } = hitsWithin(file, search, within)
  const shown = inside.slice(0, most)
  const owners = ownersOf(shown, numbered)
  const lines = lineCounter(file.text)
  const matches = shown.map(({ start, end }, at) => ({
    start,
    end,
    line: lines(start),
    ...contextOf(file.text, start, end),
    element: owners[at] ?? null,
  }))
  return { count: inside.length, matches }
}

/** Matches in one element of the body, or all; with the elements of the body. */
function hitsWithin(file: SearchedFile, search: Search, within: number | null) {
  const { hits, elements } = hitsOf(file, search)
  const numbered = bodyElements(elements, file.kind)
  const outer = within === null ? null : (numbered[within]?.span ?? { start: 0, end: 0 })
  const inside = outer ? hits.filter(({ start, end }) => start >= outer.start && end <= outer.end) : hits
  return { hits: inside, numbered }
}

export interface Replaced {
  readonly text: string
  readonly replaced: number
  /** Matches that would be something else than one class, one value and so on; they stay. */
  readonly refused: number
}

interface ReplaceChoice {
  readonly replacement: string
  /** Where the matches begin that are replaced; null for all. */
  readonly only: ReadonlySet<number> | null
  /** Which element of the body, in document order; null for the whole file. */
  readonly within?: number | null
}

/**
 * The text with matches replaced: those that begin at `only`, or all of them. Not one byte outside of the matches changes,
 * but for the quotes that a value needs which had none, and for the spelling of a name with escapes.
 */
export function replaceInFile(
  file: SearchedFile,
  search: Search,
  { replacement, only, within = null }: ReplaceChoice,
): Replaced {
  const { hits } = hitsWithin(file, search, within)
  const chosen = hits.filter(({ start }) => only === null || only.has(start))
  const byPlace = new Map<Place, ValueMatch[]>()
  for (const { place, match } of chosen) byPlace.set(place, [...(byPlace.get(place) ?? []), match])
  const edits: Replacement[] = []
  let [replaced, refused] = [0, 0]
  for (const [place, matches] of byPlace) {
    const fill = (match: ValueMatch) => (search.query.isRegex ? filledIn(replacement, match) : replacement)
    const written = place.edit(matches.map((match) => ({ start: match.start, end: match.end, text: fill(match) })))
    if (written === null) refused += matches.length
    else {
      replaced += matches.length
      edits.push(...written)
    }
  }
  return { text: replaceSpans(file.text, edits), replaced, refused }
}

function hitsOf(file: SearchedFile, search: Search): Hits {
  const { places, elements } = placesOf(file, search)
  const hits = places.flatMap((place) =>
    search.matcher(place.value).map((match): Hit => ({ place, match, ...place.span(match.start, match.end) })),
  )
  return { hits: hits.toSorted((one, other) => one.start - other.start), elements }
}

function placesOf(file: SearchedFile, { query, colourKey }: Search) {
  const { kind, text, attribute = '' } = file
  const { what } = query
  const none: readonly ScannedElement[] = []
  if (kind === 'document' || kind === 'fragment' || kind === 'xml') {
    if (what !== 'code') return htmlPlaces({ text, kind }, query, colourKey)
    return { places: [plainPlace(text)], elements: htmlPlaces({ text, kind }, query, colourKey).elements }
  }
  if (what === 'code') return { places: [plainPlace(text)], elements: none }
  if (kind === 'css') return { places: cssPlaces(text, query, colourKey), elements: none }
  if (kind === 'value') {
    return { places: attributePlaces({ name: attribute, place: plainPlace(text) }, query, colourKey), elements: none }
  }
  const isLookedAt = (kind === 'words' && what === 'text') || (kind === 'address' && what === 'link')
  return { places: isLookedAt ? [plainPlace(text)] : [], elements: none }
}

/** As the canvas counts them: what stands in a template is no element of the page. */
function bodyElements(elements: readonly ScannedElement[], kind: SearchedFile['kind']): readonly ScannedElement[] {
  return elements.filter(({ isInBody, isInTemplate }) => !isInTemplate && (isInBody || kind === 'fragment'))
}

/** The innermost element around each of the matches, which are in order. */
function ownersOf(hits: readonly Hit[], elements: readonly ScannedElement[]): (number | null)[] {
  const placed = elements
    .flatMap(({ span }, index) => (span ? [{ ...span, index }] : []))
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
  const around: { readonly end: number; readonly index: number }[] = []
  let next = 0
  return hits.map(({ start, end }) => {
    for (let each = placed[next]; each && each.start <= start; each = placed[++next]) around.push(each)
    while (around.length > 0 && (around.at(-1)?.end ?? 0) < end) around.pop()
    return around.at(-1)?.index ?? null
  })
}

const [lead, rest, longest] = [60, 120, 200]

function contextOf(text: string, start: number, end: number) {
  const lineStart = text.lastIndexOf('\n', start - 1) + 1
  const from = Math.max(lineStart, start - lead)
  const lineEnd = text.indexOf('\n', end)
  const to = Math.min(lineEnd === -1 ? text.length : lineEnd, end + rest)
  const before = text.slice(from, start)
  return {
    before: from > lineStart ? `…${before}` : before.trimStart(),
    match: text.slice(start, Math.min(end, start + longest)),
    after: text.slice(end, to),
  }
}

/** Counts on from the place that was asked for before. */
function lineCounter(text: string): (offset: number) => number {
  let [line, at] = [1, 0]
  return (offset) => {
    for (let feed = text.indexOf('\n', at); feed !== -1 && feed < offset; feed = text.indexOf('\n', at)) {
      line++
      at = feed + 1
    }
    return line
  }
}
