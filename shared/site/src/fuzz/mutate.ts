import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'

/** One change of a list of letters or bytes; places are parts of the whole, so that they hold while it shrinks. */
interface Mutation<Part> {
  readonly kind: 'cut' | 'repeat' | 'put' | 'move' | 'end'
  readonly at: number
  readonly to: number
  readonly part: Part
}

function mutations<Part>(parts: Arbitrary<Part>): Arbitrary<Mutation<Part>[]> {
  const place = fc.nat(9999)
  const kind = fc.constantFrom<Mutation<Part>['kind']>('cut', 'repeat', 'put', 'put', 'put', 'move', 'end')
  return fc.array(fc.record({ kind, at: place, to: place, part: parts }), { minLength: 1, maxLength: 6 })
}

/** Longest piece that is cut, repeated or moved. */
const longest = 200

function placesIn(length: number, { at, to }: Mutation<unknown>): readonly [number, number] {
  const from = Math.floor((at / 10_000) * length)
  return [from, Math.min(length, from + 1 + Math.floor((to / 10_000) * longest))]
}

function changedText(text: string, mutation: Mutation<string>): string {
  const [from, to] = placesIn(text.length, mutation)
  const piece = text.slice(from, to)
  if (mutation.kind === 'cut') return text.slice(0, from) + text.slice(to)
  if (mutation.kind === 'repeat') return text.slice(0, to) + piece + text.slice(from)
  if (mutation.kind === 'put') return text.slice(0, from) + mutation.part + text.slice(from)
  if (mutation.kind === 'move') return piece + text.slice(0, from) + text.slice(to)
  return text.slice(0, to)
}

/** Texts as people write them with some mistakes in them; of long ones a part. */
export function mutatedText(texts: readonly string[], tokens: readonly string[]): Arbitrary<string> {
  const piece = fc.tuple(fc.constantFrom(...texts), fc.nat(9999), fc.integer({ min: 20, max: 1500 }))
  const parts = fc.oneof(fc.constantFrom(...tokens), fc.string({ unit: 'binary', maxLength: 4 }))
  return fc.tuple(piece, mutations(parts)).map(([[text, at, length], list]) => {
    const from = Math.floor((at / 10_000) * Math.max(0, text.length - length))
    return list.reduce(changedText, text.slice(from, from + length))
  })
}

function joined(...pieces: readonly Uint8Array[]): Uint8Array {
  const bytes = new Uint8Array(pieces.reduce((sum, piece) => sum + piece.length, 0))
  let at = 0
  for (const piece of pieces) {
    bytes.set(piece, at)
    at += piece.length
  }
  return bytes
}

function changedBytes(bytes: Uint8Array, mutation: Mutation<Uint8Array>): Uint8Array {
  const [from, to] = placesIn(bytes.length, mutation)
  const [head, piece, tail] = [bytes.subarray(0, from), bytes.subarray(from, to), bytes.subarray(to)]
  if (mutation.kind === 'cut') return joined(head, tail)
  if (mutation.kind === 'repeat') return joined(head, piece, piece, tail)
  // Written over what stands there: most formats say where their parts are.
  if (mutation.kind === 'put') return joined(head, mutation.part, bytes.subarray(from + mutation.part.length))
  if (mutation.kind === 'move') return joined(piece, head, tail)
  return joined(head, piece)
}

/** Files with some bytes changed. */
export function mutatedBytes(files: readonly Uint8Array[]): Arbitrary<Uint8Array> {
  const parts = fc.oneof(
    fc.uint8Array({ minLength: 1, maxLength: 4 }),
    fc
      .constantFrom([0, 0, 0, 0], [255, 255, 255, 255], [255, 255], [0, 1], [127, 255, 255, 255])
      .map((list) => Uint8Array.from(list)),
  )
  return fc.tuple(fc.constantFrom(...files), mutations(parts)).map(([file, list]) => list.reduce(changedBytes, file))
}
