import type { FileChange, Page, PlannedVariables, Project, VariableEdit } from '@pergola/contracts'
import { isDeclarationValue, isVendorPath, printCss } from '../css/index.ts'
import { placeOf } from '../files/index.ts'
import type { TextPlace } from '../files/index.ts'
import { hiddenStyles, hiddenStylesKey } from '../project/index.ts'
import { declarationsOf, openText, removeDeclarations, setVariable } from './edit-sheet.ts'
import { mapSpelled, maySpell } from './literal-values.ts'
import { mapRecordReferences, recordNames } from './map-record.ts'
import { baseMode } from './modes.ts'
import { mapAttributeReferences, mapPageReferences } from './page-references.ts'
import { isMadeByTool, readVariables } from './read-variables.ts'
import { editSheetPart } from './sheet-part.ts'
import { mapSheetReferences } from './sheet-references.ts'
import type { SheetMapping } from './sheet-references.ts'

export interface VariablesRequest {
  readonly project: Project
  readonly files: readonly string[]
  readonly edit: VariableEdit
  /** The text of a file, or null when it is none. */
  readonly read: (path: string) => Promise<string | null>
}

interface Counted extends SheetMapping {
  readonly count: () => number
}

const sameName = (name: string) => name

/** What becomes of every reference, declaration and value. */
function mappingOf(edit: VariableEdit): Counted {
  let uses = 0
  const count = () => uses
  if (edit.kind === 'rename') {
    const to = (name: string) => (name === edit.from ? edit.to : name)
    const reference = (name: string) => {
      if (name === edit.from) uses += 1
      return { name: to(name) }
    }
    return { reference, declared: to, count }
  }
  if (edit.kind === 'remove') {
    const { replacement } = edit
    if (replacement !== null && !isDeclarationValue('--a', replacement))
      throw new Error(`planVariables: ${JSON.stringify(replacement)} is no value`)
    const reference = (name: string) => {
      if (name !== edit.name) return { name }
      uses += 1
      return replacement === null ? { name } : { text: replacement }
    }
    return { reference, declared: sameName, count }
  }
  const replaced = mapSpelled(edit, `var(${edit.name})`, () => void (uses += 1))
  return { reference: (name) => ({ name }), declared: sameName, value: replaced, count }
}

/** What has to change for a custom property to be another one in all files. Nothing but its own places changes. */
export async function planVariables({ project, files, edit, read }: VariablesRequest): Promise<PlannedVariables> {
  const mapping = mappingOf(edit)
  const about = nameLeftBy(edit)
  const texts: Record<string, string> = {}
  const left: string[] = []
  for (const path of files) {
    const place = placeOf(path, project)
    const text = place && (await read(path))
    if (!place || text === null) continue
    const done = editedText({ path, text, place }, edit, mapping)
    if (done !== text) texts[path] = done
    if (about !== null && stillNames(done, path, place, about)) left.push(place.label)
  }
  if (edit.kind === 'extract') await declare(edit, { project, files, read }, texts)
  const record = recordChange(project, mapping, edit)
  left.push(...recordNames(project, record, edit))
  const change: FileChange = { files: texts, ...(Object.keys(record).length > 0 && { record }) }
  return { change, uses: mapping.count(), left }
}

interface EditedText {
  readonly path: string
  readonly text: string
  readonly place: TextPlace
}

function editedText({ path, text, place }: EditedText, edit: VariableEdit, mapping: SheetMapping): string {
  if (
    isMadeByTool(path) ||
    (edit.kind === 'extract' ? isVendorPath(path) || !maySpell(text, edit.value) : !text.includes('--'))
  )
    return text
  const mapped = mapText(text, place, mapping)
  return edit.kind === 'remove' ? withoutDeclarations(mapped, place, edit.name) : mapped
}

/** The name that nothing should have any more; null where it is one more. */
function nameLeftBy(edit: VariableEdit): string | null {
  if (edit.kind === 'extract') return null
  return edit.kind === 'rename' ? edit.from : edit.name
}

function mapText(text: string, { kind }: TextPlace, mapping: SheetMapping): string {
  if (kind === 'script') return text
  return kind === 'css' ? (mapSheetReferences(text, mapping) ?? text) : mapPageReferences(text, kind, mapping)
}

function withoutDeclarations(text: string, { kind }: TextPlace, name: string): string {
  if (kind === 'script' || !text.includes(name)) return text
  const remove = (css: string) => {
    const sheet = openText(css)
    if (!sheet) return null
    removeDeclarations(sheet, declarationsOf(sheet, name))
    return printCss(sheet)
  }
  if (kind === 'css') return remove(text) ?? text
  let next = text
  for (let part = 0; ; part += 1) {
    const edited = editSheetPart({ text: next, kind, part }, remove)
    if (edited === null) return next
    next = edited
  }
}

function stillNames(text: string, path: string, place: TextPlace, name: string): boolean {
  if (!text.includes(name)) return false
  const file = readVariables({ path, text, place, isPage: true })
  return file?.uses.some((use) => use.name === name) ?? false
}

async function declare(
  edit: Extract<VariableEdit, { kind: 'extract' }>,
  { project, read }: Pick<VariablesRequest, 'project' | 'files' | 'read'>,
  texts: Record<string, string>,
): Promise<void> {
  const { path, part } = edit.sheet
  const text = texts[path] ?? (await read(path)) ?? ''
  const kind = placeOf(path, project)?.kind ?? 'css'
  if (kind === 'script') return
  const next = editSheetPart({ text, kind, part }, (css) => {
    const made = setVariable(css, { ...baseMode, name: edit.name, value: edit.value })
    return made.ok ? made.value : null
  })
  if (next !== null) texts[path] = next
}

function recordChange(project: Project, mapping: SheetMapping, edit: VariableEdit): Partial<Project> {
  const pages = mapPages(project.pages, mapping)
  const before = hiddenStyles(project)
  const [motions, hidden] = [mapRecordReferences(project.motions, mapping), mapRecordReferences(before, mapping)]
  return {
    ...(pages !== project.pages && { pages }),
    ...(edit.kind !== 'extract' && motions !== project.motions && { motions }),
    ...(edit.kind !== 'extract' && hidden !== before && { [hiddenStylesKey]: hidden }),
  }
}

function mapPages(pages: Project['pages'], mapping: SheetMapping): Project['pages'] {
  const entries = Object.entries(pages).map(([name, page]): [string, Page] => [name, mapPage(page, mapping)])
  return entries.some(([name, page]) => page !== pages[name]) ? Object.fromEntries(entries) : pages
}

function mapPage(page: Page, mapping: SheetMapping): Page {
  const style = page.bodyAttributes['style']
  const next = style === undefined ? undefined : mapAttributeReferences({ name: 'style', value: style }, mapping)
  return next === style || next === undefined
    ? page
    : { ...page, bodyAttributes: { ...page.bodyAttributes, style: next } }
}
