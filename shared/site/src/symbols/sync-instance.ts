import type { NodeId } from '@pergola/contracts'
import { around, canApply, copySubtree, parseFragment, printNode } from '../html/index.ts'
import type { HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree } from '../html/index.ts'
import { childrenOf, pairChildren } from './pair-children.ts'
import { ownParts } from './properties.ts'

/** A node in its tree. */
export interface Place {
  readonly tree: HtmlTree
  readonly node: NodeId
}

export type ApplyHtml = (operation: HtmlOperation) => void

/**
 * Makes one element say what another one says, place by place: what is the same already keeps its bytes and its ids, and
 * what a property leaves to the instance is left to it. Where the page cannot hold it so, a copy takes its place.
 */
export function syncInstance(from: Place, to: Place, apply: ApplyHtml): void {
  const source = from.tree.node(from.node)
  const target = to.tree.node(to.node)
  if (!source || !target || (from.tree === to.tree && source.id === target.id)) return
  if (!syncParts({ from, to, apply }, source, target)) replaceWhole({ from, to, apply })
}

interface SyncInput {
  readonly from: Place
  readonly to: Place
  readonly apply: ApplyHtml
}

function syncParts({ from, to, apply }: SyncInput, source: HtmlNode, target: HtmlNode): boolean {
  const work = new Sync(from.tree, to.tree, apply)
  // A list instead of recursion: pages nest deeper than the stack.
  const pending: [HtmlNode, HtmlNode][] = [[source, target]]
  for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
    const next = work.node(pair[0], pair[1])
    if (next === null) return false
    pending.push(...next)
  }
  return true
}

function replaceWhole({ from, to, apply }: SyncInput): void {
  const parent = to.tree.node(to.node)?.parent ?? null
  if (parent === null) return
  const index = to.tree.node(parent)?.children.indexOf(to.node) ?? 0
  const nodes = copyInto(from, to.tree, parent)
  const insertion = { type: 'html.insert', parent, index, nodes } as const
  if (!canApply(to.tree, { type: 'html.remove', node: to.node }) || !canApply(to.tree, insertion)) return
  apply({ type: 'html.remove', node: to.node })
  apply(insertion)
}

function copyInto({ tree, node }: Place, to: HtmlTree, context: NodeId): readonly HtmlSubtree[] {
  return tree === to ? [copySubtree(tree, node)] : parseFragment(to, printNode(tree, node), context)
}

class Sync {
  private readonly from: HtmlTree
  private readonly to: HtmlTree
  private readonly apply: ApplyHtml

  constructor(from: HtmlTree, to: HtmlTree, apply: ApplyHtml) {
    this.from = from
    this.to = to
    this.apply = apply
  }

  /** The pairs below that are still to be done; null when something could not be. */
  node(source: HtmlNode, target: HtmlNode): [HtmlNode, HtmlNode][] | null {
    if (source.kind !== 'element') return this.text(source, target) ? [] : null
    const own = ownParts(source)
    if (source.name !== target.name && !this.do({ type: 'html.tag', node: target.id, name: source.name })) return null
    const attributes = changedAttributes(source, target, own.attributes)
    const isChanged = Object.keys(attributes).length > 0
    if (isChanged && !this.do({ type: 'html.attributes', node: target.id, attributes })) return null
    return own.children ? [] : this.children(source.content ?? source.id, target.content ?? target.id)
  }

  private text(source: HtmlNode, target: HtmlNode): boolean {
    if (this.readsAlike(source, target)) return true
    return this.do({ type: 'html.text', node: target.id, value: source.value })
  }

  /** Only the lines differ: the browser shows the same. */
  private readsAlike(source: HtmlNode, target: HtmlNode): boolean {
    if (source.value === target.value) return true
    if (source.kind !== 'text' || tidy(source.value) !== tidy(target.value)) return false
    return ![...around(this.to, target.id)].some(({ name }) => keepsLines.has(name))
  }

  private children(source: NodeId, target: NodeId): [HtmlNode, HtmlNode][] | null {
    const from = childrenOf(this.from, source)
    const to = childrenOf(this.to, target)
    const twins = pairChildren(from, to)
    const kept = new Set([...twins.values()].map(({ id }) => id))
    for (const { id } of to.nodes) if (!kept.has(id) && !this.do({ type: 'html.remove', node: id })) return null
    const pairs: [HtmlNode, HtmlNode][] = []
    let index = 0
    for (const node of from.nodes) {
      const twin = twins.get(node.id)
      if (twin) {
        pairs.push([node, twin])
        index = (this.to.node(target)?.children.indexOf(twin.id) ?? index) + 1
        continue
      }
      const nodes = copyInto({ tree: this.from, node: node.id }, this.to, target)
      if (nodes.length > 0 && !this.do({ type: 'html.insert', parent: target, index, nodes })) return null
      index += nodes.length
    }
    return pairs
  }

  private do(operation: HtmlOperation): boolean {
    if (!canApply(this.to, operation)) return false
    this.apply(operation)
    return true
  }
}

const keepsLines: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style'])

function tidy(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}

function changedAttributes(
  source: HtmlNode,
  target: HtmlNode,
  own: ReadonlySet<string>,
): Readonly<Record<string, string | null>> {
  const wanted = new Map(source.attributes.map(({ name, value }) => [name, value]))
  const present = new Map(target.attributes.map(({ name, value }) => [name, value]))
  const changes: Record<string, string | null> = {}
  for (const name of new Set([...wanted.keys(), ...present.keys()])) {
    const value = wanted.get(name) ?? null
    if (!own.has(name) && value !== (present.get(name) ?? null)) changes[name] = value
  }
  return changes
}
