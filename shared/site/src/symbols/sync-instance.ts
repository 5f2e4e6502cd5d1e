import type { NodeId } from '@pergola/contracts'
import {
  around,
  canApply,
  copySubtree,
  createAlikeCheck,
  descendants,
  parseFragment,
  printNode,
} from '../html/index.ts'
import type { CanApplyAlike, HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree } from '../html/index.ts'
import { InstanceIds } from './instance-ids.ts'
import { InstanceView } from './instance-view.ts'
import { OwnValues } from './own-values.ts'
import { pairChildren, pairRow } from './pair-children.ts'
import type { Pair, Side } from './pair-children.ts'
import { hasOwnChildren, inside, placeKey, propertiesOf } from './properties.ts'
import type { SymbolProperty } from './properties.ts'
import { keepVariant } from './variants.ts'
import { pushAll } from '../lists/long-lists.ts'

/** A node in its tree. */
export interface Place {
  readonly tree: HtmlTree
  readonly node: NodeId
}

export type ApplyHtml = (operation: HtmlOperation) => void

/** What a run of syncs after one source shares: they ask of the page the same things. */
export interface SyncRun {
  readonly from: InstanceView
  readonly apply: ApplyHtml
  readonly can: CanApplyAlike
}

/** An element that has become the place of what it was not before. */
interface Gained {
  readonly node: NodeId
  readonly properties: readonly SymbolProperty[]
}

/**
 * Makes one element say what another one says, place by place: what is the same already keeps its bytes and its ids, and
 * what a property leaves to the instance is left to it, wherever its place is now. Where the page cannot hold it so, a
 * copy takes its place.
 */
export function syncInstance(from: Place, to: Place, apply: ApplyHtml): void {
  syncWith({ from: new InstanceView(from.tree, from.node), apply, can: createAlikeCheck(to.tree) }, to)
}

/** The same for several instances on a page after one that stays as it is meanwhile. */
export function syncWith(run: SyncRun, to: Place): void {
  const { from } = run
  const source = from.tree.node(from.root)
  const target = to.tree.node(to.node)
  if (!source || !target || (from.tree === to.tree && source.id === target.id)) return
  new Sync(run, new InstanceView(to.tree, to.node)).run(source, target)
}

class Sync {
  private readonly from: InstanceView
  private readonly to: InstanceView
  private readonly tree: HtmlTree
  private readonly apply: ApplyHtml
  private readonly can: CanApplyAlike
  private readonly own: OwnValues
  private readonly ids: InstanceIds | null
  private readonly come: NodeId[] = []
  private readonly gained: Gained[] = []
  private outside: string | null = null

  constructor({ from, apply, can }: SyncRun, to: InstanceView) {
    this.from = from
    this.to = to
    this.tree = to.tree
    this.apply = apply
    this.can = can
    this.own = new OwnValues(to.tree)
    this.ids = from.mayHaveIds() ? new InstanceIds(from, to) : null
  }

  run(source: HtmlNode, target: HtmlNode): void {
    if (!this.parts(source, target)) this.replaceWhole(target.id)
    const apply = (operation: HtmlOperation) => this.tryOwn(operation)
    for (const { node: id, properties } of this.gained) {
      const node = this.tree.node(id)
      if (node) this.own.giveBackTo(node, properties, apply)
    }
    for (const id of this.come) this.own.giveBack(id, apply)
  }

  private parts(source: HtmlNode, target: HtmlNode): boolean {
    // A list instead of recursion: pages nest deeper than the stack.
    const pending: Pair[] = [[source, target]]
    for (let pair = pending.pop(); pair !== undefined; pair = pending.pop()) {
      const next = this.node(pair[0], pair[1])
      if (next === null) return false
      pushAll(pending, next)
    }
    return true
  }

