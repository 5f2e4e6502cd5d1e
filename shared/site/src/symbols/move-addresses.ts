import { rewriteUrls } from '../css/index.ts'
import { resolvePath } from '../document/index.ts'
import { mapHtmlAddresses } from '../files/index.ts'
import { encodePath, pathToRoot } from '../project/index.ts'

/** Addresses in a symbol's file stand as on a page in the site's root. */
export const contentPlace = 'index.html'

/** Markup as it has to read on another page: what its relative addresses mean stays what they mean. */
export function moveAddresses(html: string, from: string, to: string): string {
  if (folderOf(from) === folderOf(to)) return html
  return mapHtmlAddresses(html, 'fragment', (address) => movedAddress(address, from, to) ?? address)
}

/** The same for what a style sheet says. */
export function moveSheetAddresses(text: string, from: string, to: string): string {
  if (folderOf(from) === folderOf(to)) return text
  return rewriteUrls(text, (address) => movedAddress(address, from, to) ?? address)
}

function folderOf(path: string): string {
  return path.slice(0, path.lastIndexOf('/') + 1)
}

/** Null for an address that means the same everywhere, and for one the template engine fills in. */
function movedAddress(address: string, from: string, to: string): string | null {
  if (/^\s*(?:[/#?]|$)|\{\{|</.test(address)) return null
  const path = resolvePath(from, address)
  return path === null ? null : pathToRoot(to) + encodePath(path) + (/[?#].*$/s.exec(address)?.[0] ?? '')
}
