import type { ScannedElement, Span } from '../scan-html.ts'
import { XmlFault } from './xml-fault.ts'
import { uris } from './xml-names.ts'
import { XmlReader } from './xml-reader.ts'
import type { XmlToken } from './xml-token.ts'

type Open = { -readonly [Key in keyof ScannedElement]: ScannedElement[Key] }

/** What `scanHtml` tells of a page, of one of XML. Nothing of one that is not well-formed: whoever edits leaves it alone. */
export function scanXml(source: string): ScannedElement[] {
  const elements: ScannedElement[] = []
  const open: Open[] = []
  try {
    for (const token of new XmlReader(source, null).tokens()) {
      if (token.kind === 'start') {
        const element = scanned(token, open.at(-1))
        elements.push(element)
        if (!token.isEmpty) open.push(element)
      } else if (token.kind === 'end') close(open.pop(), token)
      else if (token.kind === 'text') addText(open.at(-1), token.value)
    }
  } catch (problem) {
    if (problem instanceof XmlFault) return []
    throw problem
  }
  return elements
}

function scanned(token: Extract<XmlToken, { kind: 'start' }>, parent: Open | undefined): Open {
  const { name, uri, attributes, start, end } = token
  const span: Span = { start, end }
  const isHtmlParent = parent?.isHtml === true
  return {
    name,
    isHtml: uri === uris.html,
    attributes: attributes.map((each) => ({
      name: each.name,
      value: each.value,
      span: { start: each.start, end: each.end },
    })),
    text: '',
    span,
    startTag: span,
    endTag: null,
    isInHead: parent !== undefined && (parent.isInHead || (isHtmlParent && parent.name === 'head')),
    isInBody: parent !== undefined && (parent.isInBody || (isHtmlParent && parent.name === 'body')),
    isInTemplate: parent !== undefined && (parent.isInTemplate || (isHtmlParent && parent.name === 'template')),
  }
}

function close(element: Open | undefined, { start, end }: Span): void {
  if (!element?.span) return
  element.endTag = { start, end }
  element.span = { start: element.span.start, end }
}

function addText(element: Open | undefined, value: string): void {
  if (element) element.text += value
}
