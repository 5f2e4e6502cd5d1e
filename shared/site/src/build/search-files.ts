import { attributeOf, outputPath, pageAddress, readHead, scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'
import { encodePath } from '../project/index.ts'
import { escapeXmlAttribute } from '../html/xml/index.ts'
import type { Page } from '@pergola/contracts'

/** A page as visitors get it. */
export interface PublishedPage {
  readonly page: Page
  readonly text: string
  readonly kind: ScanKind
}

/** What a list of pages says of one. */
interface ListedPage {
  readonly page: Page
  readonly title: string
  readonly description: string
}

/**
 * Pages that search engines may list, the first page of the site first, then by path: not one that says `noindex`, names
 * another address as its canonical one, or is what a host shows for a missing page. `site` is null without an address.
 */
export function listedPages(pages: readonly PublishedPage[], site: string | null): ListedPage[] {
  const listed = pages.filter((each) => !/(?:^|\/)404\.x?html?$/i.test(outputPath(each.page)))
  return listed
    .flatMap(({ page, text, kind }) => {
      const { title, description, robots } = readHead(text, kind)
      if (/\b(?:noindex|none)\b/i.test(robots) || isElsewhere({ page, text, kind }, site)) return []
      return [{ page, title: title || page.name, description }]
    })
    .toSorted((left, right) => (orderOf(left.page) < orderOf(right.page) ? -1 : 1))
}

const orderOf = (page: Page) => outputPath(page).replace(/^index\.x?html?$/i, '')

/** Whether the page names another address as the one to be listed. */
function isElsewhere({ page, text, kind }: PublishedPage, site: string | null): boolean {
  if (site === null) return false
  const canonical = scanPage(text, kind).find(
    ({ name, isInHead, attributes }) =>
      name === 'link' &&
      isInHead &&
      attributes.some((each) => each.name === 'rel' && each.value.toLowerCase().split(/\s+/).includes('canonical')),
  )
  const href = canonical && attributeOf(canonical, 'href')?.trim()
  if (!href) return false
  const own = new URL(site + encodePath(outputPath(page))).href
  const named = URL.parse(href, own)?.href.replace(/#.*$/s, '')
  return named !== undefined && named !== own && named !== new URL(pageAddress(site, page)).href
}

/** https://www.sitemaps.org/protocol.html, without dates: the build knows none, and the same site gives the same bytes. */
export function sitemapText(pages: readonly ListedPage[], site: string): string {
  const entries = pages.map(
    ({ page }) => `  <url><loc>${escapeXmlAttribute(pageAddress(site, page), '"')}</loc></url>\n`,
  )
  const start = '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  return `${start}${entries.join('')}</urlset>\n`
}

/** RFC 9309: everybody may read everything. `sitemap` is the address of one, or null. */
export function robotsText(sitemap: string | null): string {
  return `User-agent: *\nAllow: /\n${sitemap === null ? '' : `\nSitemap: ${sitemap}\n`}`
}

/** https://llmstxt.org: the site in a page of Markdown. Links are relative where the site has no address. */
export function llmsText(pages: readonly ListedPage[], name: string, site: string | null): string {
  const about = pages.find(({ page }) => page.name === 'index')?.description ?? ''
  const lines = pages.map(({ page, title, description }) => {
    const address = site === null ? encodePath(outputPath(page)) : pageAddress(site, page)
    return `- [${asLine(title).replaceAll(/[\\[\]]/g, String.raw`\$&`)}](${address.replaceAll(/[()]/g, encodeParenthesis)})${
      description === '' ? '' : `: ${asLine(description)}`
    }\n`
  })
  return `# ${asLine(name)}\n\n${about === '' ? '' : `> ${asLine(about)}\n\n`}## Pages\n\n${lines.join('')}`
}

const asLine = (text: string) => text.trim().replaceAll(/\s+/g, ' ')
const encodeParenthesis = (sign: string) => (sign === '(' ? '%28' : '%29')
