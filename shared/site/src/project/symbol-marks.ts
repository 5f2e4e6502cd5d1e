import { markers } from '@pergola/contracts'
import { cutSpans, scanHtml } from './scan-html.ts'
import type { Span } from './scan-html.ts'

/** The page without the marks of a symbol, whose elements stay, or without the elements themselves. */
export function withoutSymbol(html: string, id: string, what: 'marks' | 'elements'): string {
  if (!html.includes(markers.symbolId)) return html
  const spans = scanHtml(html, 'document').flatMap((element): Span[] => {
    const mark = element.attributes.find(({ name, value }) => name === markers.symbolId && value === id)
    if (!mark?.span) return []
    if (what === 'elements') return element.span ? [element.span] : []
    return [
      { start: mark.span.start - (/\s*$/.exec(html.slice(0, mark.span.start))?.[0].length ?? 0), end: mark.span.end },
    ]
  })
  return cutSpans(html, spans)
}

/** The content of a block under another id. */
export function withSymbolId(html: string, from: string, to: string): string {
  if (from === to || !html.includes(markers.symbolId)) return html
  const spans = scanHtml(html, 'fragment').flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value, span }) => (name === markers.symbolId && value === from && span ? [span] : [])),
  )
  return spans.reduceRight(
    (text, { start, end }) => `${text.slice(0, start)}${markers.symbolId}="${to}"${text.slice(end)}`,
    html,
  )
}
