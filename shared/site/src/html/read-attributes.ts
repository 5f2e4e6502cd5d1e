import { parseFragment } from 'parse5'
import type { HtmlAttribute, HtmlNode } from './html-node.ts'
import { tagNameEnd } from './start-tag.ts'

const stand: Readonly<Record<HtmlNode['namespace'], { before: string; name: string }>> = {
  html: { before: '', name: 'x-tag' },
  svg: { before: '<svg>', name: 'g' },
  mathml: { before: '<math>', name: 'mrow' },
  other: { before: '', name: 'x-tag' },
}

/** The attributes of a start tag as the parser reads them, whatever the element's name would do to a page. */
export function readAttributes(tag: string, namespace: HtmlNode['namespace']): readonly HtmlAttribute[] {
  const { before, name } = stand[namespace]
  const [outer] = parseFragment(`${before}<${name}${tag.slice(tagNameEnd(tag))}`).childNodes
  const element = before === '' ? outer : outer !== undefined && 'childNodes' in outer ? outer.childNodes[0] : undefined
  if (element === undefined || !('attrs' in element)) return []
  return element.attrs.map(({ name: local, prefix, namespace: uri, value }) =>
    uri === undefined ? { name: local, value } : { name: prefix ? `${prefix}:${local}` : local, value, namespace: uri },
  )
}
