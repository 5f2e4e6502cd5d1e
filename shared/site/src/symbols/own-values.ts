import type { NodeId } from '@pergola/contracts'
import { attributeOf, copySubtree } from '../html/index.ts'
import type { HtmlNode, HtmlOperation, HtmlSubtree, HtmlTree } from '../html/index.ts'
import { hasOwnChildren, ownAttributesOf, placeKey, placesFrom, propertiesOf } from './properties.ts'
import type { SymbolProperty } from './properties.ts'

interface OwnValue {
  readonly attributes: Readonly<Record<string, string | null>>
  /** Null where the place has no content of its own. */
  readonly children: readonly HtmlSubtree[] | null
}

/** False, having done nothing, where the page cannot hold it so. */
export type TryHtml = (operation: HtmlOperation) => boolean

/** What an instance has of its own, over the moment in which its places are taken away and made anew elsewhere. */
export class OwnValues {
  private readonly tree: HtmlTree
  private readonly kept = new Map<string, OwnValue[]>()

  constructor(tree: HtmlTree) {
    this.tree = tree
  }

  /** To be called before a node goes. */
  keep(id: NodeId): void {
    for (const node of placesFrom(this.tree, id)) this.keepOf(node, propertiesOf(node))
  }

  /** To be called before an element stops being the place of some properties. */
  keepOf(node: HtmlNode, properties: readonly SymbolProperty[]): void {
    for (const property of properties) {
      const key = placeKey(property)
      const attributes = ownAttributesOf(property).map((name) => [name, attributeOf(node, name)])
      const children = hasOwnChildren(property) ? this.copies(node) : null
      const value = { attributes: Object.fromEntries(attributes), children }
      this.kept.set(key, [...(this.kept.get(key) ?? []), value])
    }
  }

  /** Gives places that have come the values of those that went, the first to the first. */
  giveBack(id: NodeId, apply: TryHtml): void {
    if (this.kept.size === 0 || this.tree.node(id) === undefined) return
    const places = [...placesFrom(this.tree, id)]
    for (const node of places) this.giveBackTo(node, propertiesOf(node), apply)
  }

  /** The same for an element that has become the place of some properties. */
  giveBackTo(node: HtmlNode, properties: readonly SymbolProperty[], apply: TryHtml): void {
    for (const property of properties) {
      const value = this.kept.get(placeKey(property))?.shift()
      if (value) this.fill(node, value, apply)
    }
  }

  private fill(node: HtmlNode, { attributes, children }: OwnValue, apply: TryHtml): void {
    const changed = Object.entries(attributes).filter(([name, value]) => value !== attributeOf(node, name))
    if (changed.length > 0) apply({ type: 'html.attributes', node: node.id, attributes: Object.fromEntries(changed) })
    if (children === null) return
    const common = this.copies(node)
    for (const child of node.children.slice()) if (!apply({ type: 'html.remove', node: child })) return
    const insertion = (nodes: readonly HtmlSubtree[]) =>
      nodes.length === 0 || apply({ type: 'html.insert', parent: node.id, index: 0, nodes })
    if (!insertion(children)) insertion(common)
  }

  private copies({ children }: HtmlNode): readonly HtmlSubtree[] {
    return children.map((child) => copySubtree(this.tree, child))
  }
}