  private replaceWhole(target: NodeId): void {
    const parent = this.tree.node(target)?.parent ?? null
    if (parent === null) return
    const index = this.tree.node(parent)?.children.indexOf(target) ?? 0
    const former = this.tree.node(target)?.attributes ?? []
    const nodes = this.copy(this.from.root, parent)
    const insertion = { type: 'html.insert', parent, index, nodes } as const
    if (!canApply(this.tree, insertion) || !this.do({ type: 'html.remove', node: target }, this.from.root)) return
    this.insert(insertion)
    const root = this.tree.node(nodes[0]?.id ?? target)
    if (root) this.giveVariant(root, former)
  }

  /** A copy that takes the place of an instance is of the variant that the instance was of. */
  private giveVariant({ id, attributes: present }: HtmlNode, former: HtmlNode['attributes']): void {
    const attributes = changedAttributes(keepVariant(present, former), present, new Set())
    if (Object.keys(attributes).length > 0) this.tryOwn({ type: 'html.attributes', node: id, attributes })
  }

  /** The pairs below that are still to be done; null when something could not be. */
  private node(source: HtmlNode, target: HtmlNode): readonly Pair[] | null {
    if (source.kind !== 'element') return this.text(source, target) ? [] : null
    const { own } = this.from.read(source)
    const { id: node, name } = source
    this.places(source, target)
    if (name !== target.name && !this.do({ type: 'html.tag', node: target.id, name }, node)) return null
    const shared = this.ids?.attributesOf(source) ?? source.attributes
    const wanted = target.id === this.to.root ? keepVariant(shared, target.attributes) : shared
    const attributes = changedAttributes(wanted, target.attributes, own.attributes)
    const isChanged = Object.keys(attributes).length > 0
    if (isChanged && !this.do({ type: 'html.attributes', node: target.id, attributes }, node)) return null
    return own.children ? [] : this.children(source, target)
  }

  /** An element that stops being a place may stand where the place was, and the place further in. */
  private places(source: HtmlNode, target: HtmlNode): void {
    const [wanted, present] = [this.from.read(source).properties, propertiesOf(target)]
    this.own.keepOf(target, missing(present, wanted))
    const properties = missing(wanted, present)
    if (properties.length === 0) return
    this.gained.push({ node: target.id, properties })
    // What stands in it is its own from now on; places of the symbol that are in it may be wanted elsewhere.
    if (properties.some(hasOwnChildren)) for (const id of inside(this.tree, target)) this.own.keep(id)
  }

  private text(source: HtmlNode, target: HtmlNode): boolean {
    if (this.readsAlike(source, target)) return true
    return this.do({ type: 'html.text', node: target.id, value: source.value }, source.id)
  }

  /** Only the lines differ: the browser shows the same. */
  private readsAlike(source: HtmlNode, target: HtmlNode): boolean {
    if (source.value === target.value) return true
    if (source.kind !== 'text' || tidy(source.value) !== tidy(target.value)) return false
    return ![...around(this.tree, target.id)].some(({ name }) => keepsLines.has(name))
  }

  private children(source: HtmlNode, target: HtmlNode): readonly Pair[] | null {
    const { ids } = this
    const from: Side = {
      view: this.from,
      nodes: this.from.read(source).inside,
      key: (node) => (ids ? ids.fromKey(node) : this.from.key(node)),
    }
    const to: Side = {
      view: this.to,
      nodes: nodesOf(this.tree, inside(this.tree, target)),
      key: (node) => (ids ? ids.toKey(node) : this.to.key(node)),
    }
    return pairRow(from, to) ?? this.structure(from, to, target.content ?? target.id)
  }

  private structure(from: Side, to: Side, holder: NodeId): readonly Pair[] | null {
    const twins = pairChildren(from, to)
    const kept = new Set([...twins.values()].map(({ node }) => node.id))
    for (const { id } of to.nodes) if (!kept.has(id) && !this.do({ type: 'html.remove', node: id }, id)) return null
    const pairs: Pair[] = []
    let index = 0
    for (const node of from.nodes) {
      const twin = twins.get(node.id)
      if (twin) {
        if (!twin.isEqual) pairs.push([node, twin.node])
        index = (this.tree.node(holder)?.children.indexOf(twin.node.id) ?? index) + 1
        continue
      }
      const nodes = this.copy(node.id, holder)
      const insertion = { type: 'html.insert', parent: holder, index, nodes } as const
      if (nodes.length > 0 && !this.do(insertion, node.id)) return null
      index += nodes.length
    }
    return pairs
  }

