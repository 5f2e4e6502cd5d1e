import { fail, limits, succeed } from '@pergola/contracts'
import type { FontFacts, FontProblem, Outcome } from '@pergola/contracts'
import { create } from 'fontkitten'
import { decodeLoosely } from '../project/index.ts'
import { readEmbeddedOpenType } from './embedded-opentype.ts'
import { charactersOf } from './font-characters.ts'
import { readSvgFont } from './svg-font.ts'
import { unicodeRange } from './unicode-range.ts'

type Read = Outcome<FontFacts, FontProblem>
/** It says Buffer and takes any bytes. */
type FontBytes = Parameters<typeof create>[0]
type Known = Extract<ReturnType<typeof create>, { isCollection: false }>

/**
 * What a font file says of itself, whatever it is called. May be given anything, and then may take for ever or use up
 * the memory: it is called in a worker that can be ended.
 */
export function readFont(bytes: Uint8Array): Read {
  const kind = kindOf(bytes)
  if (kind === 'svg') return readSvgFont(bytes)
  if (kind === 'embedded-opentype') return readEmbeddedOpenType(bytes)
  if (kind === 'collection') return fail('collection')
  if (kind === null) return fail('not-a-font')
  if (!isWhole(bytes, kind)) return fail('broken')
  if (unpackedSize(bytes, kind) > limits.fontBytes) return fail('too-large')
  try {
    const font = create(bytes as unknown as FontBytes)
    return font.isCollection ? fail('collection') : succeed(factsOf(font as Known, kind))
  } catch (error) {
    return fail('broken', error instanceof Error ? error.message : String(error))
  }
}

function factsOf(font: Known, format: FontFacts['format']): FontFacts {
  // The reader unpacks a table when it is first asked for one, and throws where it is not whole.
  const { usWeightClass, fsSelection } = font['OS/2']
  const { wght, slnt, ital } = font.variationAxes
  const isItalic = fsSelection.italic || (ital?.default ?? 0) > 0
  const isSlanted = fsSelection.oblique || (slnt?.default ?? 0) !== 0
  return {
    family: (font.getName('preferredFamily') ?? font.familyName ?? '').trim(),
    weight: wght ? `${Math.round(wght.min)} ${Math.round(wght.max)}` : String(weightOf(usWeightClass)),
    style: isItalic ? 'italic' : isSlanted ? 'oblique' : 'normal',
    unicodeRange: unicodeRange(charactersOf(font)),
    format,
  }
}

/** Some makers wrote 1 to 9. */
function weightOf(given: number): number {
  const weight = given > 0 && given < 10 ? given * 100 : given
  return weight >= 1 && weight <= 1000 ? weight : 400
}

type Kind = FontFacts['format'] | 'collection'

const marks: readonly (readonly [string, Kind])[] = [
  ['wOF2', 'woff2'],
  ['wOFF', 'woff'],
  ['OTTO', 'opentype'],
  ['true', 'truetype'],
  ['\u0000\u0001\u0000\u0000', 'truetype'],
  ['ttcf', 'collection'],
]

function kindOf(bytes: Uint8Array): Kind | null {
  const head = String.fromCharCode(...bytes.subarray(0, 4))
  const known = marks.find(([mark]) => mark === head)
  if (known) return known[1]
  if (bytes[34] === 0x4c && bytes[35] === 0x50) return 'embedded-opentype'
  return /^\s*(?:\ufeff)?\s*</.test(decodeLoosely(bytes.subarray(0, 64))) ? 'svg' : null
}

/** Nothing that the file's own list of its parts names is cut off. */
function isWhole(bytes: Uint8Array, kind: Kind): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < headBytes) return false
  if (isPacked(kind)) return view.getUint32(8) <= bytes.length
  const tables = view.getUint16(4)
  if (headBytes + tables * entryBytes > bytes.length) return false
  return Array.from({ length: tables }, (_, at) => headBytes + at * entryBytes).every(
    (at) => view.getUint32(at + 8) + view.getUint32(at + 12) <= bytes.length,
  )
}

const headBytes = 12
const entryBytes = 16

function isPacked(kind: Kind): boolean {
  return kind === 'woff' || kind === 'woff2'
}

/** As the header of a packed font has it. */
function unpackedSize(bytes: Uint8Array, kind: Kind): number {
  if (!isPacked(kind) || bytes.length < 20) return bytes.length
  return new DataView(bytes.buffer, bytes.byteOffset).getUint32(16)
}
