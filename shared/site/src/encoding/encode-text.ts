import { keptRuns } from './kept-runs.ts'
import type { Codec, Units } from './units.ts'

/**
 * The bytes of a text. What it has in common with the file before keeps its bytes there, also where the encoding would
 * write them otherwise now. Throws for a character that the encoding lacks.
 */
export function encodeLike(codec: Codec, text: string, before: Units | null): Uint8Array<ArrayBuffer> {
  if (before?.text === text) return before.bytes.slice()
  const writer = createWriter(codec)
  if (!before || isUsual(codec, before)) {
    writer.write(text)
    return writer.end()
  }
  let at = 0
  let end = 0
  for (const run of keptRuns(before.text, text)) {
    const kept = wholePieces(before, run.from, run.to)
    if (!kept) continue
    const start = run.at + kept.from - run.from
    writer.write(text.slice(at, start))
    writer.copy(before, kept.first, kept.last)
    at = start + kept.to - kept.from
    end = kept.to
  }
  writer.write(text.slice(at))
  return writer.end(at === text.length && end === before.text.length ? before : null)
}

/** Whether the encoding would write the file as it is: then nothing has to be kept by its bytes. */
function isUsual(codec: Codec, { text, bytes }: Units): boolean {
  const writer = createWriter(codec)
  try {
    writer.write(text)
  } catch {
    return false // A character that can be read and not be written.
  }
  const again = writer.end()
  return again.length === bytes.length && again.every((byte, at) => byte === bytes[at])
}

interface Pieces {
  readonly first: number
  readonly last: number
  readonly from: number
  readonly to: number
}

/** The pieces that lie between two places of the text wholly. */
function wholePieces({ textEnds }: Units, from: number, to: number): Pieces | null {
  const first = from === 0 ? 0 : firstEndAt(textEnds, from) + 1
  let last = firstEndAt(textEnds, to)
  if ((textEnds[last] ?? Infinity) > to) last -= 1
  if (last < first) return null
  return { first, last, from: textEnds[first - 1] ?? 0, to: textEnds[last] ?? 0 }
}

/** The first piece that ends at a place or behind it. */
function firstEndAt(ends: readonly number[], place: number): number {
  let [low, high] = [0, ends.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((ends[middle] ?? 0) < place) low = middle + 1
    else high = middle
  }
  return low
}

function createWriter(codec: Codec) {
  let bytes = new Uint8Array(1024)
  let length = 0
  let state = 0

  function push(added: ArrayLike<number>): void {
    if (length + added.length > bytes.length) {
      const larger = new Uint8Array((length + added.length) * 2)
      larger.set(bytes)
      bytes = larger
    }
    bytes.set(added, length)
    length += added.length
  }

  return {
    write(text: string): void {
      for (const character of charactersOf(codec, text)) {
        const encoded = codec.encode(character, state)
        if (!encoded) throw new Error(`encodeLike: ${character} is not of the encoding`)
        push(encoded.bytes)
        state = encoded.state
      }
    },
    copy(units: Units, first: number, last: number): void {
      if (units.states.length > 0) {
        push(codec.escape(state, units.states[first] ?? 0))
        state = units.states[last + 1] ?? 0
      }
      push(units.bytes.subarray(units.byteEnds[first - 1] ?? 0, units.byteEnds[last]))
    },
    /** Given the file before where its end is kept: in whatever state it ends, with the sequences behind its text. */
    end(before: Units | null = null): Uint8Array<ArrayBuffer> {
      if (!before) push(codec.escape(state, 0))
      else if (before.textEnds.at(-1) === before.textEnds.at(-2)) push(before.bytes.subarray(before.byteEnds.at(-2)))
      return bytes.slice(0, length)
    },
  }
}

/** Characters, or code units where each is two bytes. */
function charactersOf(codec: Codec, text: string): Iterable<string> {
  return codec.isByUnit ? text.split('') : text
}
