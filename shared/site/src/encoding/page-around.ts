import { normalizeEncoding } from '@exodus/bytes/encoding.js'
import { resolvePath } from '../document/resolve-path.ts'
import { isXmlPath } from '../html/xml-syntax.ts'
import { attributeOf } from '../html/scan-html.ts'
import { scanPage } from '../project/scan-page.ts'
import type { TextFile } from './texts.ts'

/** A page that may use a sheet or a script. */
export interface PageAround extends TextFile {
  readonly path: string
}

/**
 * The encoding that a sheet or a script which declares none is read in: what the charset attribute of its link or script
 * element says, else that of the page. One that no page names, such as an imported sheet, is taken as the pages are if
 * all are alike. Null for UTF-8.
 */
export function encodingAround(path: string, pages: readonly PageAround[]): string | null {
  for (const page of pages) {
    const named = encodingNamed(path, page)
    if (named) return named === 'utf-8' ? null : named
  }
  const [first = 'utf-8', ...others] = new Set(pages.map(({ encoding }) => encoding))
  return others.length > 0 || first === 'utf-8' ? null : first
}

function encodingNamed(path: string, { text, encoding, path: place }: PageAround): string | null {
  for (const element of scanPage(text, isXmlPath(place) ? 'xml' : 'document')) {
    const attribute = element.name === 'link' ? 'href' : element.name === 'script' ? 'src' : null
    const address = attribute && attributeOf(element, attribute)
    if (!address || resolvePath(place, address) !== path) continue
    return normalizeEncoding((attributeOf(element, 'charset') ?? '').trim()) ?? encoding
  }
  return null
}
