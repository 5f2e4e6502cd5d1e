/** What a file is, as far as the rules for its encoding differ. `other` declares nothing. */
export type TextKind = 'html' | 'xml' | 'css' | 'js' | 'other'

export function textKindOf(path: string): TextKind {
  if (/\.html?$/i.test(path)) return 'html'
  if (/\.(?:xhtml|xht|xml|svg)$/i.test(path)) return 'xml'
  if (/\.css$/i.test(path)) return 'css'
  return /\.[cm]?js$/i.test(path) ? 'js' : 'other'
}

export type MarkedEncoding = 'utf-8' | 'utf-16le' | 'utf-16be'

/** The encoding that a byte order mark at the start names; null without one. Encoding standard, "BOM sniff". */
export function markedEncoding([first, second, third]: Uint8Array): MarkedEncoding | null {
  if (first === 0xef && second === 0xbb && third === 0xbf) return 'utf-8'
  if (first === 0xfe && second === 0xff) return 'utf-16be'
  return first === 0xff && second === 0xfe ? 'utf-16le' : null
}

/** Answers the encoding a label means, null for a label that means none: the search for a declaration goes on then. */
export type ReadLabel = (label: string) => string | null

/** As much of a page as is looked through for its declaration, in bytes: what comes later is found by no browser in time. */
export const declarationLimit = 65_536

/**
 * The encoding that a file declares for itself, by the start of it as a text in which every byte is a character; null
 * where it declares none.
 */
export function declaredEncoding(kind: TextKind, start: string, read: ReadLabel): string | null {
  if (kind === 'html') return declaredByMeta(start, read) ?? declaredByXml(start, read)
  if (kind === 'xml') return declaredByXml(start, read)
  if (kind !== 'css') return null
  const label = /^@charset "([^"]*)";/.exec(start)?.[1]
  return label === undefined ? null : asReadable(read(label.trim()))
}

/** A declaration that could be read is not written in UTF-16. HTML standard and CSS Syntax say so in the same words. */
function asReadable(encoding: string | null): string | null {
  if (encoding === 'utf-16le' || encoding === 'utf-16be') return 'utf-8'
  return encoding === 'x-user-defined' ? 'windows-1252' : encoding
}

function declaredByXml(start: string, read: ReadLabel): string | null {
  if (start.startsWith('<\0?\0x\0')) return 'utf-16le'
  if (start.startsWith('\0<\0?\0x')) return 'utf-16be'
  const declaration = /^<\?xml\s[^>]*?\sencoding\s*=\s*(?:"([^"]*)"|'([^']*)')/.exec(start)
  const label = declaration?.[1] ?? declaration?.[2]
  return label === undefined ? null : asReadable(read(label.trim()))
}

/** HTML standard, "prescan a byte stream to determine its encoding", to the end of the head where that comes later. */
function declaredByMeta(source: string, read: ReadLabel): string | null {
  const head = source.slice(0, Math.max(1024, endOfHead(source)))
  for (let at = head.indexOf('<'); at !== -1; at = head.indexOf('<', at)) {
    if (head.startsWith('<!--', at)) at = behind(head, '-->', at + 2)
    else if (/^<meta[\s/]/i.test(head.slice(at, at + 6))) {
      const tag = readAttributes(head, at + 5)
      const encoding = encodingOfMeta(tag.attributes, read)
      if (encoding) return encoding
      at = tag.end
    } else if (/^<\/?[a-z]/i.test(head.slice(at, at + 3))) {
      at = behindElement(head, at)
    } else at = /^<[!/?]/.test(head.slice(at, at + 2)) ? behind(head, '>', at) : at + 1
  }
  return null
}

function endOfHead(source: string): number {
  const end = /<\/head[\s>]|<body[\s>]/i.exec(source)?.index ?? source.length
  return Math.min(end, declarationLimit)
}

function behind(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from)
  return found === -1 ? text.length : found + mark.length
}

/** Past the first 1,024 bytes a declaration counts that the parser meets as an element, not one written in a script. */
function behindElement(head: string, at: number): number {
  const name = /^<\/?[^\s>]*/.exec(head.slice(at, at + 64))?.[0] ?? '<'
  const { end } = readAttributes(head, at + name.length)
  const isRaw = end >= 1024 && /^<(?:script|style|title)$/i.test(name)
  return isRaw ? behind(head.toLowerCase(), `</${name.slice(1).toLowerCase()}`, end) : end
}

type Attributes = ReadonlyMap<string, string>

/** The first of two attributes of one name counts. */
function readAttributes(text: string, from: number): { readonly attributes: Attributes; readonly end: number } {
  const attributes = new Map<string, string>()
  const pattern = /[\s/]*(?:(>)|([^\s/>=][^\s/>=]*|=[^\s/>=]*)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s>]*)))?)/y
  pattern.lastIndex = from
  for (let found = pattern.exec(text); found; found = pattern.exec(text)) {
    if (found[1]) return { attributes, end: pattern.lastIndex }
    const name = (found[2] ?? '').toLowerCase()
    if (!attributes.has(name)) attributes.set(name, (found[3] ?? found[4] ?? found[5] ?? '').toLowerCase())
    if (found[0] === '') break
  }
  return { attributes, end: text.length }
}

function encodingOfMeta(attributes: Attributes, read: ReadLabel): string | null {
  const charset = attributes.get('charset')
  if (charset !== undefined) return asReadable(read(charset.trim()))
  if (attributes.get('http-equiv') !== 'content-type') return null
  const label = /charset\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s;"']+))/.exec(attributes.get('content') ?? '')
  return label ? asReadable(read((label[1] ?? label[2] ?? label[3] ?? '').trim())) : null
}
