import { paths } from '@pergola/contracts'
import type { Page, Project, SiteClass } from '@pergola/contracts'
import { isVendorPath, parseCss, selectorClasses } from '../css/index.ts'
import { pageKind, scanPage } from '../project/index.ts'

export interface SiteClassesRequest {
  readonly project: Project
  readonly files: readonly string[]
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

interface Known {
  elements: number
  readonly pages: Set<string>
  readonly sheets: string[]
}

/** Sheets of the site itself: what symbols, libraries and tools say is theirs. */
function isOfSite(path: string): boolean {
  const others: readonly string[] = [paths.canvasStyles, paths.globalRules, paths.fontsCss]
  const isMade = path.startsWith(`${paths.libs}/`) || path.startsWith('css/tailwind/') || path.startsWith('editor/')
  return path.endsWith('.css') && !isMade && !others.includes(path) && !isVendorPath(path)
}

function namesIn(list: string | undefined): readonly string[] {
  return (list ?? '')
    .replace(/\{\{[^}]*\}\}/g, ' ')
    .split(/[\t\n\f\r ]+/)
    .filter((name) => name !== '')
}

function listsOf(page: Page, html: string): readonly (readonly string[])[] {
  const lists = scanPage(html, pageKind(page)).map(({ attributes }) => {
    return namesIn(attributes.find(({ name }) => name === 'class')?.value)
  })
  return [namesIn(page.bodyAttributes['class']), ...lists]
}

/** Every class that elements of the site have or its sheets style, as they are stored; those on most elements first. */
export async function siteClasses({ project, files, read }: SiteClassesRequest): Promise<readonly SiteClass[]> {
  const found = new Map<string, Known>()
  const of = (name: string) => {
    const known = found.get(name) ?? { elements: 0, pages: new Set(), sheets: [] }
    found.set(name, known)
    return known
  }
  for (const [pageName, page] of Object.entries(project.pages)) {
    for (const names of listsOf(page, (await read(page.pathes.html)) ?? '')) {
      for (const name of new Set(names)) {
        const known = of(name)
        known.elements += 1
        known.pages.add(pageName)
      }
    }
  }
  for (const path of files.filter(isOfSite)) {
    const text = await read(path)
    for (const name of text === null ? [] : selectorClasses(parseCss(text, path))) of(name).sheets.push(path)
  }
  const classes = [...found].map(([name, { elements, pages, sheets }]) => ({
    name,
    elements,
    pages: [...pages],
    sheets,
  }))
  return classes.toSorted((one, other) => other.elements - one.elements || one.name.localeCompare(other.name))
}
