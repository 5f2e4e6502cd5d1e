import type { CanvasService, NodeId } from '@pergola/contracts'

export interface Heading {
  readonly id: NodeId
  readonly level: number
  readonly text: string
  /** What is wrong with its place in the outline, for a person; null when nothing is. */
  readonly problem: string | null
}

export interface Finding {
  readonly id: NodeId
  readonly label: string
  readonly text: string
}

export interface Outline {
  readonly headings: readonly Heading[]
  readonly landmarks: readonly Finding[]
  readonly imagesWithoutAlt: readonly Finding[]
}

type Page = Pick<CanvasService, 'find' | 'layer' | 'textOf'>

/** Elements that are landmarks by themselves, and the roles that make one. HTML-AAM; header and footer only of the page. */
const landmarkSelector =
  'main, nav, aside, search, body > header, body > footer, [role=main], [role=navigation], [role=complementary], ' +
  '[role=search], [role=banner], [role=contentinfo], [role=region][aria-label], section[aria-label], form[aria-label]'

export function readOutline(page: Page): Outline {
  return {
    headings: readHeadings(page),
    landmarks: page.find(landmarkSelector).map((id) => describe(page, id)),
    imagesWithoutAlt: page.find('img:not([alt])').map((id) => describe(page, id)),
  }
}

function readHeadings(page: Page): Heading[] {
  const headings: Heading[] = []
  for (const id of page.find('h1, h2, h3, h4, h5, h6')) {
    const level = Number(page.layer(id)?.tag.slice(1) ?? 1)
    const text = page.textOf(id).replaceAll(/\s+/g, ' ').trim()
    headings.push({ id, level, text, problem: problemOf(level, text, headings) })
  }
  return headings
}

function problemOf(level: number, text: string, before: readonly Heading[]): string | null {
  if (text === '') return 'This heading is empty.'
  const last = before.at(-1)
  if (!last) return level === 1 ? null : `The page starts with h${level} instead of h1.`
  if (level > last.level + 1) return `h${last.level} is followed by h${level}: a level is skipped.`
  if (level === 1 && before.some((heading) => heading.level === 1)) return 'The page has more than one h1.'
  return null
}

function describe(page: Page, id: NodeId): Finding {
  const layer = page.layer(id)
  const text = page.textOf(id).replaceAll(/\s+/g, ' ').trim().slice(0, 80)
  return { id, label: layer?.label ?? '', text }
}
