/**
 * A file as it was read: its text, and for each piece of it the bytes it was written as. A piece is one character, or
 * one byte that stands for none.
 */
export interface Units {
  readonly text: string
  readonly bytes: Uint8Array
  /** Where the pieces end, in the text and in the bytes. Escape sequences belong to the piece behind them. */
  readonly textEnds: readonly number[]
  readonly byteEnds: readonly number[]
  /** The state of the encoding before each piece, and at the end; of ISO-2022-JP alone, else empty. */
  readonly states: readonly number[]
}

/**
 * Bytes that stand for no character are kept in the text as lone surrogates, U+DC00 and the byte. No text that was
 * decoded holds one otherwise, but for UTF-16, where every two bytes are a code unit.
 */
export function strayByte(byte: number): string {
  return String.fromCharCode(0xdc00 + byte)
}

/** The byte that a lone surrogate stands for; null for anything else. */
export function byteOfStray(codePoint: number): number | null {
  return codePoint >= 0xdc00 && codePoint <= 0xdcff ? codePoint - 0xdc00 : null
}

export function createUnits(bytes: Uint8Array) {
  let text = ''
  const textEnds: number[] = []
  const byteEnds: number[] = []
  const states: number[] = []
  return {
    add(piece: string, end: number, state?: number): void {
      text += piece
      textEnds.push(text.length)
      byteEnds.push(end)
      if (state !== undefined) states.push(state)
    },
    end(state?: number): Units {
      if (state !== undefined) states.push(state)
      return { text, bytes, textEnds, byteEnds, states }
    },
  }
}

/** Reads and writes one encoding; what it reads it writes as it was, as long as nothing is changed. */
export interface Codec {
  /** Each code unit is written by itself, as in UTF-16. */
  readonly isByUnit?: true
  decode(bytes: Uint8Array): Units
  /** The bytes of one character and the state they leave; null for one that the encoding lacks. */
  encode(character: string, state: number): Encoded | null
  /** What has to be written to go from a state to another. */
  escape(from: number, to: number): readonly number[]
}

export interface Encoded {
  readonly bytes: readonly number[]
  readonly state: number
}

/** Null where the tables throw, which is how they say that something is not of their encoding. */
export function attempt<Value>(work: () => Value): Value | null {
  try {
    return work()
  } catch {
    return null
  }
}
