import { attributeOf, findAll, type HtmlTree } from '@pergola/site/html'
import { isAbsolute } from '../frame/project-address.ts'

/**
 * Where relative addresses of a page start: a path in the project, or the address of another place when the page's own
 * `base` element leads there.
 */
type AddressBase = { readonly path: string } | { readonly url: string }

export function addressBase(tree: HtmlTree, place: string): AddressBase {
  for (const node of findAll(tree, ({ name, kind }) => kind === 'element' && name === 'base')) {
    const href = attributeOf(node, 'href')?.trim() ?? ''
    if (href === '') continue
    if (/^(https?:)?\/\//i.test(href)) return { url: href.startsWith('//') ? `https:${href}` : href }
    // Any other scheme is no place that a page could be fetched from.
    if (isAbsolute(href)) return { path: place }
    return { path: decodeURI(new URL(href, new URL(place, 'http://project.invalid/')).pathname.slice(1)) }
  }
  return { path: place }
}
