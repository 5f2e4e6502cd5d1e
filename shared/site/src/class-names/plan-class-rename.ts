import type { ClassRename, FileChange, Page, Project } from '@pergola/contracts'
import { placeOf } from '../files/index.ts'
import type { TextPlace } from '../files/index.ts'
import { groupMarkOf, handlerText, ownSelector, readGroup } from '../interactions/index.ts'
import { hiddenStyles, hiddenStylesKey, isTable } from '../project/index.ts'
import { mapAttributeClasses, mapHtmlClasses } from './map-html-classes.ts'
import type { HtmlClasses } from './map-html-classes.ts'
import { mapRecordClasses } from './map-record-classes.ts'
import { mapSelectorClasses } from './map-selector-classes.ts'
import type { MapClass } from './map-selector-classes.ts'
import { mapSheetClasses } from './map-sheet-classes.ts'
import { isOwnText, stillNames } from './own-texts.ts'

interface RenameRequest {
  readonly project: Project
  readonly files: readonly string[]
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

export interface ClassRenameRequest extends RenameRequest {
  readonly from: string
  readonly to: string
}

/** What has to change for a class to have another name everywhere: in pages, sheets, symbols, templates and records. */
export async function planClassRename({ from, to, ...request }: ClassRenameRequest): Promise<ClassRename> {
  const { leaving: _leaving, ...plan } = await planClassRenames({ ...request, names: new Map([[from, to]]) })
  return plan
}

/** The same for several at once; `leaving` are those that somebody spells out who is left as he is. */
export async function planClassRenames({
  project,
  files,
  names,
  read,
}: RenameRequest & { readonly names: ReadonlyMap<string, string> }): Promise<ClassRename & { leaving: string[] }> {
  let isTaken = false
  const given = new Set(names.values())
  const map: MapClass = (name) => {
    isTaken ||= given.has(name)
    return names.get(name) ?? name
  }
  const leaving = new Set<string>()
  const [motions, interactions] = [mapRecordClasses(project.motions, map), mapRecordClasses(project.interactions, map)]
  const classes: HtmlClasses = { map, handlersOf: (attributes) => newHandlers(project, interactions, attributes) }
  const texts: Record<string, string> = {}
  const left: string[] = []
  for (const path of files) {
    const place = placeOf(path, project)
    const text = place && (await read(path))
    if (!place || text === null) continue
    const next = isOwnText(path) ? mapText(text, place.kind, classes) : text
    if (next !== text) texts[path] = next
    const still = [...names.keys()].filter((name) => stillNames(next, place.kind, name))
    if (still.length > 0) left.push(place.label)
    for (const name of still) leaving.add(name)
  }
  const pages = renamedPages(project.pages, classes)
  const hidden = renamedHidden(project, map)
  const record = {
    ...(pages && { pages }),
    ...(motions !== project.motions && { motions }),
    ...(interactions !== project.interactions && { interactions }),
    ...(hidden && { [hiddenStylesKey]: hidden }),
  }
  const change: FileChange = { files: texts, ...(Object.keys(record).length > 0 && { record }) }
  return { change, left, isTaken, leaving: [...leaving] }
}

function mapText(text: string, kind: TextPlace['kind'], classes: HtmlClasses): string {
  if (kind === 'script') return text
  return kind === 'css' ? (mapSheetClasses(text, classes.map) ?? text) : mapHtmlClasses(text, kind, classes)
}

function newHandlers(
  project: Project,
  interactions: Project['interactions'],
  attributes: Parameters<HtmlClasses['handlersOf']>[0],
): ReadonlyMap<string, string> {
  const mark = interactions === project.interactions ? null : groupMarkOf(attributes)
  if (!mark) return new Map()
  const own = ownSelector(mark)
  const after = readGroup({ interactions }, mark.id)
  return new Map(
    readGroup(project, mark.id).map((before, at) => [handlerText(before, own), handlerText(after[at] ?? before, own)]),
  )
}

function renamedPages(pages: Project['pages'], classes: HtmlClasses): Project['pages'] | null {
  const entries = Object.entries(pages).map(([name, page]): [string, Page] => [name, renamedPage(page, classes)])
  return entries.some(([name, page]) => page !== pages[name]) ? Object.fromEntries(entries) : null
}

function renamedPage(page: Page, classes: HtmlClasses): Page {
  const attributes = Object.entries(page.bodyAttributes)
  const body = attributes.map(([name, value]) => [name, mapAttributeClasses(name, value, classes.map)] as const)
  const isSame = body.every(([name, value]) => value === page.bodyAttributes[name])
  const tags = page.helmet.customMetaTags
  const customMetaTags = tags === '' ? '' : mapHtmlClasses(tags, 'fragment', classes)
  if (isSame && customMetaTags === tags) return page
  return { ...page, bodyAttributes: Object.fromEntries(body), helmet: { ...page.helmet, customMetaTags } }
}

/** What is switched off in a rule is kept under the rule's name. */
function renamedHidden(project: Project, map: MapClass): Record<string, unknown> | null {
  const before = hiddenStyles(project)
  const after = Object.entries(before).map(([file, rules]): [string, unknown] => [
    file,
    isTable(rules)
      ? Object.fromEntries(Object.entries(rules).map(([rule, items]) => [mapSelectorClasses(rule, map), items]))
      : rules,
  ])
  const table = Object.fromEntries(after)
  return JSON.stringify(table) === JSON.stringify(before) ? null : table
}
