import type { NodeId } from '@pergola/contracts'
import type { SheetKey, SiteChange, SiteOperation } from '@pergola/site/document'
import type { HtmlNode } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { isSpace, spaceBefore } from '../structure/white-space.ts'

/** Does one operation within the step of a gesture. */
export type Apply = (operation: SiteOperation) => readonly SiteChange[]

/**
 * A page without a sheet that a rule may stand in gets a style element as the last in its head: on lines of its own and
 * as far from the edge as its neighbours. One undo step with what `apply` does after it.
 */
export function makeStyleElement(page: OpenPage, apply: Apply): SheetKey | null {
  const head = page.tree.head()
  const place = placeIn(page, head)
  const nodes = page.parse(`${place.before}<style>${place.inside}</style>${place.after}`, head)
  const style = nodes.at(place.after === '' ? -1 : -2)
  if (!style) return null
  apply(
    page.inHtml({
      type: 'html.insert',
      parent: head,
      index: place.index,
      nodes,
    }),
  )
  return page.site.sheetKey(page.record.pathes.html, style.id)
}

interface Place {
  readonly index: number
  readonly before: string
  readonly inside: string
  readonly after: string
}

function placeIn(page: OpenPage, head: NodeId): Place {
  const children = (page.node(head)?.children ?? []).flatMap((id) => page.node(id) ?? [])
  const last = children.findLast(({ kind }) => kind !== 'text')
  const index = last ? children.indexOf(last) + 1 : 0
  const line = last ? lineOf(page, last) : null
  if (line === null) return { index, before: '', inside: '', after: '' }
  // What closes the head goes on standing on a line of its own.
  const after = isSpace(children[index]) ? '' : (/\r?\n/.exec(line)?.[0] ?? '')
  return { index, before: line, inside: line, after }
}

/** The line break and the indentation that a node stands behind. */
function lineOf(page: OpenPage, node: HtmlNode): string | null {
  return /\r?\n[ \t]*$/.exec(spaceBefore(page, node.id)?.value ?? '')?.[0] ?? null
}
