import { markers } from '@pergola/contracts'
import { applyHtml, printHtml } from '../html/index.ts'
import type { HtmlOperation } from '../html/index.ts'
import { parsePage } from '../html/xml/index.ts'
import { findInstances, symbolIdOf } from './instances.ts'
import { separateInstances } from './instance-ids.ts'
import { contentPlace, moveAddresses } from './move-addresses.ts'
import { readContent } from './symbol-content.ts'
import { syncInstance } from './sync-instance.ts'

/** Whether a page may hold instances of a symbol; the page need not be read for it. */
export function mentionsSymbol(html: string, id: string): boolean {
  return html.includes(markers.symbolId) && html.includes(id)
}

/** A page with what its symbols say now, by their ids; `place` is where it lies in the built site. Outside of their instances every byte stays. */
export function withCurrentSymbols(
  html: string,
  contents: ReadonlyMap<string, string>,
  place: string = contentPlace,
): string {
  if (![...contents.keys()].some((id) => mentionsSymbol(html, id))) return html
  const tree = parsePage(place, html)
  if (tree === null) return html
  for (const [symbol, content] of contents) {
    const instances = () => findInstances(tree).filter((root) => symbolIdOf(root) === symbol)
    const source = instances().length > 0 ? readContent(moveAddresses(content, contentPlace, place)) : null
    let isChanged = false
    const apply = (operation: HtmlOperation) => {
      isChanged = true
      applyHtml(tree, operation)
    }
    if (source) for (const { id: node } of instances()) syncInstance(source, { tree, node }, apply)
    if (isChanged) separateInstances(tree, instances(), apply)
  }
  return printHtml(tree)
}
