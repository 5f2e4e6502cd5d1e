import { createMultibyteDecoder, createMultibyteEncoder } from '@exodus/bytes/multi-byte.js'
import { attempt, byteOfStray, createUnits, strayByte } from './units.ts'
import type { Codec, Encoded } from './units.ts'

const ascii = 0
const roman = 1
const katakana = 2
const kanji = 3

/** Encoding standard, "ISO-2022-JP decoder": what follows ESC, and the state it leads to. */
const sequences: readonly (readonly [string, number])[] = [
  ['(B', ascii],
  ['(J', roman],
  ['(I', katakana],
  ['$B', kanji],
  ['$@', kanji],
]

/** The one encoding of the web with states: escape sequences say what the bytes behind them are. */
export function createJis(): Codec {
  const encodeAll = createMultibyteEncoder('iso-2022-jp')
  const decodeAll = createMultibyteDecoder('iso-2022-jp')
  const decodePair = createMultibyteDecoder('euc-jp')

  function pieceOf(bytes: Uint8Array, at: number, state: number): Piece | null {
    const byte = bytes[at] ?? 0
    if (state !== kanji) return singleOf(byte, state)
    const trail = bytes[at + 1] ?? 0
    if (!isGraphic(byte) || !isGraphic(trail)) return null
    const piece = attempt(() => decodePair(Uint8Array.of(byte | 0x80, trail | 0x80)))
    return piece === null ? null : { piece, length: 2 }
  }

  return {
    decode(bytes) {
      const units = createUnits(bytes)
      let before = ascii
      let state = ascii
      for (let at = 0; at < bytes.length;) {
        const next = bytes[at] === 0x1b ? stateBehind(bytes, at) : null
        if (next !== null) {
          state = next
          at += 3
          // Behind the last character: a piece without a text, so that the bytes are kept.
          if (at === bytes.length) units.add('', at, before)
          continue
        }
        const found = pieceOf(bytes, at, state)
        at += found?.length ?? 1
        units.add(found?.piece ?? strayByte(bytes[at - 1] ?? 0), at, before)
        before = state
      }
      return units.end(state)
    },
    encode(character, state) {
      const stray = byteOfStray(character.charCodeAt(0))
      if (stray !== null) return { bytes: [stray], state }
      const code = character.charCodeAt(0)
      if (code < 0x80) return asciiOf(code, state)
      const bytes = attempt(() => encodeAll(character))
      if (!bytes || attempt(() => decodeAll(bytes)) !== character) return null
      // The table begins and ends in ASCII.
      const wanted = bytes[1] === 0x28 ? roman : kanji
      return { bytes: [...escapeTo(state, wanted), ...bytes.subarray(3, -3)], state: wanted }
    },
    escape: escapeTo,
  }
}

interface Piece {
  readonly piece: string
  readonly length: number
}

function singleOf(byte: number, state: number): Piece | null {
  if (state === katakana) {
    return byte >= 0x21 && byte <= 0x5f ? { piece: String.fromCharCode(0xff40 + byte), length: 1 } : null
  }
  if (byte >= 0x80 || isForbidden(byte)) return null
  if (state === roman && byte === 0x5c) return { piece: '\u00a5', length: 1 }
  return { piece: state === roman && byte === 0x7e ? '\u203e' : String.fromCharCode(byte), length: 1 }
}

/** Shift out, shift in, escape: they would be taken for sequences. */
function isForbidden(byte: number): boolean {
  return byte === 0x0e || byte === 0x0f || byte === 0x1b
}

function asciiOf(code: number, state: number): Encoded | null {
  if (isForbidden(code)) return null
  return { bytes: [...escapeTo(state, ascii), code], state: ascii }
}

function isGraphic(byte: number): boolean {
  return byte >= 0x21 && byte <= 0x7e
}

function stateBehind(bytes: Uint8Array, at: number): number | null {
  const two = String.fromCharCode(bytes[at + 1] ?? 0, bytes[at + 2] ?? 0)
  return sequences.find(([sequence]) => sequence === two)?.[1] ?? null
}

function escapeTo(from: number, to: number): readonly number[] {
  if (from === to) return []
  const sequence = sequences.find(([, state]) => state === to)?.[0] ?? '(B'
  return [0x1b, ...[...sequence].map((letter) => letter.charCodeAt(0))]
}
