import { markers, paths } from '@pergola/contracts'
import type { NodeId } from '@pergola/contracts'
import type { SiteOperation } from '@pergola/site/document'
import { attributeOf, descendants, withAttribute } from '@pergola/site/html'
import { mentionsSymbol, withoutBlockStyle } from '@pergola/site/symbols'
import type { OpenPage } from '../document/open-page.ts'
import type { CanvasCore } from '../service/canvas-core.ts'

/** Ids of symbols that stand in these elements and nowhere else in the project. */
function lastOf(page: OpenPage, gone: readonly NodeId[]): readonly string[] {
  const leaving = new Set(gone.flatMap((id) => [...descendants(page.tree, id)].map((node) => node.id)))
  const marked = withAttribute(page.tree, markers.symbolId)
  const idsOf = (isLeaving: boolean) =>
    marked.flatMap((node) => (leaving.has(node.id) === isLeaving ? (attributeOf(node, markers.symbolId) ?? []) : []))
  const { pages, symbols } = page.project()
  const others = Object.entries(pages).filter(([name]) => name !== page.name)
  const isElsewhere = (id: string) =>
    others.some(
      ([, other]) => other.symbols.includes(id) || mentionsSymbol(page.site.text(other.pathes.html) ?? '', id),
    )
  const staying = new Set(idsOf(false))
  return [...new Set(idsOf(true))].filter((id) => Object.hasOwn(symbols, id) && !staying.has(id) && !isElsewhere(id))
}

/** With the setting on, a symbol whose last element is deleted leaves the project with its files and its rules. */
export function leavingSymbols({ services }: CanvasCore, page: OpenPage, gone: readonly NodeId[]): SiteOperation[] {
  if (!services.settings.state.getState().settings.delete_symbols_after_delete_from_page) return []
  const ids = new Set(lastOf(page, gone))
  if (ids.size === 0) return []
  const { blocks, symbols } = page.project()
  const files = [...ids].flatMap((id) => Object.values(symbols[id]?.pathes ?? {}))
  const sheet = page.site.text(paths.symbolsCss)
  const left = sheet === null ? null : [...ids].reduce(withoutBlockStyle, sheet)
  const kept = (all: typeof blocks) => Object.fromEntries(Object.entries(all).filter(([id]) => !ids.has(id)))
  return [
    ...files
      .filter((file) => page.site.text(file) !== null)
      .map((file): SiteOperation => ({ type: 'text', file, text: null })),
    ...(left === sheet ? [] : [{ type: 'text', file: paths.symbolsCss, text: left } as const]),
    { type: 'record', key: 'blocks', value: kept(blocks) },
    { type: 'record', key: 'symbols', value: kept(symbols) },
  ]
}
