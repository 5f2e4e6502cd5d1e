import { withAttribute } from './page-head.ts'
import { attributeOf } from '../html/scan-html.ts'
import { scanPage } from './scan-page.ts'
import type { ScannedElement } from '../html/scan-html.ts'
import type { ScanKind } from './scan-page.ts'

/** What a page that is a whole document says of its language; empty where it says nothing. */
export function readLanguage(html: string, kind: ScanKind = 'document'): string {
  const root = rootOf(html, kind)
  return root ? (attributeOf(root, 'lang') ?? '') : ''
}

/** The page with its language said anew and every other byte as it was. Null where the page cannot take it. */
export function writeLanguage(html: string, typed: string, kind: ScanKind = 'document'): string | null {
  const value = typed.trim()
  if (readLanguage(html, kind) === value) return html
  const written = said(html, value, kind)
  return readLanguage(written, kind) === value ? written : null
}

function rootOf(html: string, kind: ScanKind): ScannedElement | undefined {
  return scanPage(html, kind).find(({ name }) => name === 'html')
}

function said(html: string, value: string, kind: ScanKind): string {
  const root = rootOf(html, kind)
  const span = root?.attributes.find(({ name }) => name === 'lang')?.span
  if (value === '') return span ? html.slice(0, span.start).trimEnd() + html.slice(span.end) : html
  if (root?.startTag) return withAttribute(html, root, { name: 'lang', value })
  // A page may leave the tag out; it stands behind the doctype then.
  const at = /^\ufeff?(?:\s*<!doctype[^>]*>)?/i.exec(html)?.[0].length ?? 0
  return `${html.slice(0, at)}${at === 0 ? '' : '\n'}${said('<html>', value, 'document')}${html.slice(at)}`
}
