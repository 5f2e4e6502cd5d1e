import type { Component, Editor, Page } from 'grapesjs'
import { currentFormat, type ProjectJson } from './current-format.ts'
import { openEditor } from './headless-editor.ts'
import { namesOf } from './component-names.ts'
import { markSymbols } from './mark-symbols.ts'

type Loose = Readonly<Record<string, unknown>>

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? (value as unknown[]) : [value])

const isObject = (value: unknown): value is Loose => typeof value === 'object' && value !== null

/** Roots of the trees of components in a project. */
function rootsOf({ pages, symbols }: ProjectJson): unknown[] {
  const frames = listOf(pages)
    .filter(isObject)
    .flatMap((page) => [page, ...listOf(page['frames'])])
  return [...frames.filter(isObject).map((frame) => frame['component']), ...listOf(symbols)]
}

/** Types that the project names and no plugin here knows: their scripts are lost, their markup is not. */
function missingTypes(editor: Editor, data: ProjectJson): string[] {
  const missing = new Set<string>()
  const open = rootsOf(data)
  while (open.length > 0) {
    const component = open.pop()
    if (!isObject(component)) continue
    const type = component['type']
    if (typeof type === 'string' && !editor.Components.getType(type)) missing.add(type)
    for (const child of listOf(component['components'])) open.push(child)
  }
  return [...missing].slice(0, 50)
}

function headOf(main: Component): string {
  const { head } = main as Component & { readonly head?: Component }
  return head?.getInnerHTML() ?? ''
}

function languageOf(main: Component): string {
  const { docEl } = main as Component & { readonly docEl?: Component }
  const lang = docEl?.getAttributes()['lang'] as unknown
  return typeof lang === 'string' ? lang : ''
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')

interface PageSettings {
  readonly title?: unknown
  readonly lang?: unknown
  readonly description?: unknown
}

function readPage(editor: Editor, page: Page) {
  const main = page.getMainComponent()
  const settings = (page.get('settings' as never) ?? {}) as PageSettings
  return {
    name: page.getName() || page.getId(),
    title: textOf(settings.title),
    description: textOf(settings.description),
    lang: textOf(settings.lang) || languageOf(main),
    head: headOf(main),
    attributes: Object.fromEntries(
      Object.entries(main.getAttrToHTML()).map(([name, value]) => [name, String(value ?? '')]),
    ),
    // Scripts find their elements by ids, which both give alike.
    html: main.getInnerHTML(),
    js: editor.getJs({ component: main }),
    names: namesOf(main),
    moreFrames: Math.max(0, page.getAllFrames().length - 1),
  }
}

const addressOf = (asset: unknown): string => {
  if (typeof asset === 'string') return asset
  return textOf((asset as { readonly src?: unknown } | null)?.src)
}

function devicesOf(data: ProjectJson) {
  const devices = Array.isArray(data.devices) ? (data.devices as Readonly<Record<string, unknown>>[]) : []
  return devices.slice(0, 20).map((device) => ({
    name: textOf(device?.['name']) || textOf(device?.['id']),
    width: textOf(device?.['widthMedia']) || textOf(device?.['width']),
  }))
}

/** Pages, rules and the rest of a project as plain texts. */
export function readProject(text: string) {
  const data = currentFormat(JSON.parse(text))
  const editor = openEditor()
  const missing = missingTypes(editor, data)
  editor.loadProjectData(data as Parameters<Editor['loadProjectData']>[0])
  if (data.html !== undefined) editor.setComponents(data.html)
  if (data.css !== undefined) editor.setStyle(data.css)
  const symbols = markSymbols(editor)
  return {
    pages: editor.Pages.getAll().map((page) => readPage(editor, page)),
    // Of every page: rules that one of them does not use are another's.
    css: editor.getCss({ keepUnusedStyles: true }) ?? '',
    symbols,
    devices: devicesOf(data),
    assets: (Array.isArray(data.assets) ? data.assets : []).map(addressOf).filter((address) => address !== ''),
    missingTypes: missing,
    dataSources: Array.isArray(data.dataSources) ? data.dataSources.length : 0,
  }
}
