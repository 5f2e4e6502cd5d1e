import type { Block, GrapesPage, GrapesProject } from '@pergola/contracts'
import { paths } from '@pergola/contracts'
import { encodeText, newPageName } from '../project/index.ts'
import { dataAsset } from './data-asset.ts'
import { pageDocument } from './page-document.ts'

/** What of a project has no place in Pergola, for whoever says so. */
export interface NotCarried {
  /** Component types of plugins that were not there: their scripts. */
  readonly types: readonly string[]
  /** Pages of which only the first frame came along. */
  readonly frames: readonly string[]
  readonly dataSources: number
  /** Pictures of the library that are on other servers, and stay there. */
  readonly outside: readonly string[]
}

export interface GrapesFiles {
  readonly files: ReadonlyMap<string, Uint8Array>
  readonly notCarried: NotCarried
}

export interface GrapesOptions {
  readonly name: string
  readonly ids: () => string
}

const sheet = 'css/style.css'

/** The page of that name first, else the first one is the index. */
function inOrder(pages: readonly GrapesPage[]): readonly GrapesPage[] {
  const index = pages.find(({ name }) => /^(?:index|home)$/i.test(name.trim()))
  return index ? [index, ...pages.filter((page) => page !== index)] : pages
}

function freshName(wanted: string, taken: Set<string>): string {
  const plain = newPageName(
    wanted
      .replace(/[#%<>:"|?*/\\]+/g, '-')
      .replace(/^\.+/, '')
      .slice(0, 60),
  )
  const base = plain.ok ? plain.value.name : 'page'
  let name = base
  for (let count = 2; taken.has(name); count += 1) name = `${base}-${count}`
  taken.add(name)
  return name
}

function symbolRecord({ id, label }: GrapesProject['symbols'][number]): Block {
  const folder = `editor/symbols/${id}/${id}`
  const words = { id, name: label, label: label || id, category: 'symbols', type: 'symbol' as const }
  return { ...words, media: '', content: '', style: '', pathes: { content: `${folder}.html`, style: `${folder}.css` } }
}

/** Widths in pixels, which are what the sheets of GrapesJS ask for. */
function breakpointsOf({ devices }: GrapesProject) {
  return devices.flatMap(({ name, width }) => {
    const pixels = /^(\d+(?:\.\d+)?)(?:px)?$/.exec(width.trim())?.[1]
    return pixels === undefined ? [] : [{ atRule: `@media (max-width: ${pixels}px)`, name }]
  })
}

/**
 * The files of a project as Pergola would export it: every page a whole document, the rules of all in one sheet, since
 * classes are the whole project's. What was exported so is loaded as any other archive is, through the same guard.
 */
export function grapesFiles(project: GrapesProject, { name, ids }: GrapesOptions): GrapesFiles {
  const files = new Map<string, Uint8Array>()
  const write = (path: string, text: string) => files.set(path, encodeText(text))
  const taken = new Set(['playground'])
  const pages: Record<string, object> = {}
  const layerNames: Record<string, object> = {}
  for (const [index, page] of inOrder(project.pages).entries()) {
    const key = freshName(index === 0 ? 'index' : page.name, taken)
    const js = page.js.trim() === '' ? null : `js/${key}.js`
    const html = `${key}.html`
    write(html, pageDocument(page, { css: sheet, js }))
    if (js !== null) write(js, `${page.js}\n`)
    const symbols = project.symbols.filter(({ id }) => page.html.includes(`"${id}"`)).map(({ id }) => id)
    pages[key] = { id: ids(), name: key, pathes: { html, css: sheet, js: js ?? '' }, symbols }
    if (Object.keys(page.names).length > 0) layerNames[key] = page.names
  }
  write(sheet, `${project.css}\n`)
  for (const symbol of project.symbols) write(`editor/symbols/${symbol.id}/${symbol.id}.html`, symbol.html)
  const outside = addAssets(project.assets, files)
  const blocks = Object.fromEntries(project.symbols.map((symbol) => [symbol.id, symbolRecord(symbol)]))
  const breakpoints = breakpointsOf(project)
  write(
    paths.record,
    JSON.stringify({
      name,
      pages,
      blocks,
      symbols: blocks,
      ...(breakpoints.length > 0 && { breakpoints }),
      ...(Object.keys(layerNames).length > 0 && { layerNames }),
    }),
  )
  const frames = project.pages.filter(({ moreFrames }) => moreFrames > 0).map((page) => page.name)
  const { missingTypes: types, dataSources } = project
  return { files, notCarried: { types, frames, dataSources, outside } }
}

/** Those that the project holds itself become files; addresses of others are handed back. */
function addAssets(assets: readonly string[], files: Map<string, Uint8Array>): string[] {
  const outside: string[] = []
  for (const [index, address] of assets.entries()) {
    const asset = dataAsset(address)
    if (asset) files.set(`${paths.assets}/images/picture-${index + 1}.${asset.extension}`, asset.bytes)
    else if (/^(?:https?:)?\/\//i.test(address)) outside.push(address)
  }
  return outside
}
