import { parseFragment } from 'parse5'
import type { XmlEntities } from '../xml-syntax.ts'

export type Entities = XmlEntities

export const noEntities: Entities = { html: false, own: new Map() }

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

/** Document types for which browsers know the named characters of HTML (HTML standard, "Parsing XHTML documents"). */
const publicIds: ReadonlySet<string> = new Set([
  '-//W3C//DTD XHTML 1.0 Transitional//EN',
  '-//W3C//DTD XHTML 1.1//EN',
  '-//W3C//DTD XHTML 1.0 Strict//EN',
  '-//W3C//DTD XHTML 1.0 Frameset//EN',
  '-//W3C//DTD XHTML Basic 1.0//EN',
  '-//W3C//DTD XHTML 1.1 plus MathML 2.0//EN',
  '-//W3C//DTD XHTML 1.1 plus MathML 2.0 plus SVG 1.1//EN',
  '-//W3C//DTD MathML 2.0//EN',
  '-//WAPFORUM//DTD XHTML Mobile 1.0//EN',
  '-//WAPFORUM//DTD XHTML Mobile 1.1//EN',
  '-//WAPFORUM//DTD XHTML Mobile 1.2//EN',
])

const declaration = /<!ENTITY\s+([^\s%"'<>&;]+)\s+("[^"]*"|'[^']*')\s*>/g

/** What a document type declares. A value with markup or references in it is left out: its use is refused. */
export function entitiesOf(publicId: string, subset: string): Entities {
  const own = new Map<string, string>()
  for (const [, name = '', quoted = ''] of subset.replace(/<!--[\s\S]*?-->/g, '').matchAll(declaration)) {
    const value = quoted.slice(1, -1)
    if (!own.has(name) && !/[<&%]/.test(value)) own.set(name, value)
  }
  return { html: publicIds.has(publicId.replace(/\s+/g, ' ').trim()), own }
}

/** The characters a reference stands for, null where it stands for none. `reference` has its `&` and `;`. */
export function referenced(reference: string, { html, own }: Entities): string | null {
  const name = reference.slice(1, -1)
  if (name.startsWith('#')) return characterOf(name)
  const known = predefined[name] ?? own.get(name)
  if (known !== undefined || !html) return known ?? null
  const [node] = parseFragment(reference).childNodes
  const value = node !== undefined && 'value' in node ? node.value : ''
  // What HTML does not know stays as it is written, or as the rest of it behind a shorter name.
  return value.length > 0 && value.length <= 2 ? value : null
}

function characterOf(name: string): string | null {
  const code = name.startsWith('#x') ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10)
  if (!(code <= 0x10ffff) || (code >= 0xd800 && code <= 0xdfff) || code === 0xfffe || code === 0xffff) return null
  return code >= 0x20 || code === 9 || code === 10 || code === 13 ? String.fromCodePoint(code) : null
}
