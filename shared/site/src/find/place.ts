import type { Replacement } from '../project/index.ts'

/** A part of a value that becomes another. */
export interface Piece {
  readonly start: number
  readonly end: number
  readonly text: string
}

/** A part of a file that a search looks at, as a reader has it: references and escapes are what they stand for. */
export interface Place {
  readonly value: string
  /** Where a part of the value stands in the file. */
  span(start: number, end: number): { readonly start: number; readonly end: number }
  /** What has to be written for parts of the value to be others; null where it would be something else. */
  edit(pieces: readonly Piece[]): readonly Replacement[] | null
}

/** A part of a text that says what it is. */
export function plainPlace(text: string, from = 0, to = text.length, write: (text: string) => string = same): Place {
  return {
    value: text.slice(from, to),
    span: (start, end) => ({ start: from + start, end: from + end }),
    edit: (pieces) =>
      pieces.map(({ start, end, text: piece }) => ({ start: from + start, end: from + end, text: write(piece) })),
  }
}

function same(text: string): string {
  return text
}

/** A place inside the value of another, such as a class in an attribute. */
export function placeWithin(inner: Place, outer: Place): Place {
  return {
    value: inner.value,
    span(start, end) {
      const span = inner.span(start, end)
      return outer.span(span.start, span.end)
    },
    edit(pieces) {
      const edits = inner.edit(pieces)
      return edits && outer.edit(edits)
    },
  }
}

/** A place that is written as a whole, since what it says depends on how all of it is spelled. */
export function wholePlace(
  { value, start, end }: { readonly value: string; readonly start: number; readonly end: number },
  write: (value: string) => string | null,
): Place {
  return {
    value,
    // Spelled without escapes, each letter stands where it is read.
    span: (from, to) => (end - start === value.length ? { start: start + from, end: start + to } : { start, end }),
    edit(pieces) {
      const text = write(withPieces(value, pieces))
      return text === null ? null : [{ start, end, text }]
    },
  }
}

export function withPieces(value: string, pieces: readonly Piece[]): string {
  let [text, at] = ['', 0]
  for (const { start, end, text: piece } of pieces) {
    text += value.slice(at, start) + piece
    at = end
  }
  return text + value.slice(at)
}

/** A class is one word, or it would be two. */
export function isClassName(name: string): boolean {
  return name !== '' && !/\s/.test(name)
}
