import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from './html-node.ts'

/** A page as a tree of nodes. Only `applyHtml` changes it; nodes read from it are live views and cost nothing. */
export interface HtmlTree {
  readonly root: NodeId
  /** Number of elements. */
  readonly size: number
  readonly mode: 'no-quirks' | 'limited-quirks' | 'quirks'
  /** Of a page of XML, else null. */
  readonly xml: { isWellFormed(source: string): boolean } | null
  node(id: NodeId): HtmlNode | undefined
  html(): NodeId
  head(): NodeId
  /** The body, or the frameset of a page of frames. */
  body(): NodeId
}
