import { pageSchema } from '@pergola/contracts'
import type { Page, Project } from '@pergola/contracts'
import * as v from 'valibot'
import { escapeAttribute, escapeText } from '../html/escape.ts'
import { isXmlPath } from '../html/xml-syntax.ts'
import { outputPath } from './composed-page.ts'
import { pageTitle } from './page-title.ts'
import { relativeAddress } from './relative-address.ts'

export interface RedirectPage {
  readonly page: Page
  readonly html: string
}

/**
 * A whole document under the old address of a page that leads to the new one, without a script: browsers follow the
 * refresh (HTML, 4.2.5.3), search engines the canonical link, and who stays reads a link. None for an address of XHTML,
 * which would have to be written as XML.
 */
export function redirectPage(
  project: Project,
  { from, to, id }: { from: Page; to: Page; id: string },
): RedirectPage | null {
  const place = outputPath(from)
  if (isXmlPath(place)) return null
  const address = relativeAddress(place, outputPath(to))
  const href = escapeAttribute(address, '"')
  const title = escapeText(pageTitle(project, to))
  const lang = to.helmet.lang === '' ? '' : ` lang="${escapeAttribute(to.helmet.lang, '"')}"`
  const html = `<!DOCTYPE html>
<html${lang}>
<head>
<meta charset="utf-8">
<title>${title}</title>
<meta http-equiv="refresh" content="0; url=${href}">
<link rel="canonical" href="${href}">
</head>
<body>
<p><a href="${href}">${title}</a></p>
</body>
</html>
`
  return { page: v.parse(pageSchema, { id, name: from.name, pathes: { html: place } }), html }
}
