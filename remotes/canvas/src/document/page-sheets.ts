import { paths, type Page, type ProjectSettings } from '@pergola/contracts'
import { pageSheets } from '@pergola/site/page-sheets'
import type { SheetKey, SiteChange, SiteDocument } from '@pergola/site/document'
import { attributeOf, descendants, type HtmlNode } from '@pergola/site/html'
import type { HeadSheet } from '../frame/page-model.ts'
import { projectPath } from '../frame/project-address.ts'
import { addressBase } from './address-base.ts'
import { mediaOf, screensOf } from './sheet-media.ts'
import type { PageSheetEntry } from './open-page.ts'

interface PageSheetsInput {
  readonly site: SiteDocument
  readonly page: Page
  readonly composed: boolean
  /** Where the page lies in the built site. */
  readonly place: string
  readonly settings: () => ProjectSettings
}

export interface PageSheets {
  of(node: HtmlNode): SheetKey | null
  head(): readonly HeadSheet[]
  all(): readonly PageSheetEntry[]
  follow(changes: readonly SiteChange[]): void
}

/** Sheets of the suite's own and of libraries are shown and read, and changed only in their own panels. */
function isEditable(path: string): boolean {
  return (
    !path.startsWith(`${paths.libs}/`) &&
    !path.startsWith('css/tailwind/') &&
    path !== paths.canvasStyles &&
    path !== paths.fontsCss
  )
}

const sheetsOnDemand: ReadonlySet<string> = new Set([paths.symbolsCss, paths.templatesCss, paths.fontsCss])

export function isSheetLink(node: HtmlNode): boolean {
  const rel = attributeOf(node, 'rel')?.toLowerCase().split(/\s+/) ?? []
  if (node.name !== 'link' || attributeOf(node, 'disabled') !== null) return false
  return rel.includes('stylesheet') && !rel.includes('alternate')
}

function isPlainStyle(node: HtmlNode): boolean {
  const type = attributeOf(node, 'type')?.trim().toLowerCase() ?? ''
  return node.name === 'style' && (type === '' || type === 'text/css')
}

function entryOf(sheet: SheetKey, media: string | null): PageSheetEntry {
  const own = sheet.split('#')[0] ?? sheet
  return { sheet, file: own, editable: isEditable(own), written: isEditable(own) && screensOf(media) !== 'none', media }
}

export function createPageSheets({ site, page, composed, place, settings }: PageSheetsInput): PageSheets {
  const file = page.pathes.html
  const base = addressBase(site.html(file), place)
  const known = new Set(site.files())
  // Empty sheets count as well: the editor may write to them.
  const sizes = new Map(site.files().map((path) => [path, 1]))
  let inPage: readonly HtmlNode[] | null = null

  /** It may have come to be with the first symbol, template or font. */
  function isNew(path: string): boolean {
    return sheetsOnDemand.has(path) && site.text(path) !== null
  }

  function of(node: HtmlNode): SheetKey | null {
    if (isPlainStyle(node)) return site.sheetKey(file, node.id)
    if (!isSheetLink(node)) return null
    const path = 'path' in base ? projectPath(attributeOf(node, 'href') ?? '', base.path) : null
    return path !== null && (known.has(path) || isNew(path)) ? path : null
  }

  /** Walking a page of thousands of elements is done once, and again only when an element with a sheet came or went. */
  function sheetNodes(): readonly HtmlNode[] {
    const tree = site.html(file)
    inPage ??= [...descendants(tree, tree.root)].filter((node) => node.name === 'link' || node.name === 'style')
    return inPage
  }

  function concerns(change: SiteChange): boolean {
    if (change.type === 'file') return change.file === file
    if (!('file' in change) || change.file !== file) return false
    const tree = site.html(file)
    if (change.type === 'removed') return sheetNodes().some((node) => tree.node(node.id) === undefined)
    const node = 'node' in change ? tree.node(change.node) : undefined
    if (!node) return true
    if (change.type !== 'inserted') return node.name === 'link' || node.name === 'style'
    for (const inner of descendants(tree, node.id)) if (inner.name === 'link' || inner.name === 'style') return true
    return false
  }

  /** A page that is a whole document may link a library itself, at a place of its own. */
  function isLinked(entry: HeadSheet): boolean {
    if ('sheet' in entry) return sheetNodes().some((node) => of(node) === entry.sheet)
    return sheetNodes().some((node) => isSheetLink(node) && attributeOf(node, 'href')?.trim() === entry.url)
  }

  function head(): readonly HeadSheet[] {
    const entries = pageSheets(site.record, page, sizes, settings()).map((entry) =>
      entry.kind === 'file' ? { sheet: entry.path } : { url: entry.url },
    )
    return composed || entries.length === 0 ? entries : entries.filter((entry) => !isLinked(entry))
  }

  return {
    of,
    head,
    all() {
      const inHead = head().flatMap((entry) => ('sheet' in entry ? [entryOf(entry.sheet, null)] : []))
      const inBody = sheetNodes().flatMap((node) => {
        const sheet = of(node)
        return sheet === null ? [] : [{ ...entryOf(sheet, mediaOf(node)), node: node.id }]
      })
      return [...inHead, ...inBody]
    },
    follow(changes) {
      if (inPage && changes.some(concerns)) inPage = null
    },
  }
}
