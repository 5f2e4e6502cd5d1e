import { createUnits } from './units.ts'
import type { Codec } from './units.ts'

/** Two bytes are a code unit, whatever it is; an odd byte at the end shows as U+FFFD. */
export function createUtf16(isLittleEndian: boolean): Codec {
  const [high, low] = isLittleEndian ? [1, 0] : [0, 1]
  return {
    isByUnit: true,
    decode(bytes) {
      const units = createUnits(bytes)
      for (let at = 0; at + 1 < bytes.length; at += 2) {
        units.add(String.fromCharCode(((bytes[at + high] ?? 0) << 8) | (bytes[at + low] ?? 0)), at + 2)
      }
      if (bytes.length % 2 === 1) units.add('\ufffd', bytes.length)
      return units.end()
    },
    encode(character) {
      const code = character.charCodeAt(0)
      return { bytes: isLittleEndian ? [code & 0xff, code >> 8] : [code >> 8, code & 0xff], state: 0 }
    },
    escape: () => [],
  }
}