  private copy(node: NodeId, context: NodeId): readonly HtmlSubtree[] {
    const { tree } = this.from
    return tree === this.tree ? [copySubtree(tree, node)] : parseFragment(this.tree, printNode(tree, node), context)
  }

  /** `source` is what it is done after: the same can be done in every instance that stands in the same. */
  private do(operation: HtmlOperation, source: NodeId): boolean {
    // Whether an element may be another one depends on all that is in it.
    const about = operation.type === 'html.tag' ? shapeOf(this.tree, operation.node) : ''
    if (!this.can(operation, `${operation.type} ${source} ${this.around()} ${about}`)) return false
    const isStructure = operation.type === 'html.insert' || operation.type === 'html.remove'
    if (isStructure) this.to.remember()
    if (operation.type === 'html.remove') this.own.keep(operation.node)
    if (operation.type === 'html.insert') this.insert(operation)
    else this.apply(operation)
    return true
  }

  private insert(insertion: Extract<HtmlOperation, { type: 'html.insert' }>): void {
    this.apply(insertion)
    for (const edit of this.ids?.editsFor(insertion.nodes) ?? []) this.apply(edit)
    for (const { id } of insertion.nodes) this.come.push(id)
  }

  private tryOwn(operation: HtmlOperation): boolean {
    if (!canApply(this.tree, operation)) return false
    this.apply(operation)
    return true
  }

  /** The elements the instance stands in. */
  private around(): string {
    this.outside ??= [...around(this.tree, this.to.root)].slice(1).map(nameOf).join(' ')
    return this.outside
  }
}

function missing(from: readonly SymbolProperty[], others: readonly SymbolProperty[]): readonly SymbolProperty[] {
  if (from.length === 0) return from
  const keys = new Set(others.map(placeKey))
  return from.filter((property) => !keys.has(placeKey(property)))
}

function nameOf({ kind, namespace, name }: HtmlNode): string {
  return kind === 'element' ? `${namespace}:${name}` : kind
}

function shapeOf(tree: HtmlTree, id: NodeId): string {
  return [...descendants(tree, id)].map((node) => `${nameOf(node)} ${node.children.length}`).join()
}

function nodesOf(tree: HtmlTree, ids: readonly NodeId[]): readonly HtmlNode[] {
  return ids.map((id) => tree.node(id)).filter((node) => node !== undefined)
}

const keepsLines: ReadonlySet<string> = new Set(['pre', 'textarea', 'script', 'style'])

function tidy(text: string): string {
  return text.replace(/[ \t\r\n\f]+/g, ' ')
}

/** As nearly every element of an instance does. */
function saysAlike(ones: HtmlNode['attributes'], others: HtmlNode['attributes']): boolean {
  if (ones.length !== others.length) return false
  return ones.every(({ name, value }, index) => others[index]?.name === name && others[index].value === value)
}

function changedAttributes(
  wanted: HtmlNode['attributes'],
  present: HtmlNode['attributes'],
  own: ReadonlySet<string>,
): Readonly<Record<string, string | null>> {
  if (saysAlike(wanted, present)) return {}
  const [after, before] = [wanted, present].map((each) => new Map(each.map(({ name, value }) => [name, value])))
  const changes: Record<string, string | null> = {}
  for (const name of new Set([...(after?.keys() ?? []), ...(before?.keys() ?? [])])) {
    const value = after?.get(name) ?? null
    if (!own.has(name) && value !== (before?.get(name) ?? null)) changes[name] = value
  }
  return changes
}
