import { parseFragment } from 'parse5'
import { textDoubt } from './text-doubt.ts'

/** Offsets in UTF-16 code units; `end` is behind the last one. */
export interface Span {
  readonly start: number
  readonly end: number
}

/** Of a start tag; each attribute once, as the browser takes it. The span is that of its name and value in the text. */
type TakeAttribute = (name: string, value: string, span: Span) => void

interface Reader {
  readonly attribute: TakeAttribute
  /** What a style element holds. */
  readonly style: (css: string, span: Span) => void
}

/** Where reading goes on; `never`: what began does not end. `unknown`: only a tree could tell. */
type Place = number | 'never' | 'unknown'

const space = String.raw`[\t\n\f\r ]`
const attributePattern = String.raw`(?<lead>(?:${space}|/)*)(?:(?<end>>)|(?<name>=?[^\t\n\f\r />=]+|=)(?:${space}*=${space}*(?:"(?<double>[^"]*)"|'(?<single>[^']*)'|(?<quote>["'])|(?<bare>[^\t\n\f\r >]*)))?)`

/** Elements whose content is text, whatever it looks like. */
const textElements = new Set([
  'script',
  'style',
  'textarea',
  'title',
  'xmp',
  'iframe',
  'noembed',
  'noframes',
  'noscript',
])

/**
 * Reads the tags of a page one by one as a browser's tokenizer does, and makes no tree of them: of a page of ten thousand
 * pictures that is a twentieth of the time. False where only a tree can tell what is a tag; a tag that a browser drops
 * where it stands is read as well.
 */
export function readTags(html: string, reader: Reader): boolean {
  const attribute = new RegExp(attributePattern, 'y')
  const doubt = textDoubt()
  let at = html.indexOf('<')
  while (at !== -1) {
    const isEnd = html.charAt(at + 1) === '/'
    const start = at + (isEnd ? 2 : 1)
    const isTag = /[a-z]/i.test(html.charAt(start))
    const end = isTag ? tagEnd(html, start, isEnd ? null : reader) : markupEnd(html, at, doubt.isOpen())
    if (end === 'unknown') return false
    at = end === 'never' ? -1 : html.indexOf('<', end)
  }
  return true

  /** Behind the tag, and behind the text that belongs to it. */
  function tagEnd(source: string, start: number, given: Reader | null): Place {
    const name = nameAt(source, start)
    attribute.lastIndex = start + name.length
    if (!readAttributes(source, attribute, given ? given.attribute : () => undefined)) return 'never'
    const end = attribute.lastIndex
    if (!given) {
      doubt.ended(name)
      return end
    }
    doubt.started(name, source.charAt(end - 2) === '/')
    const isDoubtful = doubt.isOpen()
    if (name === 'plaintext') return isDoubtful ? 'unknown' : 'never'
    return textElements.has(name) ? textEnd(source, { name, end, isDoubtful, style: given.style }) : end
  }
}

function nameAt(html: string, start: number): string {
  const name = /[^\t\n\f\r />]*/y
  name.lastIndex = start
  return (name.exec(html)?.[0] ?? '').toLowerCase()
}

/** False where the text ends inside the tag, which then is none. */
function readAttributes(html: string, pattern: RegExp, take: TakeAttribute): boolean {
  const found: [string, string, Span][] = []
  for (;;) {
    const from = pattern.lastIndex
    const { lead, end, name, double, single, quote, bare } = pattern.exec(html)?.groups ?? {}
    if (end !== undefined) break
    if (name === undefined || quote !== undefined) return false
    const span = { start: from + (lead ?? '').length, end: pattern.lastIndex }
    found.push([name.toLowerCase(), double ?? single ?? bare ?? '', span])
  }
  const seen = new Set<string>()
  for (const [name, value, span] of found) {
    if (!seen.has(name)) take(name, /[&\r\0]/.test(value) ? decoded(value) : value, span)
    seen.add(name)
  }
  return true
}

function decoded(value: string): string {
  const { childNodes } = parseFragment(`<a title="${value.replaceAll('"', '&quot;')}">`)
  const [node] = childNodes
  return node && 'attrs' in node ? (node.attrs[0]?.value ?? value) : value
}

interface TextElement {
  readonly name: string
  /** Of its start tag. */
  readonly end: number
  /** Whether a browser may read the content as markup. */
  readonly isDoubtful: boolean
  readonly style: Reader['style']
}

function textEnd(html: string, { name, end, isDoubtful, style }: TextElement): Place {
  const close = new RegExp(String.raw`</${name}(?=[\t\n\f\r />])`, 'gi')
  close.lastIndex = end
  const found = close.exec(html)
  // In a drawing such an element may have no content, and in a script a comment may hide its end.
  if (!found || html.charAt(end - 2) === '/') return 'unknown'
  if (isDoubtful && html.slice(end, found.index).includes('<')) return 'unknown'
  if (name === 'script' && html.slice(end, found.index).includes('<!--')) return 'unknown'
  if (name === 'style') style(html.slice(end, found.index), { start: end, end: found.index })
  return found.index
}

/** Behind a comment, a doctype or what is read as a comment. */
function markupEnd(html: string, at: number, isDoubtful: boolean): Place {
  if (isDoubtful && html.startsWith('<![CDATA[', at)) return 'unknown'
  const [second, third] = [html.charAt(at + 1), html.slice(at + 2, at + 4)]
  if (second === '!' && third === '--') {
    const comment = /<!--(?:>|->|[\s\S]*?--!?>)/y
    comment.lastIndex = at
    return comment.test(html) ? comment.lastIndex : 'never'
  }
  if (second !== '!' && second !== '?' && second !== '/') return at + 1
  const end = html.indexOf('>', at + 2)
  return end === -1 ? 'never' : end + 1
}
