import { resolvePath } from '../document/index.ts'
import { encodePath, pathToRoot, scanHtml } from '../project/index.ts'

const addressed: ReadonlySet<string> = new Set(['src', 'href', 'poster', 'action', 'data', 'xlink:href'])

/** Addresses in a symbol's file stand as on a page in the site's root. */
export const contentPlace = 'index.html'

/** Markup as it has to read on another page: what its relative addresses mean stays what they mean. */
export function moveAddresses(html: string, from: string, to: string): string {
  if (folderOf(from) === folderOf(to)) return html
  const spans = scanHtml(html, 'fragment').flatMap(({ attributes }) =>
    attributes.flatMap(({ name, value, span }) => {
      const moved = addressed.has(name) ? movedAddress(value, from, to) : null
      return span && moved !== null ? [{ ...span, text: `${name}="${moved.replaceAll('"', '&quot;')}"` }] : []
    }),
  )
  const last = spans.toSorted((one, other) => other.start - one.start)
  return last.reduce((text, span) => text.slice(0, span.start) + span.text + text.slice(span.end), html)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** Null for an address that means the same everywhere, and for one the template engine fills in. */
function movedAddress(address: string, from: string, to: string): string | null {
  if (/^\s*[/#?]|\{\{|[&<]/.test(address)) return null
  const path = resolvePath(from, address)
  return path === null ? null : pathToRoot(to) + encodePath(path) + (/[?#].*$/s.exec(address)?.[0] ?? '')
}
