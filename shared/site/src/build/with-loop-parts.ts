import { componentMarkers, markers } from '@pergola/contracts'
import { answersVisitors, isConnectedLater, loopConnection, loopPageOf } from '../components/index.ts'
import { applyHtml, parseHtml, printHtml, withAttribute } from '../html/index.ts'
import { scanPage } from '../project/index.ts'
import type { ScanKind } from '../project/index.ts'

/** The page with those buttons and fields of loops connected that stand in symbols, each copy with the loop around it. */
export function withLoopParts(html: string, kind: ScanKind): string {
  // XML has no name for what would connect them.
  if (kind === 'xml' || !html.includes(componentMarkers.loopPart) || !html.includes(markers.symbolId)) return html
  const tree = parseHtml(html)
  const page = loopPageOf(tree)
  for (const part of withAttribute(tree, componentMarkers.loopPart)) {
    if (!isConnectedLater(page, part.id)) continue
    const attributes = loopConnection(tree, part, true)
    if (Object.keys(attributes).length > 0) applyHtml(tree, { type: 'html.attributes', node: part.id, attributes })
  }
  return printHtml(tree)
}

const isPart = ({ name }: { readonly name: string }) => name === componentMarkers.loopPart

/** Whether a page has buttons or fields of loops that do nothing. */
export function hasIdleLoopParts(html: string, kind: ScanKind): boolean {
  if (!html.includes(componentMarkers.loopPart)) return false
  return scanPage(html, kind).some(({ attributes }) => attributes.some(isPart) && !answersVisitors(attributes))
}
