import { referenced } from './xml-entities.ts'
import type { Entities } from './xml-entities.ts'
import { qualifiedName } from './xml-names.ts'
import { withPlainNewlines } from './xml-reader.ts'

/** Text as XML writes it; `>` is escaped where it could end what only looks like a CDATA section. */
export function escapeXmlText(value: string, newline: string): string {
  return value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/(^|\])>/g, '$1&gt;')
    .replaceAll('\r', '&#13;')
    .replaceAll('\n', newline)
}

export function escapeXmlAttribute(value: string, quote: '"' | "'"): string {
  const escaped = value
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replace(/[\t\n\r]/g, (character) => `&#${character.charCodeAt(0)};`)
  return quote === '"' ? escaped.replaceAll('"', '&quot;') : escaped.replaceAll("'", '&#39;')
}

/** A part of a text's source, and the characters it stands for. */
interface Part {
  readonly kind: 'plain' | 'reference' | 'cdata'
  readonly from: number
  readonly to: number
  readonly value: string
}

const special = new RegExp(String.raw`<!\[CDATA\[([\s\S]*?)\]\]>|\r\n?|&(?:#\d+|#x[\dA-Fa-f]+|${qualifiedName});`, 'gu')

/** Null for what is no text. */
function partsOf(source: string, entities: Entities): readonly Part[] | null {
  const parts: Part[] = []
  let at = 0
  const addPlain = (to: number) => {
    if (to > at) parts.push({ kind: 'plain', from: at, to, value: source.slice(at, to) })
  }
  for (const { 0: whole, 1: inside, index } of source.matchAll(special)) {
    addPlain(index)
    at = index + whole.length
    const value = whole.startsWith('&') ? referenced(whole, entities) : withPlainNewlines(inside ?? '\n')
    if (value === null) return null
    parts.push({ kind: inside === undefined ? 'reference' : 'cdata', from: index, to: at, value })
  }
  addPlain(source.length)
  const isText = parts.every(({ kind, value }) => kind !== 'plain' || !/[<&]|\]\]>/.test(value))
  return isText ? parts : null
}

interface EditedText {
  readonly source: string
  readonly before: string
  readonly value: string
}

/** Source of an edited text: what stays the same at its ends keeps its bytes, CDATA sections and references included. */
export function editedXmlText({ source, before, value }: EditedText, entities: Entities, newline: string): string {
  const anew = escapeXmlText(value, newline)
  const parts = partsOf(source, entities)
  if (!parts || valueOf(parts) !== before) return anew
  const shorter = Math.min(before.length, value.length)
  let start = 0
  while (start < shorter && before[start] === value[start]) start += 1
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === value.at(-1 - end)) end += 1
  const head = placeIn(parts, start, 'start')
  const tail = placeIn(parts, before.length - end, 'end')
  const middle = value.slice(head.place, value.length - (before.length - tail.place))
  const written = source.slice(0, head.offset) + between(middle, { head, tail, newline }) + source.slice(tail.offset)
  const read = partsOf(written, entities)
  return read && valueOf(read) === value ? written : anew
}

function valueOf(parts: readonly Part[]): string {
  return parts.map(({ value }) => value).join('')
}

interface TextPlace {
  readonly place: number
  readonly offset: number
  readonly isInCdata: boolean
}

/** Where a place in the text lies in its source; inside of a reference, or of a section with `\r`, before or behind it. */
function placeIn(parts: readonly Part[], place: number, side: 'start' | 'end'): TextPlace {
  let passed = 0
  for (const { kind, from, to, value } of parts) {
    const inside = place - passed
    if (inside <= 0) return { place: passed, offset: from, isInCdata: false }
    if (inside < value.length) {
      const lead = kind === 'cdata' ? '<![CDATA['.length : 0
      const isExact = kind === 'plain' || (kind === 'cdata' && to - from === value.length + lead + ']]>'.length)
      if (isExact) return { place, offset: from + lead + inside, isInCdata: kind === 'cdata' }
      return side === 'start'
        ? { place: passed, offset: from, isInCdata: false }
        : { place: passed + value.length, offset: to, isInCdata: false }
    }
    passed += value.length
  }
  return { place: passed, offset: parts.at(-1)?.to ?? 0, isInCdata: false }
}

interface Between {
  readonly head: TextPlace
  readonly tail: TextPlace
  readonly newline: string
}

/** New text in the way of the place it comes to: what stands in a section stays in it. */
function between(middle: string, { head, tail, newline }: Between): string {
  if (!head.isInCdata && !tail.isInCdata) return escapeXmlText(middle, newline)
  const raw = middle.replaceAll(']]>', ']]]]><![CDATA[>').replaceAll('\n', newline)
  return `${head.isInCdata ? '' : '<![CDATA['}${raw}${tail.isInCdata ? '' : ']]>'}`
}
