import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCodec } from './codec.ts'
import { encodeLike } from './encode-text.ts'
import { encodings } from './testing/encodings.ts'

const runs = 60 * Number(process.env['PERGOLA_FUZZ'] ?? 1)
const seed = process.env['PERGOLA_SEED']
const options = { numRuns: runs, ...(seed && { seed: Number(seed) }) }

/** Mostly text of the encoding, with bytes strewn in that are none. */
function bytesIn(encoding: string) {
  const codec = createCodec(encoding)
  const word = fc.string({ unit: 'grapheme', maxLength: 8 }).map((text) => {
    const known = [...text].filter((character) => codec.encode(character, 0) !== null).join('')
    return encodeLike(codec, known, null)
  })
  const ideographs = fc.string({ unit: fc.constantFrom(...'日本語の段落é한국どЖя€≒'), maxLength: 8 }).map((text) => {
    return encodeLike(codec, [...text].filter((character) => codec.encode(character, 0) !== null).join(''), null)
  })
  const noise = fc.uint8Array({ maxLength: 6 })
  const escapes = fc.constantFrom(
    ...['\x1b(J', '\x1b$@', '\x1b$B', '\x1b(B', '\x1b(I'].map((text) => Buffer.from(text)),
  )
  const lines = fc.constant(Uint8Array.of(0x0a))
  return fc
    .array(fc.oneof(word, ideographs, noise, lines, ...(encoding === 'iso-2022-jp' ? [escapes] : [])), {
      maxLength: 12,
    })
    .map((parts) => Uint8Array.from(parts.flatMap((part) => [...part])))
}

describe.each(encodings)('%s', (encoding) => {
  const codec = createCodec(encoding)

  test('any bytes come back from their text', () => {
    fc.assert(
      fc.property(bytesIn(encoding), (bytes) => {
        const units = codec.decode(bytes)
        expect(units.byteEnds.at(-1) ?? 0).toBe(bytes.length)
        expect([...encodeLike(codec, units.text, units)]).toEqual([...bytes])
      }),
      options,
    )
  })

  test('an edit changes no byte beside it', () => {
    fc.assert(
      fc.property(
        bytesIn(encoding),
        fc.nat(),
        fc.nat({ max: 4 }),
        fc.constantFrom('', 'x', ' more\n'),
        (bytes, at, cut, put) => {
          const units = codec.decode(bytes)
          const from = at % (units.textEnds.length + 1)
          const to = Math.min(from + cut, units.textEnds.length)
          const place = (index: number) => [units.textEnds[index - 1] ?? 0, units.byteEnds[index - 1] ?? 0] as const
          const [[start, startByte], [end, endByte]] = [place(from), place(to)]
          const now = units.text.slice(0, start) + put + units.text.slice(end)
          const encoded = encodeLike(codec, now, units)
          if (units.states.length === 0) {
            expect([...encoded.subarray(0, startByte)]).toEqual([...bytes.subarray(0, startByte)])
            const tail = bytes.subarray(endByte)
            expect([...encoded.subarray(encoded.length - tail.length)]).toEqual([...tail])
          }
        },
      ),
      options,
    )
  })
})

describe('kept bytes', () => {
  test('of two ways to write a character the one in the file stays', () => {
    // NEC's own row of Shift_JIS has the sign a second time.
    const codec = createCodec('shift_jis')
    const before = codec.decode(Uint8Array.of(0x61, 0x87, 0x90, 0x0a, 0x62, 0x87, 0x90))
    expect(before.text).toBe('a≒\nb≒')
    expect([...encodeLike(codec, 'a≒\nB≒≒', before)]).toEqual([0x61, 0x87, 0x90, 0x0a, 0x42, 0x81, 0xe0, 0x87, 0x90])
  })

  test('escape sequences of ISO-2022-JP that say nothing stay', () => {
    const codec = createCodec('iso-2022-jp')
    const before = codec.decode(Buffer.from('a\x1b(J\x1b$@F|K\\\x1b(B\n\x1b(Bb\x1b(J', 'latin1'))
    expect(before.text).toBe('a日本\nb')
    const now = encodeLike(codec, 'a日本\nb!', before)
    expect(Buffer.from(now).toString('latin1')).toBe('a\x1b(J\x1b$@F|K\\\x1b(B\n\x1b(Bb!')
  })
})
