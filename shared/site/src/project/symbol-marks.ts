import { markers } from '@pergola/contracts'
import { cutSpans, scanHtml } from '../html/scan-html.ts'
import type { Span } from '../html/scan-html.ts'

/** The page without the marks of a symbol, whose elements stay, or without the elements themselves. */
export function withoutSymbol(html: string, id: string, what: 'marks' | 'elements'): string {
  if (!html.includes(markers.symbolId)) return html
  const spans = scanHtml(html, 'document').flatMap((element): Span[] => {
    const mark = element.attributes.find(({ name, value }) => name === markers.symbolId && value === id)
    if (!mark?.span) return []
    if (what === 'elements') return element.span ? [element.span] : []
    return [{ start: mark.span.start - spaceBefore(html, mark.span), end: mark.span.end }]
  })
  return cutSpans(html, spans)
}

const symbolMarks: ReadonlySet<string> = new Set([markers.symbolId, markers.symbolProperty, markers.symbolVariants])

/** Symbols that elements of a page are marked with. */
export function symbolsMarked(html: string): ReadonlySet<string> {
  if (!html.includes(markers.symbolId)) return new Set()
  const marks = scanHtml(html, 'document').flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value }) => (name === markers.symbolId && value !== '' ? [value] : [])),
  )
  return new Set(marks)
}

/** A plain copy of an element: nothing of it belongs to a symbol, and its root says which template it is. */
export function templateContent(html: string, id: string): string {
  const [root, ...rest] = scanHtml(html, 'fragment')
  if (!root?.startTag) return html
  const marks = [root, ...rest].flatMap(({ attributes }) => attributes.filter(({ name }) => symbolMarks.has(name)))
  const old = root.attributes.filter(({ name }) => name === markers.templateId)
  const spans = [...marks, ...old].flatMap(({ span }): Span[] => {
    return span ? [{ start: span.start - spaceBefore(html, span), end: span.end }] : []
  })
  const at = root.startTag.start + 1 + root.name.length
  const ordered = spans.toSorted((one, other) => one.start - other.start)
  return `${html.slice(0, at)} ${markers.templateId}="${id}"${cutSpans(html, [{ start: 0, end: at }, ...ordered])}`
}

function spaceBefore(html: string, { start }: Span): number {
  return /\s*$/.exec(html.slice(0, start))?.[0].length ?? 0
}

/** What a symbol is put on pages as: one element that is marked as its own, whatever it was marked as before. */
export function symbolContent(html: string, id: string): string {
  const [root] = scanHtml(html, 'fragment')
  const isOne =
    root?.span &&
    cutSpans(html, [root.span])
      .replace(/<!--[^]*?-->/g, '')
      .trim() === ''
  if (!root?.startTag || !isOne) return `<div ${markers.symbolId}="${id}">${html}</div>`
  const mark = root.attributes.find(({ name }) => name === markers.symbolId)
  if (mark && mark.value !== '') return withSymbolId(html, mark.value, id)
  const at = root.startTag.start + 1 + root.name.length
  const rest = mark?.span ? cutSpans(html, [{ start: 0, end: at }, mark.span]) : html.slice(at)
  return `${html.slice(0, at)} ${markers.symbolId}="${id}"${rest}`
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
