import { fail } from '@pergola/contracts'
import { readFont } from '@pergola/site/font-file'
import { answer } from '../calls/answer.ts'
import type { FontVerbs } from './font-verbs.ts'

answer<FontVerbs, never>(() => ({
  async readFont({ file }) {
    const bytes = new Uint8Array(await file.arrayBuffer())
    return isPacked(bytes) && !(await isTaken(bytes)) ? fail('broken') : readFont(bytes)
  },
}))

/** A .woff or .woff2. */
function isPacked(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, 3)) === 'wOF'
}

/** The browser unpacks within bounds; the reader goes on for ever in a damaged one, or until the memory is full. */
async function isTaken(bytes: Uint8Array<ArrayBuffer>): Promise<boolean> {
  try {
    await new FontFace('tried', bytes).load()
    return true
  } catch {
    return false
  }
}
