import { createMultibyteDecoder, createMultibyteEncoder } from '@exodus/bytes/multi-byte.js'
import { createSinglebyteDecoder, createSinglebyteEncoder } from '@exodus/bytes/single-byte.js'
import { decodeText, encodeText } from '../project/text-codec.ts'
import { attempt, byteOfStray, createUnits, strayByte } from './units.ts'
import type { Codec } from './units.ts'

interface Converter {
  /** Throws for bytes that are not of the encoding. */
  readonly decode: (bytes: Uint8Array) => string
  /** Throws for a character that the encoding lacks. */
  readonly encode: (text: string) => Uint8Array
  readonly longest: number
  /** The bytes that begin a longer sequence, so that the one behind them is lost with them. */
  readonly isLead: (byte: number) => boolean
}

/** Encodings whose ASCII bytes are ASCII and in which a character is a row of bytes that is the same everywhere. */
export function createTable(encoding: string): Codec {
  const { decode, encode, longest, isLead } = converterOf(encoding)
  const characters = new Map<number, string | null>()
  const sequences = new Map<string, readonly number[] | null>()
  /** As the files had them that were decoded here: some characters are read and, by the standard, never written. */
  const seen = new Map<string, readonly number[]>()

  /** What the bytes stand for, taken as one sequence. */
  function characterOf(bytes: Uint8Array, at: number, length: number): string | null {
    let key = length
    for (let index = at; index < at + length; index++) key = key * 256 + (bytes[index] ?? 0)
    const known = characters.get(key)
    if (known !== undefined) return known
    const found = attempt(() => decode(bytes.slice(at, at + length)))
    characters.set(key, found)
    if (found !== null) seen.set(found, Array.from(bytes.subarray(at, at + length)))
    return found
  }

  function sequenceOf(character: string): readonly number[] | null {
    const known = sequences.get(character)
    if (known !== undefined) return known
    const bytes = attempt(() => encode(character))
    // Some are written as their like: a yen sign as a backslash, a minus as a wide hyphen. It would be another text.
    const found = bytes && attempt(() => decode(bytes)) === character ? [...bytes] : null
    sequences.set(character, found)
    return found
  }

  return {
    decode(bytes) {
      const units = createUnits(bytes)
      for (let at = 0; at < bytes.length;) {
        const byte = bytes[at] ?? 0
        if (byte < 0x80) {
          units.add(String.fromCharCode(byte), (at += 1))
          continue
        }
        const most = Math.min(longest, bytes.length - at)
        let piece: string | null = null
        let length = 0
        while (piece === null && length < most) piece = characterOf(bytes, at, ++length)
        if (piece !== null) units.add(piece, (at += length))
        else {
          units.add(strayByte(byte), (at += 1))
          const next = bytes[at] ?? 0
          if (isLead(byte) && next >= 0x80) units.add(strayByte(next), (at += 1))
        }
      }
      return units.end()
    },
    encode(character) {
      const stray = byteOfStray(character.charCodeAt(0))
      const bytes = stray === null ? (sequenceOf(character) ?? seen.get(character) ?? null) : [stray]
      return bytes && { bytes, state: 0 }
    },
    escape: () => [],
  }
}

const leads: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  shift_jis: [[0x81, 0x9f], [0xe0, 0xfc]], // prettier-ignore
  'euc-jp': [[0x8e, 0x8f], [0xa1, 0xfe]], // prettier-ignore
  'euc-kr': [[0x81, 0xfe]],
  big5: [[0x81, 0xfe]],
  gbk: [[0x81, 0xfe]],
  gb18030: [[0x81, 0xfe]],
}

const longestSequence: Readonly<Record<string, number>> = { 'euc-jp': 3, gbk: 4, gb18030: 4 }

function converterOf(encoding: string): Converter {
  if (encoding === 'utf-8') return { decode: decodeStrictly, encode: encodeText, longest: 4, isLead: () => false }
  const ranges = leads[encoding]
  if (!ranges) {
    const [decode, encode] = [createSinglebyteDecoder(encoding), createSinglebyteEncoder(encoding)]
    return { decode, encode, longest: 1, isLead: () => false }
  }
  return {
    decode: createMultibyteDecoder(encoding),
    encode: createMultibyteEncoder(encoding),
    longest: longestSequence[encoding] ?? 2,
    isLead: (byte) => ranges.some(([first, last]) => byte >= first && byte <= last),
  }
}

function decodeStrictly(bytes: Uint8Array): string {
  const text = decodeText(bytes)
  if (text === null) throw new TypeError('not UTF-8')
  return text
}
