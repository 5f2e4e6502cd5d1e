import { parse } from 'parse5'
import type { DefaultTreeAdapterTypes, Token } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Located = Node & { readonly sourceCodeLocation: Token.Location | Token.ElementLocation }

interface Reach {
  readonly start: number
  readonly end: number
}

/**
 * What they hold is text where scripts run, or stands in no document. A list to choose from may hold all of them by the
 * newer rules, where the older ones of our parser pass over their tags.
 */
const swallowing = new Set(
  'iframe noembed noframes noscript plaintext script select style template textarea title xmp'.split(' '),
)

/**
 * Tells for a place in a page where a tag put there is an element of the page: there, or before what the page leaves
 * open around it. An open comment, textarea or template would take it for its own content, an open svg for a part of the
 * drawing, and a tag that is cut off for attributes.
 */
export function createRunningPlace(html: string): (at: number) => number {
  const faults = new Set<string>()
  const page = parse(html, { sourceCodeLocationInfo: true, onParseError: ({ code }) => faults.add(code) })
  const holding: Located[] = []
  const owners = new Map<number, Node>()
  let read = 0
  for (const node of nodesOf(page)) {
    read = Math.max(read, lastTagEnd(node.sourceCodeLocation))
    if (!isSwallowing(node)) continue
    holding.push(node)
    const endTag = endTagOf(node)
    // Where templates stand in each other the parser gives an end tag to the outer one, too; inner ones come later.
    if (endTag !== undefined) owners.set(endTag, node)
  }
  const open = holding.map((node) => reachOf(node, html, owners.get(endTagOf(node) ?? -1) === node))
  const end = faults.has('eof-in-tag') || faults.has('eof-in-doctype') ? read : html.replace(/<\/?$/, '').length
  return (at) => {
    const around = open.filter((each) => each.start < at && at < each.end)
    return Math.min(at, end, ...around.map(({ start }) => start))
  }
}

/** All that the source writes, in its order; a list of its own instead of recursion: pages nest deeper than the stack. */
function* nodesOf(page: DefaultTreeAdapterTypes.Document): Generator<Located> {
  const pending: Node[] = page.childNodes.toReversed()
  for (let node = pending.pop(); node; node = pending.pop()) {
    if (node.sourceCodeLocation) yield node as Located
    if ('childNodes' in node) for (const child of node.childNodes.toReversed()) pending.push(child)
    if ('content' in node) for (const child of node.content.childNodes.toReversed()) pending.push(child)
  }
}

function isSwallowing(node: Node): boolean {
  if (!('tagName' in node)) return node.nodeName === '#comment'
  return isForeign(node) || swallowing.has(node.tagName)
}

/** What is left open reaches behind the end of the page; the parser's own end of it is where it gave up. */
function reachOf(node: Located, html: string, hasEndTag: boolean): Reach {
  const { startOffset: start, endOffset: end } = node.sourceCodeLocation
  const text = html.slice(start, end)
  const isClosed = hasEndTag || closesItself(node, text) || (end < html.length && isEndedByOthers(node, text))
  return { start, end: isClosed ? end : html.length + 1 }
}

function endTagOf({ sourceCodeLocation: location }: Located): number | undefined {
  return 'endTag' in location ? location.endTag?.startOffset : undefined
}

function closesItself(node: Node, text: string): boolean {
  if (!('tagName' in node)) return (text.startsWith('<!--') ? /--!?>$/ : />$/).test(text)
  return isForeign(node) && node.childNodes.length === 0 && text.endsWith('/>')
}

/**
 * Markup that breaks out of a drawing or a list ends it, too. Nothing but its own end tag ends a template or a text.
 * By the newer rules a list can hold a drawing, and a list in a drawing is a part of that: what seems to end the list is
 * none of the things that do.
 */
function isEndedByOthers(node: Node, text: string): boolean {
  if (!('tagName' in node)) return false
  return isForeign(node) || (node.tagName === 'select' && !/<(?:svg|math)\b/i.test(text))
}

function isForeign({ namespaceURI }: DefaultTreeAdapterTypes.Element): boolean {
  return namespaceURI !== 'http://www.w3.org/1999/xhtml'
}

/** How far this was read as something whole: an element's own tags, or all of a text. */
function lastTagEnd(location: Token.Location | Token.ElementLocation): number {
  const { startTag, endTag } = location as Partial<Token.ElementLocation>
  return endTag?.endOffset ?? startTag?.endOffset ?? location.endOffset
}
