import { parseFragment } from 'parse5'
import { escapeAttribute } from '../html/index.ts'
import { escapeText } from '../html/escape.ts'
import { plainPlace, wholePlace } from './place.ts'
import type { Place } from './place.ts'

const reference = /&(?:#x[\da-f]+|#\d+|[a-z][\da-z]*);/gi

export type ReadReference = (written: string) => string

/** What `&eacute;` and the like stand for; each is looked up once. */
export function createReadReference(): ReadReference {
  const known = new Map<string, string>()
  return (written) => {
    const found = known.get(written)
    if (found !== undefined) return found
    const [node] = parseFragment(written).childNodes
    const value = node && 'value' in node ? node.value : written
    known.set(written, value)
    return value
  }
}

interface Written {
  readonly source: string
  readonly start: number
  readonly end: number
  /** How text that is put in is written. */
  readonly write: (text: string) => string
}

/** A part of markup as it is read. What is not replaced keeps its spelling. */
export function readPlace({ source, start, end, write }: Written, read: ReadReference): Place {
  const written = source.slice(start, end)
  if (!written.includes('&')) return plainPlace(source, start, end, write)
  const offsets: number[] = []
  let [value, at] = ['', 0]
  const copy = (to: number) => {
    for (let index = at; index < to; index++) offsets.push(start + index)
    value += written.slice(at, to)
  }
  for (const { index, 0: name } of written.matchAll(reference)) {
    copy(index)
    const character = read(name)
    for (let unit = 0; unit < character.length; unit++) offsets.push(start + index)
    value += character
    at = index + name.length
  }
  copy(written.length)
  offsets.push(end)
  // Half of a character that a reference stands for is the whole reference.
  const span = (from: number, to: number) => ({ start: offsets[from] ?? end, end: offsets[to] ?? end })
  return {
    value,
    span,
    edit: (pieces) => pieces.map(({ text, ...piece }) => ({ ...span(piece.start, piece.end), text: write(text) })),
  }
}

export function textPlace(source: string, start: number, end: number, read: ReadReference): Place {
  return readPlace({ source, start, end, write: (text) => escapeText(text) }, read)
}

const needsQuotes = /[\s"'=<>`]|^$/

/** The value of an attribute; `start` and `end` are those of the whole attribute. Null for one without a value. */
export function attributePlace(
  source: string,
  { start, end }: { readonly start: number; readonly end: number },
  read: ReadReference,
): Place | null {
  const written = source.slice(start, end)
  const lead = /^[^=]*=\s*/.exec(written)?.[0]
  if (lead === undefined) return null
  const first = written.charAt(lead.length)
  if (first === '"' || first === "'") {
    const write = (text: string) => escapeAttribute(text, first).replaceAll('<', '&lt;')
    return readPlace({ source, start: start + lead.length + 1, end: end - 1, write }, read)
  }
  return unquotedPlace(
    readPlace({ source, start: start + lead.length, end, write: bare }, read),
    start + lead.length,
    end,
  )
}

function bare(text: string): string {
  return escapeAttribute(text, '"')
}

/** Without quotes a value cannot hold everything; one that needs them gets them. */
function unquotedPlace(place: Place, start: number, end: number): Place {
  const quoted = wholePlace({ value: place.value, start, end }, (value) => `"${escapeAttribute(value, '"')}"`)
  return {
    ...place,
    edit: (pieces) => (pieces.some(({ text }) => needsQuotes.test(text)) ? quoted : place).edit(pieces),
  }
}
