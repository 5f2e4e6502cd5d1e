import { paths } from '@pergola/contracts'
import type { Page, Project, SiteClass, StyleRule } from '@pergola/contracts'
import { flattenRules, isVendorPath, parseCss, selectorClasses, styleRuleOf } from '../css/index.ts'
import type { CssSheet } from '../css/index.ts'
import { pageKind, scanPage, styleContent } from '../project/index.ts'
import type { ScannedElement } from '../project/index.ts'

export interface SiteClassesRequest {
  readonly project: Project
  readonly files: readonly string[]
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
  /** Whether to tell the rules of each class, those in style elements of pages too. */
  readonly rules?: boolean
}

interface Known {
  elements: number
  readonly pages: Set<string>
  readonly sheets: string[]
  readonly rules: StyleRule[]
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

function listsOf(page: Page, elements: readonly ScannedElement[]): readonly (readonly string[])[] {
  const lists = elements.map(({ attributes }) => {
    return namesIn(attributes.find(({ name }) => name === 'class')?.value)
  })
  return [namesIn(page.bodyAttributes['class']), ...lists]
}

function stylesIn(html: string, elements: readonly ScannedElement[]): readonly CssSheet[] {
  const spans = elements.flatMap((element) => styleContent(element) ?? [])
  return spans.map(({ start, end }) => parseCss(html.slice(start, end), 'style'))
}

const classesIn = (selector: string) =>
  new Set([...selector.matchAll(/\.([a-zA-Z_][\w-]*)/g)].map(([, name = '']) => name))

/** Every class that elements of the site have or its sheets style, as they are stored; those on most elements first. */
export async function siteClasses(request: SiteClassesRequest): Promise<readonly SiteClass[]> {
  const { project, files, read } = request
  const found = new Map<string, Known>()
  const of = (name: string) => {
    const known = found.get(name) ?? { elements: 0, pages: new Set(), sheets: [], rules: [] }
    found.set(name, known)
    return known
  }
  const addRules = (sheet: CssSheet) => {
    for (const flat of request.rules ? flattenRules(sheet) : [])
      for (const name of classesIn(flat.selector)) of(name).rules.push(styleRuleOf(flat))
  }
  for (const [pageName, page] of Object.entries(project.pages)) {
    const html = (await read(page.pathes.html)) ?? ''
    const elements = scanPage(html, pageKind(page))
    if (request.rules) stylesIn(html, elements).forEach(addRules)
    for (const names of listsOf(page, elements)) {
      for (const name of new Set(names)) {
        const known = of(name)
        known.elements += 1
        known.pages.add(pageName)
      }
    }
  }
  for (const path of files.filter(isOfSite)) {
    const text = await read(path)
    if (text === null) continue
    const sheet = parseCss(text, path)
    for (const name of selectorClasses(sheet)) of(name).sheets.push(path)
    addRules(sheet)
  }
  const classes = [...found].map(([name, { elements, pages, sheets, rules }]) => ({
    name,
    elements,
    pages: [...pages],
    sheets,
    ...(request.rules && { rules }),
  }))
  return classes.toSorted((one, other) => other.elements - one.elements || one.name.localeCompare(other.name))
}
