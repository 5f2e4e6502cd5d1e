import { markers } from '@pergola/contracts'
import type { ClassRemoval, FileChange, Page, Project } from '@pergola/contracts'
import { splitDirective } from '../directives/index.ts'
import { placeOf, type TextPlace } from '../files/index.ts'
import { replaceAttribute, replaceSpans, scanPage, styleContent } from '../project/index.ts'
import type { Replacement, ScanKind, ScannedAttribute, ScannedElement } from '../project/index.ts'
import { isOwnText, stillNames } from './own-texts.ts'
import { mapAttributeClasses } from './map-html-classes.ts'
import { mapRecordClasses } from './map-record-classes.ts'
import { removeSheetClasses } from './remove-sheet-classes.ts'

export interface ClassRemovalRequest {
  readonly project: Project
  readonly files: readonly string[]
  readonly names: readonly string[]
  /** Classes that scripts, directives, motions or interactions spell out are left alone. */
  readonly keepNamed: boolean
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

type Names = ReadonlySet<string>

interface Text extends TextPlace {
  readonly path: string
  readonly text: string
}

async function textsOf({ project, files, read }: ClassRemovalRequest): Promise<readonly Text[]> {
  const texts = files.map(async (path): Promise<Text[]> => {
    const place = placeOf(path, project)
    const text = place && (await read(path))
    return !place || text === null ? [] : [{ ...place, path, text }]
  })
  return (await Promise.all(texts)).flat()
}

/** What has to change for no element to have the classes, and no rule to style them. */
export async function planClassRemoval(request: ClassRemovalRequest): Promise<ClassRemoval> {
  const { project, keepNamed } = request
  const texts = await textsOf(request)
  const spelled = spelledBy(texts, project, request.names)
  const removed = request.names.filter((name) => !keepNamed || !spelled.has(name))
  const names: Names = new Set(removed)
  let [elements, rules] = [0, 0]
  const files: Record<string, string> = {}
  for (const { path, kind, text } of texts) {
    if (kind === 'script' || !isOwnText(path)) continue
    const next = kind === 'css' ? withoutRules(text, names) : withoutClasses(text, kind, names)
    elements += next.elements
    rules += next.rules
    if (next.text !== text) files[path] = next.text
  }
  const pages = pagesWithout(project.pages, names)
  const change: FileChange = { files, ...(pages && { record: { pages } }) }
  const kept = request.names.filter((name) => !names.has(name))
  const left = new Set(removed.flatMap((name) => [...(spelled.get(name) ?? [])]))
  return { change, removed, kept, left: [...left], elements, rules }
}

/** Who spells out which of the names, in what only its writer knows the meaning of. */
function spelledBy(texts: readonly Text[], project: Project, names: readonly string[]): Map<string, Set<string>> {
  const spelled = new Map<string, Set<string>>()
  const add = (name: string, label: string) => spelled.set(name, (spelled.get(name) ?? new Set()).add(label))
  for (const { text, kind, label, path } of texts) {
    const isRewritten = kind === 'css' && isOwnText(path)
    for (const name of names) if (!isRewritten && text.includes(name) && stillNames(text, kind, name)) add(name, label)
    if (kind !== 'css' && kind !== 'script')
      eachBoundClass(text, kind, (name) => names.includes(name) && add(name, label))
  }
  for (const [label, record] of Object.entries({ motions: project.motions, interactions: project.interactions }))
    mapRecordClasses(record, (name) => {
      if (names.includes(name)) add(name, label)
      return name
    })
  return spelled
}

/** Classes that directives put on elements. */
function eachBoundClass(html: string, kind: ScanKind, tell: (name: string) => void): void {
  for (const { attributes } of scanPage(html, kind))
    for (const { name, value } of attributes)
      if (splitDirective(name)?.kind === 'bind')
        mapAttributeClasses(name, value, (each) => {
          tell(each)
          return each
        })
}

interface Without {
  readonly text: string
  readonly elements: number
  readonly rules: number
}

function withoutRules(text: string, names: Names): Without {
  const { css, rules } = removeSheetClasses(text, names) ?? { css: text, rules: 0 }
  return { text: css, elements: 0, rules }
}

function withoutClasses(html: string, kind: ScanKind, names: Names): Without {
  let [elements, rules] = [0, 0]
  const replacements = scanPage(html, kind).flatMap((element) => {
    const attributes = element.attributes.flatMap((attribute) => withoutClass(html, attribute, names))
    // One that only could have the class as a variant is not counted.
    if (element.attributes.some((attribute) => isClassed(attribute, names))) elements += 1
    const style = withoutStyles(html, element, names)
    rules += style.rules
    return [...attributes, ...style.replacements]
  })
  return { text: replaceSpans(html, replacements), elements, rules }
}

const lists: ReadonlySet<string> = new Set(['class', markers.className, markers.symbolVariants])

function isClassed({ name, value }: ScannedAttribute, names: Names): boolean {
  return name !== markers.symbolVariants && lists.has(name) && listWithout(value, names) !== value
}

/** An attribute that says nothing any more goes, with the white space in front of it. */
function withoutClass(html: string, attribute: ScannedAttribute, names: Names): Replacement[] {
  const { name, value, span } = attribute
  if (!lists.has(name) || span === null) return []
  const next = listWithout(value, names)
  if (next !== '' || value.trim() === '') return replaceAttribute(html, attribute, next)
  const space = /\s*$/.exec(html.slice(0, span.start))?.[0].length ?? 0
  return [{ start: span.start - space, end: span.end, text: '' }]
}

function listWithout(list: string, names: Names): string {
  const next = list.replace(/([\t\n\f\r ]*)([^\t\n\f\r ]+)/g, (all, _space: string, name: string) =>
    names.has(name) ? '' : all,
  )
  return next === list ? list : next.trim()
}

function withoutStyles(html: string, element: ScannedElement, names: Names) {
  const content = styleContent(element)
  const css = content ? html.slice(content.start, content.end) : ''
  const without = content && removeSheetClasses(css, names)
  if (!content || !without || without.rules === 0) return { replacements: [], rules: 0 }
  return { replacements: [{ ...content, text: without.css }], rules: without.rules }
}

function pagesWithout(pages: Project['pages'], names: Names): Project['pages'] | null {
  const entries = Object.entries(pages).map(([name, page]): [string, Page] => {
    const before = page.bodyAttributes['class'] ?? ''
    const list = listWithout(before, names)
    if (list === before) return [name, page]
    const { class: _gone, ...others } = page.bodyAttributes
    return [name, { ...page, bodyAttributes: list === '' ? others : { ...others, class: list } }]
  })
  return entries.some(([name, page]) => page !== pages[name]) ? Object.fromEntries(entries) : null
}
