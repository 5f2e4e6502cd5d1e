import type { NodeId } from '@pergola/contracts'

/** A detached subtree as plain data: enough to come back with the same ids and the same bytes. */
export interface HtmlSubtree {
  readonly id: NodeId
  readonly [key: string]: unknown
}

/**
 * Edits of one page. What `applyHtml` returns as the inverse is again one of these and may carry more source than a
 * caller would give, so that the original bytes come back.
 */
export type HtmlOperation =
  | {
      readonly type: 'html.insert'
      readonly parent: NodeId
      readonly index: number
      readonly nodes: readonly HtmlSubtree[]
    }
  | { readonly type: 'html.remove'; readonly node: NodeId }
  /** `index` counts the children of `parent` without the node itself, which is taken out first. */
  | { readonly type: 'html.move'; readonly node: NodeId; readonly parent: NodeId; readonly index: number }
  | {
      readonly type: 'html.attributes'
      readonly node: NodeId
      readonly attributes: Readonly<Record<string, string | null>>
    }
  | { readonly type: 'html.text'; readonly node: NodeId; readonly value: string }
  | { readonly type: 'html.tag'; readonly node: NodeId; readonly name: string }
  | { readonly type: 'html.restore'; readonly node: NodeId; readonly source: unknown }

/** What a projection (the DOM of the canvas) has to follow after an operation or its inverse was applied. */
export type HtmlChange =
  | { readonly type: 'inserted'; readonly parent: NodeId; readonly index: number; readonly node: NodeId }
  | { readonly type: 'removed'; readonly parent: NodeId; readonly index: number; readonly node: NodeId }
  | { readonly type: 'attributes'; readonly node: NodeId }
  | { readonly type: 'text'; readonly node: NodeId }
  | { readonly type: 'renamed'; readonly node: NodeId }
