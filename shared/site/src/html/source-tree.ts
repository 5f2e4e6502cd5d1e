import type { NodeId } from '@pergola/contracts'
import type { HtmlNode } from './html-node.ts'
import type { HtmlTree } from './html-tree.ts'
import { TreeNode } from './tree-node.ts'
import type { XmlSyntax } from './xml-syntax.ts'

/** The tree as this folder sees it: nodes with bytes, and the places an edit has to be careful about. */
export class SourceTree implements HtmlTree {
  readonly root: NodeId
  mode: HtmlTree['mode'] = 'quirks'
  size = 0
  /** Newline and quote the document's author uses. */
  newline = '\n'
  quote: '"' | "'" = '"'
  /** Nodes with bytes the parser recovered from; put right at the first edit of the structure. */
  readonly hazards = new Set<NodeId>()
  /** Opaque regions, as long as their `inner` holds. */
  readonly regions = new Set<NodeId>()
  /** Nodes beside end tags that close nothing where they stand. */
  readonly strays = new Set<NodeId>()
  /** A `plaintext` is or was there: nothing can be written after one. */
  hasPlaintext = false
  /** How it is edited and written where it is a page of XML. */
  xml: XmlSyntax | null = null
  /** Whitespace after `</body>`, as long as it is `pinned`. */
  pinnedNode: NodeId = -1
  htmlNode: NodeId = -1
  headNode: NodeId = -1
  bodyNode: NodeId = -1
  private nodes: (TreeNode | undefined)[] = []
  /** Nodes by an attribute they have, for the names that were asked for. */
  private readonly marked = new Map<string, Set<NodeId>>()

  constructor() {
    this.root = this.create('document').id
  }

  create(kind: HtmlNode['kind']): TreeNode {
    const node = new TreeNode(this.nodes.length, kind)
    this.nodes.push(node)
    if (kind === 'element') this.size++
    return node
  }

  /** An id nobody had, for a node that is not in the tree yet. */
  reserve(): NodeId {
    return this.nodes.push(undefined) - 1
  }

  attach(node: TreeNode): void {
    if (this.nodes[node.id] !== undefined) throw new Error(`html tree: node ${node.id} is already there`)
    this.nodes[node.id] = node
    if (node.kind === 'element') this.size++
    this.mark(node)
  }

  detach(id: NodeId): void {
    if (this.get(id).kind === 'element') this.size--
    this.nodes[id] = undefined
    for (const ids of this.marked.values()) ids.delete(id)
  }

  setAttributes(node: TreeNode, attributes: TreeNode['attributes']): void {
    node.attributes = attributes
    this.mark(node)
  }

  /** In no order. Read from the whole page when first asked for, and kept from then on. */
  withAttribute(name: string): ReadonlySet<NodeId> {
    const known = this.marked.get(name)
    if (known) return known
    const ids = new Set<NodeId>()
    this.marked.set(name, ids)
    for (const node of this.nodes) if (node && hasAttribute(node, name)) ids.add(node.id)
    return ids
  }

  private mark(node: TreeNode): void {
    for (const [name, ids] of this.marked) {
      if (hasAttribute(node, name)) ids.add(node.id)
      else ids.delete(node.id)
    }
  }

  node(id: NodeId): TreeNode | undefined {
    return this.nodes[id]
  }

  get(id: NodeId): TreeNode {
    const node = this.nodes[id]
    if (node === undefined) throw new Error(`html tree: no node ${id}`)
    return node
  }

  body(): NodeId {
    return this.bodyNode
  }

  head(): NodeId {
    return this.headNode
  }

  html(): NodeId {
    return this.htmlNode
  }

  /** The node that prints this one: its parent, or the template of a content fragment. */
  holder(node: TreeNode): TreeNode | undefined {
    const id = node.parent ?? node.host
    return id === null ? undefined : this.nodes[id]
  }

  /** The same tree with other ids: those `keeps` names, and for the rest ids that `older` never gave away. */
  renumbered(keeps: (id: NodeId) => NodeId | null, older: SourceTree): SourceTree {
    const copy = new SourceTree()
    copy.nodes = older.nodes.map(() => undefined)
    const ids = this.nodes.map((node) => (node === undefined ? -1 : (keeps(node.id) ?? copy.reserve())))
    const renamed = (id: NodeId) => (id === -1 ? -1 : (ids[id] ?? -1))
    const orNull = (id: NodeId | null) => (id === null ? null : renamed(id))
    for (const node of this.nodes) {
      if (node === undefined) continue
      const { id, parent, children, content, host, ...rest } = node
      const twin = new TreeNode(renamed(id), node.kind)
      Object.assign(twin, rest, { parent: orNull(parent), content: orNull(content), host: orNull(host) })
      twin.children = children.map(renamed)
      copy.nodes[twin.id] = twin
    }
    const { mode, size, newline, quote, hasPlaintext, xml } = this
    Object.assign(copy, { mode, size, newline, quote, hasPlaintext, xml })
    copy.pinnedNode = renamed(this.pinnedNode)
    copy.htmlNode = renamed(this.htmlNode)
    copy.headNode = renamed(this.headNode)
    copy.bodyNode = renamed(this.bodyNode)
    for (const name of ['hazards', 'regions', 'strays'] as const) {
      for (const id of this[name]) copy[name].add(renamed(id))
    }
    return copy
  }

  /** Children in printing order: a template prints its content. */
  printedChildren(node: TreeNode): readonly NodeId[] {
    return node.content === null ? node.children : [node.content]
  }

  touch(node: TreeNode | undefined): void {
    for (let at = node; at !== undefined && at.printed !== null; at = this.holder(at)) at.printed = null
  }
}

function hasAttribute({ attributes }: TreeNode, name: string): boolean {
  return attributes.some((attribute) => attribute.name === name)
}

/** Every tree outside this folder is one of ours; another copy of the file may have made it, so no `instanceof`. */
export function sourceTree(tree: HtmlTree): SourceTree {
  return tree as SourceTree
}
