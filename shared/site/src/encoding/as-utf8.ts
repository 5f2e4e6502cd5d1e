import { attributeOf, scanHtml } from '../html/scan-html.ts'
import type { ScannedElement } from '../html/scan-html.ts'
import { textKindOf } from './declared-encoding.ts'
import type { TextFile } from './texts.ts'

/**
 * The text of a file that is to be UTF-8 from now on and says so: in a page by its meta element, in a sheet by its
 * `@charset`, in a script by a byte order mark, since it has nothing else. Null where the file cannot say it.
 */
export function asUtf8(path: string, { text, encoding }: TextFile): string | null {
  const isWide = encoding.startsWith('utf-16')
  const plain = isWide ? text.replace(/^\ufeff/, '') : text
  const kind = textKindOf(path)
  if (kind === 'html') return withMeta(plain)
  if (kind === 'css') return `@charset "utf-8";${plain.replace(/^@charset "[^"]*";/, '')}`
  if (kind === 'xml') return withDeclaration(plain)
  // Without its mark it would be taken for what it was: UTF-16 is known by the mark alone.
  if (kind !== 'js' || isWide) return null
  return /[^\0-\x7f]/.test(plain) ? `\ufeff${plain}` : plain
}

function withDeclaration(xml: string): string | null {
  const declared = xml.replace(/^(<\?xml\s[^>]*?\sencoding\s*=\s*)(?:"[^"]*"|'[^']*')/, '$1"utf-8"')
  return declared === xml ? null : declared
}

/** The first declaration says UTF-8; one is added where there is none. */
function withMeta(html: string): string {
  const elements = scanHtml(html, 'document')
  for (const element of elements) {
    const place = element.name === 'meta' ? declarationIn(html, element) : null
    if (place) return html.slice(0, place.start) + place.text + html.slice(place.end)
  }
  const at =
    endOfTag(elements, 'head') ?? endOfTag(elements, 'html') ?? /^\s*<!doctype[^>]*>/i.exec(html)?.[0].length ?? 0
  return `${html.slice(0, at)}<meta charset="utf-8">${html.slice(at)}`
}

function endOfTag(elements: readonly ScannedElement[], name: string): number | undefined {
  return elements.find((element) => element.name === name)?.startTag?.end
}

function declarationIn(html: string, element: ScannedElement) {
  const isPragma = attributeOf(element, 'http-equiv')?.trim().toLowerCase() === 'content-type'
  const name = attributeOf(element, 'charset') !== undefined ? 'charset' : isPragma ? 'content' : ''
  const span = element.attributes.find((attribute) => attribute.name === name)?.span
  if (!span) return null
  const source = html.slice(span.start, span.end)
  if (name === 'charset') return { ...span, text: 'charset="utf-8"' }
  const text = source.replace(/(charset\s*=\s*)[^\s;"']+/i, '$1utf-8')
  return text === source ? null : { ...span, text }
}
