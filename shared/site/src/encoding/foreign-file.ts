import { normalizeEncoding } from '@exodus/bytes/encoding.js'
import { decodeText } from '../project/text-codec.ts'
import { createCodec } from './codec.ts'
import { declarationLimit, declaredEncoding, markedEncoding, textKindOf } from './declared-encoding.ts'
import type { TextKind } from './declared-encoding.ts'
import { encodeLike } from './encode-text.ts'
import { languageEncoding } from './language-encoding.ts'
import { spellOut } from './spell-out.ts'
import type { Surroundings, TextFile, Writing } from './texts.ts'
import type { Codec, Units } from './units.ts'

/** `decodeFile` for what is not plainly UTF-8, in a file of its own because it brings the tables. */
export async function decodeDeclared(
  path: string,
  bytes: Uint8Array,
  surroundings?: Surroundings,
): Promise<TextFile | null> {
  const encoding = await encodingOf(path, bytes, surroundings)
  return encoding === null ? null : { text: createCodec(encoding).decode(bytes).text, encoding }
}

/** Of a file that is stored. Null for what is no text that could be written again. */
async function encodingOf(path: string, bytes: Uint8Array, surroundings?: Surroundings): Promise<string | null> {
  const marked = markedEncoding(bytes)
  if (marked) return marked
  const kind = textKindOf(path)
  const declared = declaredEncoding(kind, startOf(bytes), normalizeEncoding)
  if (declared) return declared === 'replacement' ? null : declared
  const isUtf8 = decodeText(bytes) !== null
  if (isUtf8) return 'utf-8'
  if (kind === 'html') return languageEncoding(startOf(bytes))
  if (kind === 'css' || kind === 'js') return (await surroundings?.()) ?? 'utf-8'
  return null
}

/** Every byte a character: declarations are written in ASCII. */
function startOf(bytes: Uint8Array): string {
  let start = ''
  for (const byte of bytes.subarray(0, declarationLimit)) start += String.fromCharCode(byte)
  return start
}

/** `encodeFile` for what is not plainly UTF-8. */
export async function encodeDeclared(writing: Writing): Promise<Uint8Array<ArrayBuffer> | null> {
  const { path, stored, surroundings } = writing
  const before = stored && (await encodingOf(path, stored, surroundings))
  if (stored && before === null) return null
  // Whatever it says of itself: what was not edited stays as it is.
  if (stored && before && createCodec(before).decode(stored).text === writing.text) return new Uint8Array(stored)
  const kind = textKindOf(path)
  const encoding =
    toldByXml(writing, before) ?? encodingMeant(writing, kind) ?? (await encodingKept(writing, kind, before))
  if (encoding === 'replacement') return null
  const codec = createCodec(encoding)
  const text = withMark(writing, encoding)
  // First of all: what the file has already is not spelled out.
  const like = stored && before === encoding ? codec.decode(stored) : null
  const bytes = written(codec, spelled(codec, kind, text), { like, kind })
  if (!bytes) return null
  return (await isReadAs(encoding, bytes, writing)) ? bytes : asUndeclared(text, kind)
}

/** False where the edit took away what told the encoding: the declaration, or its place at the start. */
async function isReadAs(encoding: string, bytes: Uint8Array, { path, surroundings }: Writing): Promise<boolean> {
  const read = await encodingOf(path, bytes, surroundings)
  if (read === encoding) return true
  return read !== null && createCodec(read).decode(bytes).text === createCodec(encoding).decode(bytes).text
}

/** In UTF-8, which is told by its bytes. */
function asUndeclared(text: string, kind: TextKind): Uint8Array<ArrayBuffer> | null {
  return written(createCodec('utf-8'), text.replace(/[\ud800-\udfff]/gu, '\ufffd'), { like: null, kind })
}

/** UTF-16 without a mark is told by the first letters of an XML declaration, as long as that names nothing else. */
function toldByXml({ text, stored }: Writing, before: string | null): string | null {
  const isTold = before?.startsWith('utf-16') && stored && markedEncoding(stored) === null && text.startsWith('<?x')
  const label = /^<\?xml\s[^>]*?\sencoding\s*=\s*["']([^"'>]*)/.exec(text.slice(0, 1024))?.[1] ?? 'utf-16'
  return isTold && /^\s*utf-16/i.test(label) ? before : null
}

/** What a text says of itself, together with the mark of the file before. */
function encodingMeant({ text, stored }: Writing, kind: TextKind): string | null {
  const declared = declaredEncoding(kind, text.slice(0, declarationLimit), normalizeEncoding)
  const marked = stored && markedEncoding(stored)
  if (text.startsWith('\ufeff')) return marked ?? 'utf-8'
  // A mark counts for more than a declaration: where it was taken away, the declaration was meant.
  if (marked && marked !== 'utf-8') return declared ?? marked
  return declared
}

/** Of a text that says nothing. */
async function encodingKept({ stored, surroundings }: Writing, kind: TextKind, before: string | null): Promise<string> {
  if (kind !== 'css' && kind !== 'js') return before ?? 'utf-8'
  if (before === null || stored === null) return (await surroundings?.()) ?? 'utf-8'
  const isUndecided = markedEncoding(stored) !== null || (before === 'utf-8' && stored.every((byte) => byte < 0x80))
  return isUndecided ? ((await surroundings?.()) ?? 'utf-8') : before
}

/** UTF-16 is read as such by its mark alone. */
function withMark({ text, stored }: Writing, encoding: string): string {
  const isMarked = encoding.startsWith('utf-16') && stored !== null && markedEncoding(stored) === encoding
  return isMarked && !text.startsWith('\ufeff') ? `\ufeff${text}` : text
}

function spelled(codec: Codec, kind: TextKind, text: string): string | null {
  if (codec.isByUnit) return text
  const isLacking = (character: string) => codec.encode(character, 0) === null
  for (const character of text) if (isLacking(character)) return spellOut(kind, text, isLacking)
  return text
}

interface Like {
  readonly like: Units | null
  readonly kind: TextKind
}

/**
 * Read again before it is handed out: a byte that stood for nothing can become the first half of a character with what
 * was written behind it. Such bytes are given up for the sign that a browser shows in their place.
 */
function written(codec: Codec, text: string | null, { like, kind }: Like): Uint8Array<ArrayBuffer> | null {
  if (text === null) return null
  const bytes = encodeLike(codec, text, like)
  if (codec.decode(bytes).text === text) return bytes
  const isStray = (character: string) => /^[\udc00-\udcff]$/.test(character) || codec.encode(character, 0) === null
  const plain = codec.isByUnit ? text : spellOut(kind, text, isStray)
  return plain === null ? null : encodeLike(codec, plain, null)
}
