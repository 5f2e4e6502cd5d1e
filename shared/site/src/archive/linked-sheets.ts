import { isXmlPath } from '../html/index.ts'
import { attributeOf, scanPage } from '../project/index.ts'

/** Paths of the local stylesheets that a whole document links for every medium, in its order, there or not. */
export function linkedSheets(html: string, pagePath: string): string[] {
  const elements = isXmlPath(pagePath) ? scanPage(html, 'xml') : scanPage(untilLastLink(html), 'document')
  // A base element moves every address of the page; what it points to is not known to be local.
  if (elements.some((element) => element.name === 'base' && attributeOf(element, 'href') !== undefined)) return []
  return elements.flatMap((element) => {
    if (element.name !== 'link' || element.isInTemplate) return []
    const words = attributeOf(element, 'rel')?.toLowerCase().split(/\s+/) ?? []
    const href = attributeOf(element, 'href')
    const isForAll = /^\s*(?:all\s*)?$/i.test(attributeOf(element, 'media') ?? '')
    const isSheet = words.includes('stylesheet') && !words.includes('alternate') && isForAll
    const path = isSheet && href !== undefined ? localPath(href, pagePath) : null
    return path === null ? [] : [path]
  })
}

/** What follows the last of these tags says nothing of them, and may be a million elements. */
function untilLastLink(html: string): string {
  let end = 0
  for (const tag of html.matchAll(/<(?:link|base)\b(?:"[^"]*"|'[^']*'|[^"'>])*>?/gi)) end = tag.index + tag[0].length
  return html.slice(0, end)
}

/** The project file that an address on a page means; null for another origin, or for what leaves the site. */
function localPath(address: string, pagePath: string): string | null {
  const plain = address.trim().replace(/[?#].*$/, '')
  if (plain === '' || /^(?:[a-z][a-z0-9+.-]*:|\/\/)/i.test(plain)) return null
  const folder = plain.startsWith('/') ? [] : pagePath.split('/').slice(0, -1)
  for (const segment of plain.split('/')) {
    if (segment === '' || segment === '.') continue
    if (segment !== '..') folder.push(decodeSegment(segment))
    else if (folder.pop() === undefined) return null
  }
  return folder.join('/')
}

function decodeSegment(segment: string): string {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}
