import { decodeText } from '../project/text-codec.ts'
import { seemsPlain } from './seems-plain.ts'
import { declarationLimit, declaredEncoding, textKindOf } from './declared-encoding.ts'

/**
 * The text of a file that is plainly UTF-8, as nearly every file is; null for one that has to be looked at closer, with
 * `decodeFile`. It needs no tables and does not wait.
 */
export function plainText(path: string, bytes: Uint8Array): string | null {
  const text = decodeText(bytes)
  return text !== null && isPlain(path, text) ? text : null
}

/** Whether a text, as it is to be stored at this path, says of itself that it is UTF-8 or says nothing. */
export function isPlain(path: string, text: string): boolean {
  if (text.startsWith('\ufeff')) return true
  if (seemsPlain(text)) return true
  const start = text.slice(0, declarationLimit)
  // UTF-16 of Latin letters is UTF-8 with a zero behind each.
  if (start.slice(0, 64).includes('\0')) return false
  const declared = declaredEncoding(textKindOf(path), start, (label) => (isUtf8(label) ? 'utf-8' : 'other'))
  return declared === null || declared === 'utf-8'
}

/** The usual spellings; a rare one costs the tables and nothing else. */
function isUtf8(label: string): boolean {
  return /^utf-?8$/i.test(label)
}
