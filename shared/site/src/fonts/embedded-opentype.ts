import { fail, succeed } from '@pergola/contracts'
import type { FontFacts, FontProblem, Outcome } from '@pergola/contracts'

const familyAt = 82

/** An .eot says all of it in its head; what is behind it only browsers of long ago can read. */
export function readEmbeddedOpenType(bytes: Uint8Array): Outcome<FontFacts, FontProblem> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < familyAt + 2 || view.getUint32(0, true) !== bytes.length) return fail('broken')
  const length = view.getUint16(familyAt, true)
  if (familyAt + 2 + length > bytes.length) return fail('broken')
  const letters = Array.from({ length: length >> 1 }, (_, at) => view.getUint16(familyAt + 2 + at * 2, true))
  const weight = view.getUint32(28, true)
  return succeed({
    family: String.fromCharCode(...letters)
      .replaceAll('\u0000', '')
      .trim(),
    weight: String(weight >= 1 && weight <= 1000 ? weight : 400),
    style: bytes[27] === 1 ? 'italic' : 'normal',
    unicodeRange: '',
    format: 'embedded-opentype',
  })
}
