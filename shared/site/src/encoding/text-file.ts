import { decodeLoosely, encodeText } from '../project/text-codec.ts'
import { markedEncoding } from './declared-encoding.ts'
import type { Surroundings, TextFile, Writing } from './texts.ts'
import { isPlain, plainText } from './plain-text.ts'

/**
 * A file as text, whatever its encoding; null for what is no text or cannot be kept: an encoding that no browser reads,
 * and files of other kinds that are not UTF-8. The tables are fetched for a file that is not plainly UTF-8.
 */
export async function decodeFile(
  path: string,
  bytes: Uint8Array,
  surroundings?: Surroundings,
): Promise<TextFile | null> {
  const plain = plainText(path, bytes)
  // Letters beyond ASCII decide; without any, what is around it may still say how new ones are written.
  if (plain !== null) return { text: plain, encoding: 'utf-8' }
  const { decodeDeclared } = await import('./foreign-file.ts')
  return decodeDeclared(path, bytes, surroundings)
}

/** Text to look through, of any file: wrong letters at worst, markup as it is. Never written back. */
export async function readLoosely(path: string, bytes: Uint8Array): Promise<string> {
  return (await decodeFile(path, bytes))?.text ?? decodeLoosely(bytes)
}

/**
 * The bytes of a text that is to be stored: in the encoding it declares, else in that of the file before, with the same
 * mark at its start. What did not change keeps its bytes. Null where the file before is no text and
 * would be lost, and where a character that the encoding lacks stands where nothing else would mean the same.
 */
export async function encodeFile(writing: Writing): Promise<Uint8Array<ArrayBuffer> | null> {
  if (isPlainlyWritten(writing) && !(await mayBeForeign(writing))) return encodeText(writing.text)
  const { encodeDeclared } = await import('./foreign-file.ts')
  return encodeDeclared(writing)
}

function isPlainlyWritten({ path, text, stored }: Writing): boolean {
  // Lone surrogates stand for bytes that are no text.
  if (!isPlain(path, text) || /(?<![\ud800-\udbff])[\udc00-\udcff]/.test(text)) return false
  return stored === null || plainText(path, stored) !== null
}

/** A sheet or script of ASCII alone is written as the pages that use it are. */
async function mayBeForeign({ path, text, stored, surroundings }: Writing): Promise<boolean> {
  if (!surroundings || !/\.(?:css|[cm]?js)$/i.test(path) || text.startsWith('\ufeff')) return false
  const isOpen = !stored || markedEncoding(stored) !== null || stored.every((byte) => byte < 0x80)
  if (!isOpen || isAsciiText(text)) return false
  return (await surroundings()) !== null
}

function isAsciiText(text: string): boolean {
  // oxlint-disable-next-line no-control-regex -- ASCII begins there
  return /^[\0-\x7f]*$/.test(text)
}
