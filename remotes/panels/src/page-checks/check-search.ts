import type { CanvasService } from '@pergola/contracts'
import { pageAddress, pageKind, readHead, readSharing, siteAddress } from '@pergola/site/project'
import { readHelmet } from '../helmet/page-helmet.ts'
import type { Finding, Severity } from './finding.ts'
import { messages } from './messages.ts'
import type { PageFacts } from './page-facts.ts'

/** Search engines cut what is longer. */
const longestDescription = 160

interface Head {
  readonly title: string
  readonly description: string
  readonly robots: string
  readonly canonical: string
}

/** What the page tells search engines, by its fields or by its tags. */
function headOf(canvas: CanvasService, { page }: PageFacts): Head {
  const { values } = readHelmet(page, canvas.source().html)
  const tags = readHead(`<head>${values.customMetaTags}</head>`)
  const said = (field: 'title' | 'description' | 'robots') => values[field].trim() || tags[field].trim()
  return {
    title: said('title'),
    description: said('description'),
    robots: said('robots'),
    canonical: readSharing(values.customMetaTags, 'canonical', pageKind(page)).trim(),
  }
}

function finding(key: string, severity: Severity, words: Pick<Finding, 'what' | 'why' | 'advice'>): Finding {
  return { key: `search ${key}`, kind: 'search', severity, ...words, nodes: [] }
}

/**
 * What keeps the page from being found, or from looking right where it is. A page that asks not to be listed lacks nothing,
 * and what is missing is said of sites with an address: only those are meant to be found.
 */
export function checkSearch(canvas: CanvasService, facts: PageFacts): readonly Finding[] {
  const head = headOf(canvas, facts)
  if (/\b(?:noindex|none)\b/i.test(head.robots)) return []
  const site = siteAddress(facts.project)
  const titles = canvas.find('h1')
  return [
    ...(site !== null && head.title === '' ? [finding('title', 'moderate', messages.noTitle)] : []),
    ...(site !== null && head.description === '' ? [finding('description', 'minor', messages.noDescription)] : []),
    ...(head.description.length > longestDescription
      ? [finding('long', 'minor', messages.longDescription(head.description.length, longestDescription))]
      : []),
    ...(titles.length > 1 ? [{ ...finding('h1', 'minor', messages.severalTitles(titles.length)), nodes: titles }] : []),
    ...(site !== null && isElsewhere(head.canonical, site, facts)
      ? [finding('canonical', 'serious', messages.canonicalElsewhere(head.canonical))]
      : []),
  ]
}

function isElsewhere(canonical: string, site: string, { page }: PageFacts): boolean {
  const url = canonical === '' ? null : URL.parse(canonical, pageAddress(site, page))
  return url !== null && !`${url.origin}${url.pathname}/`.startsWith(site)
}
