import type { NodeId } from '@pergola/contracts'
import type { HtmlAttribute, HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree } from '../html/index.ts'
import { around } from '../html/index.ts'
import { idsOn, separateIds, wholeSubtree } from '../ids/own-ids.ts'
import { freeId, idsOf, renamedAttributes, renamedValue } from '../ids/references.ts'
import type { RenameId } from '../ids/references.ts'
import type { InstanceView } from './instance-view.ts'
import { isOneNumbered, matchIds } from './match-ids.ts'

type Inserted = Pick<HtmlNode, 'id' | 'kind' | 'name' | 'attributes'>

/**
 * Ids over a sync: each instance keeps its own, and what names one from within the instance names its own. Made for one
 * pair of instances before either changes.
 */
export class InstanceIds {
  private readonly from: InstanceView
  private readonly to: InstanceView
  private readonly named: Map<string, string>
  private readonly keys = new Map<HtmlNode, string>()
  private readonly renamedFrom: ReadonlySet<NodeId>
  private readonly renamedTo: ReadonlySet<NodeId>
  private taken: Set<string> | null = null
  private standing: Set<string> | null = null

  constructor(from: InstanceView, to: InstanceView) {
    this.from = from
    this.to = to
    this.named = matchIds(from.ids(), to.ids(), this.isTaken)
    const others = [...this.named].filter(([id, other]) => id !== other)
    const back = new Map(others.map(([id, other]) => [other, id]))
    this.renamedFrom = others.length > 0 ? namingParts(from, this.rename) : new Set()
    this.renamedTo = others.length > 0 ? namingParts(to, (id) => back.get(id) ?? id) : new Set()
  }

  /** Attributes of an element as they have to read in the other instance. */
  attributesOf(node: HtmlNode): readonly HtmlAttribute[] {
    if (!this.renamedFrom.has(node.id)) return node.attributes
    return node.attributes.map((each) => ({
      ...each,
      value: renamedValue(node.name, each, this.rename),
    }))
  }

  /** The same for a node and for what stands for it in the other instance. */
  fromKey(node: HtmlNode): string | null {
    if (!this.renamedFrom.has(node.id)) return this.from.key(node)
    const key = this.keys.get(node) ?? this.from.structure(node, (each) => this.attributesOf(each))
    this.keys.set(node, key)
    return key
  }

  toKey(node: HtmlNode): string | null {
    return this.renamedTo.has(node.id) ? this.to.structure(node) : this.to.key(node)
  }

  /** What has to follow the insertion of copies of the one into the other. */
  editsFor(inserted: readonly HtmlSubtree[]): readonly HtmlOperation[] {
    const elements = inserted.flatMap(({ nodes }) => nodes as readonly Inserted[])
    for (const id of elements.flatMap(({ name, attributes }) => idsOf(name, attributes))) {
      // What stands in the content that an instance has of its own.
      if (!this.named.has(id) && this.isTaken(id)) this.named.set(id, this.free(id))
    }
    return elements.flatMap(({ id: node, kind, name, attributes }): HtmlOperation[] => {
      const changed = kind === 'element' ? renamedAttributes(name, attributes, this.rename) : null
      return changed ? [{ type: 'html.attributes', node, attributes: changed }] : []
    })
  }

  private readonly rename = (id: string): string => this.named.get(id) ?? this.formerly(id) ?? id

  /** What named an element here until that got another id, and names it there by its number. */
  private formerly(id: string): string | undefined {
    this.standing ??= idsOn(this.from.tree)
    return this.standing.has(id) ? undefined : this.to.ids().find((each) => isOneNumbered(each.id, id))?.id
  }

  private readonly isTaken = (id: string): boolean => {
    this.taken ??= idsOn(this.to.tree)
    return this.taken.has(id)
  }

  private free(id: string): string {
    const given = new Set(this.named.values())
    return freeId(id, (each) => this.isTaken(each) || given.has(each))
  }
}

/** Elements that say an id that is another there, and all that they stand in, up to the root of the instance. */
function namingParts(view: InstanceView, rename: RenameId): ReadonlySet<NodeId> {
  const parts = new Set<NodeId>()
  for (const { id, kind, name, attributes } of wholeSubtree(view.tree, view.root)) {
    if (kind !== 'element' || renamedAttributes(name, attributes, rename) === null) continue
    for (const node of around(view.tree, id)) {
      if (parts.has(node.id)) break
      parts.add(node.id)
      if (node.id === view.root) break
    }
  }
  return parts
}

/** Instances of one symbol that were on a page before ids were kept apart: the first keeps what it has. */
export function separateInstances(
  tree: HtmlTree,
  instances: readonly HtmlNode[],
  apply: (operation: HtmlOperation) => void,
): void {
  if (instances.length < 2) return
  const seen = new Set<string>()
  let all: Set<string> | null = null
  const isFree = (id: string) => {
    all ??= idsOn(tree)
    return !all.has(id) && !seen.has(id)
  }
  for (const { id: root } of instances) {
    const elements = wholeSubtree(tree, root)
    for (const edit of separateIds(elements, (id) => seen.has(id), isFree)) apply(edit)
    for (const { name, attributes } of wholeSubtree(tree, root)) for (const id of idsOf(name, attributes)) seen.add(id)
  }
}
