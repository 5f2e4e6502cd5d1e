import { parse, parseFragment } from 'parse5'
import type { DefaultTreeAdapterTypes, Token } from 'parse5'

export interface Span {
  readonly start: number
  readonly end: number
}

export interface ScannedAttribute {
  /** As the DOM names it, prefix included: `viewBox`, `xlink:href`. */
  readonly name: string
  readonly value: string
  /** Where it stands in the source; null for one the parser took from elsewhere. */
  readonly span: Span | null
}

export interface ScannedElement {
  readonly name: string
  readonly isHtml: boolean
  readonly attributes: readonly ScannedAttribute[]
  /** Decoded text directly inside. */
  readonly text: string
  /** Null for an element the source does not write, such as an implied body. */
  readonly span: Span | null
  readonly startTag: Span | null
  readonly endTag: Span | null
  readonly isInHead: boolean
  readonly isInBody: boolean
  readonly isInTemplate: boolean
}

type Parent = Pick<ScannedElement, 'isInHead' | 'isInBody' | 'isInTemplate'>

/**
 * Every element of a page in source order, with the places it occupies; for work that reads a page or cuts from it and
 * needs no tree. A template's content is visited too.
 */
export function scanHtml(source: string, kind: 'document' | 'fragment'): ScannedElement[] {
  const options = { sourceCodeLocationInfo: true }
  const root = kind === 'document' ? parse(source, options) : parseFragment(source, options)
  const elements: ScannedElement[] = []
  const outside: Parent = { isInHead: false, isInBody: false, isInTemplate: false }
  // A list of its own instead of recursion: pages nest deeper than the stack.
  const pending: { node: DefaultTreeAdapterTypes.ChildNode; parent: Parent }[] = []
  const push = (nodes: readonly DefaultTreeAdapterTypes.ChildNode[], parent: Parent) => {
    for (const node of nodes.toReversed()) pending.push({ node, parent })
  }
  push(root.childNodes, outside)
  for (let next = pending.pop(); next; next = pending.pop()) {
    const { node, parent } = next
    if (!('tagName' in node)) continue
    elements.push(scannedElement(node, parent))
    const inside: Parent = {
      isInHead: parent.isInHead || node.tagName === 'head',
      isInBody: parent.isInBody || node.tagName === 'body',
      isInTemplate: parent.isInTemplate || 'content' in node,
    }
    if ('content' in node) push(node.content.childNodes, inside)
    push(node.childNodes, inside)
  }
  return elements
}

function scannedElement(node: DefaultTreeAdapterTypes.Element, parent: Parent): ScannedElement {
  const location = node.sourceCodeLocation
  return {
    ...parent,
    name: node.tagName,
    isHtml: node.namespaceURI === 'http://www.w3.org/1999/xhtml',
    attributes: node.attrs.map(({ name, prefix, value }) => {
      const fullName = prefix ? `${prefix}:${name}` : name
      return { name: fullName, value, span: spanOf(location?.attrs?.[fullName.toLowerCase()]) }
    }),
    text: node.childNodes.map((child) => ('value' in child ? child.value : '')).join(''),
    span: spanOf(location),
    startTag: spanOf(location?.startTag),
    endTag: spanOf(location?.endTag),
  }
}

function spanOf(location: Token.Location | null | undefined): Span | null {
  return location ? { start: location.startOffset, end: location.endOffset } : null
}

export function attributeOf(element: ScannedElement, name: string): string | undefined {
  return element.attributes.find((attribute) => attribute.name === name)?.value
}

/** The text without the given spans, which may overlap and come in any order. */
export function cutSpans(text: string, spans: readonly Span[]): string {
  let kept = ''
  let at = 0
  for (const { start, end } of spans.toSorted((left, right) => left.start - right.start)) {
    if (start > at) kept += text.slice(at, start)
    at = Math.max(at, end)
  }
  return kept + text.slice(at)
}

/** Type of a script that a browser would run; data blocks and import maps are not. */
export function isRunnableScript(element: ScannedElement): boolean {
  if (element.name !== 'script') return false
  const type = (attributeOf(element, 'type') ?? attributeOf(element, 'language') ?? '').trim().toLowerCase()
  return (
    type === '' ||
    type === 'module' ||
    /^(?:text|application)\/(?:x-)?(?:java|ecma|live|j)script/.test(type) ||
    type === 'javascript'
  )
}
