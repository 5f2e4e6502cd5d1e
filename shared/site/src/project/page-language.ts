import { withAttribute } from './page-head.ts'
import { attributeOf, scanHtml } from './scan-html.ts'
import type { ScannedElement } from './scan-html.ts'

/** What a page that is a whole document says of its language; empty where it says nothing. */
export function readLanguage(html: string): string {
  const root = rootOf(html)
  return root ? (attributeOf(root, 'lang') ?? '') : ''
}

/** The page with its language said anew and every other byte as it was. Null where the page cannot take it. */
export function writeLanguage(html: string, typed: string): string | null {
  const value = typed.trim()
  if (readLanguage(html) === value) return html
  const written = said(html, value)
  return readLanguage(written) === value ? written : null
}

function rootOf(html: string): ScannedElement | undefined {
  return scanHtml(html, 'document').find(({ name }) => name === 'html')
}

function said(html: string, value: string): string {
  const root = rootOf(html)
  const span = root?.attributes.find(({ name }) => name === 'lang')?.span
  if (value === '') return span ? html.slice(0, span.start).trimEnd() + html.slice(span.end) : html
  if (root?.startTag) return withAttribute(html, root, { name: 'lang', value })
  // A page may leave the tag out; it stands behind the doctype then.
  const at = /^\ufeff?(?:\s*<!doctype[^>]*>)?/i.exec(html)?.[0].length ?? 0
  return `${html.slice(0, at)}${at === 0 ? '' : '\n'}${said('<html>', value)}${html.slice(at)}`
}
