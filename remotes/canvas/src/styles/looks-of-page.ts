import { cascade, flattenRules, parseCss, splitSelector, withoutSiteScope } from '@pergola/site/css'
import type { CascadeSheet, CascadeValue } from '@pergola/site/css'
import { moveSheetAddresses } from '@pergola/site/symbols'
import { outputPath } from '@pergola/site/project'
import type { ChangedLook, ProjectSettings } from '@pergola/contracts'
import type { OpenPage } from '../document/open-page.ts'
import { createPageSheets } from '../document/page-sheets.ts'
import { screensOf } from '../document/sheet-media.ts'
import { pagePlace } from './address-place.ts'
import { scopePath } from './scopes.ts'

/** More elements of one page than these are not asked. */
const askedElements = 500
const namedElements = 5

/** Of each element and property what may win, the first one first; in whatever state, at whatever width. */
export type Looks = ReadonlyMap<Element, Readonly<Record<string, string>>>

/** The page as its text says it, without running or fetching anything. */
export function stillDocument(page: OpenPage): Document {
  const text = page.site.text(page.record.pathes.html) ?? ''
  const parsed = new DOMParser().parseFromString(text, 'text/html')
  for (const [name, value] of Object.entries(page.bodyAttributes())) {
    if (/^(?:id|class)$/.test(name)) parsed.body.setAttribute(name, value)
  }
  return parsed
}

/** Elements that a selector finds; none for one that this browser does not know. */
export function elementsOf(document: Document, selector: string): readonly Element[] {
  try {
    return [...document.querySelectorAll(splitSelector(selector).base)].slice(0, askedElements)
  } catch {
    return []
  }
}

function matches(element: Element, selector: string): boolean {
  try {
    return element.matches(splitSelector(selector).base)
  } catch {
    return false
  }
}

/** As the document has them now: while a step is open the page does not know yet of elements that it made. */
function sheetsOf(page: OpenPage, settings: () => ProjectSettings): CascadeSheet[] {
  const { site, record, composed } = page
  const sheets = createPageSheets({ site, page: record, composed, place: outputPath(record), settings })
  return sheets.all().flatMap(({ sheet: key, file, media }) => {
    const sheet = page.sheet(key)
    const place = key.includes('#') ? pagePlace(page) : file
    return sheet && screensOf(media) !== 'none' ? [{ sheet, file: `${place}\n${media ?? ''}` }] : []
  })
}

/** When a value holds; empty for one that holds always. */
function conditionOf({ selector, atRules, file }: CascadeValue): string {
  const asked = withoutSiteScope(atRules).filter(({ name }) => name !== 'layer')
  const media = file.split('\n')[1] ?? ''
  return [
    ...(screensOf(media) === 'all' ? [] : [media]),
    ...asked.map(({ name, params }) => `@${name} ${params}`),
    ...splitSelector(selector).states,
  ].join(' ')
}

/** Nothing below a value that holds always can win, and two that say the same are one. */
function rankOf(values: readonly CascadeValue[]): string {
  const rank: string[] = []
  for (const value of values) {
    const condition = conditionOf(value)
    // The same picture, wherever the sheet lies that names it.
    const said = moveSheetAddresses(value.value, value.file.split('\n')[0] ?? '', '')
    const text = `${condition} ${said}${value.important ? ' !' : ''}`
    if (rank.at(-1) !== text) rank.push(text)
    if (condition === '') break
  }
  return rank.join('\n')
}

export function looksOf(page: OpenPage, elements: readonly Element[], settings: () => ProjectSettings): Looks {
  const sheets = sheetsOf(page, settings)
  return new Map(
    elements.map((element) => {
      const [rule] = flattenRules(parseCss(`a{${element.getAttribute('style') ?? ''}}`, 'inline'))
      const found = cascade({
        sheets,
        element,
        matches: (selector) => matches(element, selector),
        applies: () => true,
        inline: rule?.declarations ?? [],
        path: scopePath(element, matches),
      })
      return [element, Object.fromEntries(Object.entries(found).map(([name, { all }]) => [name, rankOf(all)]))]
    }),
  )
}

function nameOf(element: Element): string {
  const id = element.id === '' ? '' : `#${element.id}`
  return `${element.localName}${id}${[...element.classList].map((name) => `.${name}`).join('')}`
}

/** What looks another way after than before; null where nothing does. */
export function changedLook(page: string, before: Looks, after: Looks): ChangedLook | null {
  const properties = new Set<string>()
  const changed = [...before].flatMap(([element, was]) => {
    const is = after.get(element) ?? {}
    const names = [...new Set([...Object.keys(was), ...Object.keys(is)])].filter((name) => was[name] !== is[name])
    for (const name of names) properties.add(name)
    return names.length > 0 ? [nameOf(element)] : []
  })
  if (changed.length === 0) return null
  const elements = [...new Set(changed)].slice(0, namedElements)
  return { page, elements, properties: [...properties], count: changed.length }
}
