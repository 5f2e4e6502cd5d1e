import { html } from 'parse5'
import type { DefaultTreeAdapterTypes } from 'parse5'

type Node = DefaultTreeAdapterTypes.ChildNode
type Parent = DefaultTreeAdapterTypes.ParentNode

const spaces: Readonly<Record<string, string>> = {
  [html.NS.HTML]: 'html',
  [html.NS.SVG]: 'svg',
  [html.NS.MATHML]: 'mathml',
}

/** The lines `dumpTree` makes of our tree, of one that parse5 built. */
export function dumpParsed(document: Parent): string {
  const lines: string[] = []
  walk(document, 0, lines)
  return lines.join('\n')
}

function walk(parent: Parent, depth: number, lines: string[]): void {
  let text = ''
  const flush = () => {
    if (text !== '') lines.push(`${depth} text ${JSON.stringify(text)}`)
    text = ''
  }
  for (const node of parent.childNodes) {
    if (node.nodeName === '#text' && 'value' in node) {
      text += node.value
      continue
    }
    flush()
    dumpNode(node, depth, lines)
  }
  flush()
}

function dumpNode(node: Node, depth: number, lines: string[]): void {
  if ('data' in node) lines.push(`${depth} comment ${JSON.stringify(node.data)}`)
  else if (node.nodeName === '#documentType' && 'name' in node) lines.push(`${depth} doctype ${node.name}`)
  else if ('tagName' in node) {
    const attributes = node.attrs.map(
      ({ name, prefix, value }) => ` ${prefix ? `${prefix}:` : ''}${name}=${JSON.stringify(value)}`,
    )
    lines.push(`${depth} ${spaces[node.namespaceURI] ?? ''} ${node.tagName}${attributes.join('')}`)
    walk('content' in node ? node.content : node, depth + 1, lines)
  }
}
