import { attributeOf, findAll } from '../html/index.ts'
import type { HtmlTree } from '../html/index.ts'
import { resolvePath } from './resolve-path.ts'

/** Where relative addresses start: the page, unless it has a `<base>`. Null when that leads out of the project. */
export function pageBase(tree: HtmlTree, page: string): string | null {
  for (const node of findAll(tree, ({ name, kind }) => kind === 'element' && name === 'base')) {
    const href = attributeOf(node, 'href')
    if (href === null) continue
    if (/^[^?#]*\/(?:[?#]|$)|^\.*$/.test(href)) return folderOf(page, href)
    return resolvePath(page, href)
  }
  return page
}

/** A file in the folder the address names, for `resolvePath` looks at the folder only. */
function folderOf(page: string, href: string): string | null {
  return resolvePath(page, `${href.replace(/[?#].*$/s, '').replace(/\/?$/, '/')}_`)
}
