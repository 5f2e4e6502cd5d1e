import { linkAddress, pictureAddress } from '../rich-text/safe-address.ts'
import { encodePath } from '../project/page-links.ts'
import type { Field } from './definition.ts'
import type { Entry } from './entry.ts'
import { Markup, markupOf } from './markdown.ts'

/** What expressions get of a stored value; references are found elsewhere. `root` leads from the page to the site's root. */
export function fieldValue({ name, type }: Pick<Field, 'name' | 'type'>, entry: Entry, root: string): unknown {
  const stored = entry.stored.get(name)
  switch (type) {
    case 'markdown':
      return markdownValue(name, entry, root)
    case 'number':
      return numberValue(stored)
    case 'boolean':
      return stored === true || /^(?:true|yes|1)$/i.test(textValue(stored))
    case 'date':
      return dateValue(stored)
    case 'image':
      return siteAddressOf(pictureAddress(textValue(stored)), root)
    case 'link':
      return siteAddressOf(linkAddress(textValue(stored)), root)
    default:
      return textValue(stored)
  }
}

/** Lists and objects have no text that would do. */
export function textValue(stored: unknown): string {
  if (typeof stored === 'string') return stored
  if (Array.isArray(stored)) return stored.map(textValue).join(', ')
  if (stored instanceof Date) return stored.toISOString()
  return typeof stored === 'number' || typeof stored === 'boolean' ? String(stored) : ''
}

function numberValue(stored: unknown): number | null {
  if (typeof stored === 'number') return Number.isFinite(stored) ? stored : null
  const text = textValue(stored).trim()
  const read = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(read) ? read : null
}

/** `2026-11-27`, with what follows of a time; empty for what is no date. So dates sort as texts. */
function dateValue(stored: unknown): string {
  const text = textValue(stored).trim()
  return /^\d{4}-\d{2}-\d{2}(?:[T ][\d:.]+(?:Z|[+-]\d{2}:?\d{2})?)?$/.test(text) ? text : ''
}

/** Paths of the project are stored from its root, as a person finds them in the files. */
function siteAddressOf(address: string | null, root: string): string {
  if (address === null) return ''
  if (/^(?:[a-z][a-z0-9+.-]*:|[/#?]|\.{1,2}\/)/i.test(address)) return address
  const [, path = '', tail = ''] = /^([^?#]*)([^]*)$/.exec(address) ?? []
  return root + (path.includes('%') ? path : encodePath(path)) + tail
}

/** An entry is read once and shown on many pages, and by many builds. */
function markdownValue(name: string, { stored, rendered }: Entry, root: string): Markup {
  const html = rendered.get(name) ?? markupOf(textValue(stored.get(name))).html
  rendered.set(name, html)
  return new Markup(withRoot(html, root))
}

/** Pictures and links of an article lead from the site's root, as those in its fields do. The markup is our own: it has one form. */
function withRoot(html: string, root: string): string {
  if (root === '' || !/ (?:src|href)="/.test(html)) return html
  return html.replaceAll(/(<(?:a|img)\b[^>]*? (?:src|href)=")([^"]*)"/g, (_all, before: string, address: string) => {
    const moved = siteAddressOf(address.replaceAll('&amp;', '&'), root)
    return `${before}${moved.replaceAll('&', '&amp;')}"`
  })
}
