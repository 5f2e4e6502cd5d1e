import type { NodeId } from '@pergola/contracts'
import { markers } from '@pergola/contracts'
import { printNode } from '../html/index.ts'
import type { HtmlAttribute, HtmlNode, HtmlTree } from '../html/index.ts'
import { idsOf } from '../ids/references.ts'
import type { IdIn } from './match-ids.ts'
import { inside, ownParts, placeKey, placesFrom, propertiesOf } from './properties.ts'
import type { OwnParts, SymbolProperty } from './properties.ts'
import { pushAll } from '../lists/long-lists.ts'

const none: readonly string[] = []

/** A node as each instance is compared with it. */
interface Read {
  readonly properties: readonly SymbolProperty[]
  readonly own: OwnParts
  readonly inside: readonly HtmlNode[]
}

/** One instance as others are compared with it. What it has read once it knows: to be made anew when it has changed. */
export class InstanceView {
  readonly tree: HtmlTree
  readonly root: NodeId
  private readonly keys = new Map<NodeId, string>()
  private readonly known = new Map<NodeId, readonly string[]>()
  private readonly reads = new Map<NodeId, Read>()
  private all: ReadonlySet<string> | null = null
  private given: readonly IdIn[] | null = null

  constructor(tree: HtmlTree, root: NodeId) {
    this.tree = tree
    this.root = root
  }

  /** Whether a place of that name was anywhere in the instance when it was first asked for one. */
  readonly has = (name: string): boolean => this.remember().has(name)

  /** To be called before places come or go. */
  remember(): ReadonlySet<string> {
    this.all ??= new Set(this.namesFrom(this.root))
    return this.all
  }

  read(node: HtmlNode): Read {
    const known = this.reads.get(node.id)
    if (known) return known
    const nodes = inside(this.tree, node).map((id) => this.tree.node(id))
    const read = {
      properties: propertiesOf(node),
      own: ownParts(node),
      inside: nodes.filter((each) => each !== undefined),
    }
    this.reads.set(node.id, read)
    return read
  }

  print({ id }: HtmlNode): string {
    return printNode(this.tree, id)
  }

  /** The same for what reads the same; null for white space, which tells no place from another. */
  key(node: HtmlNode): string | null {
    if (node.kind === 'text' && node.value.trim() === '') return null
    const print = this.print(node)
    if (node.kind !== 'element' || !print.includes(markers.symbolProperty)) return print
    const known = this.keys.get(node.id) ?? this.structure(node)
    this.keys.set(node.id, known)
    return known
  }

  /** The places an element is or holds. */
  names(node: HtmlNode): readonly string[] {
    if (node.kind !== 'element' || !this.print(node).includes(markers.symbolProperty)) return none
    const known = this.known.get(node.id) ?? this.namesFrom(node.id)
    this.known.set(node.id, known)
    return known
  }

  /** Whether anything in it may have an id, as its text says. */
  mayHaveIds(): boolean {
    return /[\s"'/](?:id|name)\s*=/i.test(printNode(this.tree, this.root))
  }

  /** Ids of what the symbol says, in the order of the document: the instance's own content has others. */
  ids(): readonly IdIn[] {
    this.given ??= this.readIds()
    return this.given
  }

  private readIds(): readonly IdIn[] {
    const found = new Map<string, IdIn>()
    const pending = [this.root]
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const node = this.tree.node(at)
      if (node === undefined) continue
      for (const id of idsOf(node.name, node.attributes)) if (!found.has(id)) found.set(id, { id, element: node.name })
      if (!ownParts(node).children) pushAll(pending, inside(this.tree, node).toReversed())
    }
    return [...found.values()]
  }

  private namesFrom(id: NodeId): readonly string[] {
    return [...placesFrom(this.tree, id)].flatMap((place) => propertiesOf(place).map(placeKey))
  }

  /** What the element says, its instance's own values left out; `attributesOf` may read attributes another way. */
  structure(node: HtmlNode, attributesOf = (each: HtmlNode): readonly HtmlAttribute[] => each.attributes): string {
    const words: string[] = []
    const pending: (NodeId | null)[] = [node.id]
    for (let at = pending.pop(); at !== undefined; at = pending.pop()) {
      const each = at === null ? undefined : this.tree.node(at)
      if (each === undefined) words.push('>')
      else if (each.kind === 'element') {
        const own = ownParts(each)
        const attributes = attributesOf(each).filter(({ name }) => !own.attributes.has(name))
        words.push('<', each.name, ...attributes.flatMap(({ name, value }) => [name, value]))
        pending.push(null, ...(own.children ? [] : inside(this.tree, each).toReversed()))
      } else words.push(each.kind, each.value)
    }
    return JSON.stringify(words)
  }
}
