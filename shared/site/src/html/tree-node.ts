import type { NodeId } from '@pergola/contracts'
import type { HtmlAttribute, HtmlNode } from './html-node.ts'

/**
 * A node with its bytes. What it prints is `open` + children + `tail` + `close`, or `open` + `inner` + `close` while
 * it is an opaque region; its parent prints `lead` before it.
 */
export interface NodePieces {
  /** Bytes before the node that made no node of their own: dropped whitespace, stray tags. */
  lead: string
  /** The start tag, or the whole source of text, comment and doctype; empty when the tag is implied. */
  open: string
  /** Like `lead`, before the end tag. */
  tail: string
  /** The end tag; empty when it is implied. */
  close: string
  /** Source of a content whose order is not the tree's order; null where the children print themselves. */
  inner: string | null
}

/** What never has children shares one list of none; half of a page's nodes are text. */
const childless: NodeId[] = []
Object.freeze(childless)

const bare: readonly HtmlAttribute[] = []

export class TreeNode implements HtmlNode, NodePieces {
  readonly id: NodeId
  readonly kind: HtmlNode['kind']
  parent: NodeId | null = null
  children: NodeId[]
  name = ''
  namespace: HtmlNode['namespace'] = 'html'
  uri = ''
  attributes: readonly HtmlAttribute[] = bare
  value = ''
  content: NodeId | null = null
  /** The `template` whose content this fragment is. */
  host: NodeId | null = null
  lead = ''
  open = ''
  tail = ''
  close = ''
  inner: string | null = null
  /** Whitespace after `</body>`: last text of the body, with bytes elsewhere. */
  pinned = false
  /** What the node printed last, without `lead`; null after a change inside. */
  printed: string | null = null

  constructor(id: NodeId, kind: HtmlNode['kind']) {
    this.id = id
    this.kind = kind
    this.children = kind === 'text' || kind === 'comment' || kind === 'doctype' ? childless : []
  }
}

/** A node as plain data. */
export interface NodeRecord extends NodePieces {
  readonly id: NodeId
  readonly kind: HtmlNode['kind']
  readonly parent: NodeId | null
  readonly children: readonly NodeId[]
  readonly name: string
  readonly namespace: HtmlNode['namespace']
  readonly uri: string
  readonly attributes: readonly HtmlAttribute[]
  readonly value: string
  readonly content: NodeId | null
  readonly host: NodeId | null
  readonly pinned: boolean
}

export function recordOf(node: TreeNode): NodeRecord {
  const { printed: _printed, ...record } = node
  return { ...record, children: [...node.children] }
}

export function nodeFrom(record: NodeRecord): TreeNode {
  const node = new TreeNode(record.id, record.kind)
  const { children } = node
  Object.assign(node, record)
  node.children = record.children.length > 0 ? [...record.children] : children
  return node
}
