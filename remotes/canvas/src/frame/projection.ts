import type { NodeId } from '@pergola/contracts'
import type { HtmlChange, HtmlNode, Pause } from '@pergola/site/html'
import { createElementOf, setAttributeOf } from './dom-names.ts'
import { isDrawnAnew, layFrames, shownName } from './frame-sets.ts'
import { domUnder } from './dom-under.ts'
import { isHollow } from './inert.ts'
import { depthOf, flattenedIn, mostOpen, parentAt } from './parser-depth.ts'
import type { OpenPlace } from './parser-depth.ts'
import type { ElementHosts, NodeSource, Projection } from './projection-ports.ts'
import { shadowModeOf } from './shadow-mode.ts'
import { shownAttributes, syncAttributes } from './shown-attributes.ts'

/** `late` is where the element itself is put once its children stand in it. */
type Place = OpenPlace & { readonly children: readonly NodeId[]; readonly late?: Node }

/** Stands on every node drawn: cheaper to make, to read and to collect than an entry in a map of nodes. */
const identity = Symbol('pergola')
type Drawn = Node & { [identity]?: NodeId }

/** Draws nodes one by one, never as markup: nothing is parsed, so nothing is read differently than the tree has it. */
class DomProjection implements Projection {
  private readonly document: Document
  private readonly source: NodeSource
  private readonly hosts: ElementHosts
  /** By id, which the page counts up from zero. */
  private readonly nodes: (Node | undefined)[] = []
  /** How deep the deepest element was that was ever drawn. */
  private deepest = 0
  /** Where elements stand beside their parents and all is drawn as the tree has it after the changes that are followed. */
  private readonly settled = new Set<Node>()

  constructor(document: Document, source: NodeSource, hosts: ElementHosts) {
    this.document = document
    this.source = source
    this.hosts = hosts
  }

  domOf(id: NodeId): Node | undefined {
    return this.nodes[id]
  }

  elementOf(id: NodeId): Element | undefined {
    const dom = this.nodes[id]
    return dom?.nodeType === Node.ELEMENT_NODE ? (dom as Element) : undefined
  }

  idOf(node: Node | null): NodeId | undefined {
    for (let dom = node; dom; dom = dom.parentNode ?? (dom as Partial<ShadowRoot>).host ?? null) {
      const id = (dom as Drawn)[identity]
      if (id !== undefined && this.nodes[id] === dom) return id
    }
    return undefined
  }

  lift(changes: readonly HtmlChange[]): void {
    this.settled.clear()
    for (const change of changes) {
      const dom = change.type === 'inserted' ? this.nodes[change.node] : undefined
      if (!dom?.parentNode) continue
      const flattened = this.flattenedIn(dom.parentNode)
      if (flattened && this.settled.has(flattened)) continue
      dom.parentNode.removeChild(dom)
      if (flattened === null) continue
      // What stands in it by the tree stands beside it in the frame.
      this.forget(dom)
      this.redrawIn(flattened)
    }
  }

  follow(changes: readonly HtmlChange[]): void {
    for (const change of changes) this.followOne(change)
  }

  bind(id: NodeId, dom: Node): void {
    this.nodes[id] = dom
    ;(dom as Drawn)[identity] = id
  }

  /** A declarative shadow root has no element of its own: the template's content is the root. */
  private drawShadow(node: HtmlNode, host: Element): boolean {
    const shadow = shadowModeOf(node)
    if (!shadow || node.content === null || host.shadowRoot) return false
    try {
      this.bind(node.content, host.attachShadow({ mode: shadow.mode }))
    } catch {
      return false
    }
    return true
  }

  /** Makes one node without its children. Null when the node has no DOM of its own. */
  private drawOne(node: HtmlNode, { element: parent, depth }: OpenPlace): Node | null {
    if (node.kind === 'text' || node.kind === 'comment') {
      const dom =
        node.kind === 'text' ? this.document.createTextNode(node.value) : this.document.createComment(node.value)
      this.bind(node.id, dom)
      return dom
    }
    if (node.kind !== 'element') return null
    const mayHost = node.name === 'template' && parent.nodeType === Node.ELEMENT_NODE && depth <= mostOpen
    if (mayHost && this.drawShadow(node, parent as Element)) return null
    const element = createElementOf(this.document, { ...node, name: shownName(node, parent) })
    for (const attribute of shownAttributes(node, this.hosts)) setAttributeOf(element, attribute)
    if (node.name === 'frameset') layFrames(node, element)
    this.bind(node.id, element)
    if (node.content !== null && element.localName === 'template') {
      this.bind(node.content, (element as HTMLTemplateElement).content)
    }
    this.hosts.drawn(node, element)
    return element
  }

  private staysOut(node: HtmlNode): boolean {
    return isHollow(node) || this.hosts.claims(node)
  }

  /** Where the children of a node go, and which they are; null when they stay out of the frame. */
  private placeOf(node: HtmlNode, element: Node | null, depth: number): Place | null {
    const inner = node.content === null ? undefined : this.source.node(node.content)
    const holder = inner ?? node
    if (this.staysOut(node)) return null
    const dom = this.nodes[holder.id]
    return dom && holder.children.length > 0 ? { dom, element: element ?? dom, depth, children: holder.children } : null
  }

  private *steps(id: NodeId, depth: number): Generator<void> {
    const root = this.source.node(id)
    const first = root && this.placeOf(root, this.nodes[id] ?? null, depth)
    if (!first) return
    const pending = [{ ...first, index: 0 }]
    for (let place = pending.at(-1); place; place = pending.at(-1)) {
      const child = place.children[place.index]
      place.index += 1
      if (child === undefined) {
        pending.pop()
        place.late?.appendChild(place.element)
        continue
      }
      const node = this.source.node(child)
      if (!node) continue
      // It stood elsewhere and has moved in: drawn a second time, the first one would stay behind.
      const moved = this.movedTo(child, place.depth)
      if (moved) {
        place.dom.appendChild(moved)
        continue
      }
      const next = this.drawIn(place, node)
      if (next) pending.push({ ...next, index: 0 })
      yield
    }
  }

  /** Draws a node where it stands in the frame. Answers where its children go; null when it has none there. */
  private drawIn(place: OpenPlace, node: HtmlNode): Place | null {
    const dom = this.drawOne(node, place)
    if (dom === null) return this.placeOf(node, null, place.depth + 1)
    const parent = parentAt(place, dom)
    const depth = parent === place.dom ? place.depth + 1 : place.depth
    if (dom.nodeType === Node.ELEMENT_NODE && depth > this.deepest) this.deepest = depth
    const inside = this.placeOf(node, dom, depth)
    if (inside && depth < mostOpen && this.hosts.isLargeDrawing?.(node, this.source)) return { ...inside, late: parent }
    parent.appendChild(dom)
    return inside
  }

  /** The node drawn elsewhere, if it can be taken as it is; what is too deep here, or was there, is drawn anew. */
  private movedTo(id: NodeId, depth: number): Node | undefined {
    const dom = this.nodes[id]
    if (!dom || depth + this.deepest <= mostOpen) return dom
    dom.parentNode?.removeChild(dom)
    this.forget(dom)
    return undefined
  }

  private drawWhole(node: HtmlNode, parent: Node): Node | null {
    const depth = depthOf(parent)
    const dom = this.drawOne(node, { dom: parent, element: parent, depth })
    for (const _ of this.steps(node.id, depth + 1)) continue
    return dom
  }

  /** Costs nothing on a page that is nowhere as deep. */
  private flattenedIn(dom: Node): Node | null {
    return this.deepest < mostOpen ? null : flattenedIn(dom)
  }

  private redrawIn(dom: Node): void {
    const id = (dom as Drawn)[identity]
    if (id === undefined || this.nodes[id] !== dom || this.settled.has(dom)) return
    this.settled.add(dom)
    this.redrawChildren(id, dom)
  }

  async fill(id: NodeId, pause: Pause): Promise<void> {
    for (const _ of this.steps(id, depthOf(this.nodes[id] ?? this.document))) {
      const wait = pause()
      if (wait && !(await wait)) return
    }
  }

  private forget(top: Node): void {
    // Over the DOM, because the subtree may already have left the tree of the page.
    for (const dom of domUnder(top)) {
      const id = (dom as Drawn)[identity]
      if (id === undefined || this.nodes[id] !== dom) continue
      this.nodes[id] = undefined
      this.hosts.forgotten(id)
    }
  }

  /** The DOM node that the drawn siblings behind a node start with. */
  private following(parent: HtmlNode, id: NodeId, parentDom: Node): Node | null {
    for (let index = parent.children.indexOf(id) + 1; index < parent.children.length; index += 1) {
      const dom = this.nodes[parent.children[index] as NodeId]
      if (dom?.parentNode === parentDom) return dom
    }
    return null
  }

  private insert(parentId: NodeId, id: NodeId): void {
    const parent = this.source.node(parentId)
    const node = this.source.node(id)
    const parentDom = this.nodes[parentId]
    // Changes come as a list while the tree is already at its end: what left again is not drawn.
    if (!parent || !parentDom || node?.parent !== parentId || this.staysOut(parent)) return
    const flattened = this.flattenedIn(parentDom)
    if (flattened !== null) return this.redrawIn(flattened)
    const dom = this.movedTo(id, depthOf(parentDom)) ?? this.drawWhole(node, parentDom)
    if (dom) parentDom.insertBefore(dom, this.following(parent, id, parentDom))
  }

  private remove(id: NodeId): void {
    const dom = this.nodes[id]
    if (!dom) return
    const flattened = dom.parentNode && this.flattenedIn(dom.parentNode)
    if (flattened) return this.redrawIn(flattened)
    dom.parentNode?.removeChild(dom)
    if (!this.source.node(id) || this.source.node(id)?.parent === null) this.forget(dom)
  }

  private syncAttributes(id: NodeId): void {
    const node = this.source.node(id)
    const element = this.nodes[id] as Element | undefined
    if (!node || !element) return
    syncAttributes(element, shownAttributes(node, this.hosts))
  }

  private replace(id: NodeId): void {
    const old = this.nodes[id]
    const node = this.source.node(id)
    if (!old?.parentNode || !node) return
    const parent = old.parentNode
    const flattened = this.flattenedIn(parent)
    if (flattened !== null) return this.redrawIn(flattened)
    const marker = this.document.createComment('')
    parent.replaceChild(marker, old)
    this.forget(old)
    const dom = this.drawWhole(node, parent)
    if (dom) parent.replaceChild(dom, marker)
    else parent.removeChild(marker)
  }

  redraw(id: NodeId): void {
    const dom = this.nodes[id]
    if (!dom) return
    const flattened = this.flattenedIn(dom)
    this.settled.clear()
    if (flattened === null) this.redrawChildren(id, dom)
    else this.redrawIn(flattened)
  }

  private redrawChildren(id: NodeId, dom: Node): void {
    if (!this.source.node(id)) return
    for (let child = dom.firstChild; child; child = dom.firstChild) {
      this.forget(child)
      dom.removeChild(child)
    }
    for (const _ of this.steps(id, depthOf(dom))) continue
  }

  private followOne(change: HtmlChange): void {
    if (change.type === 'inserted') return this.insert(change.parent, change.node)
    if (change.type === 'removed') return this.remove(change.node)
    if (change.type === 'renamed') return this.replace(change.node)
    const node = this.source.node(change.node)
    const dom = this.nodes[change.node]
    if (!node || !dom) return
    if (change.type === 'text') (dom as CharacterData).data = node.value
    // A link or style whose attributes changed may be another sheet, or none. Where the name changes later in the list,
    // these are the attributes of what it becomes: an embedder that stands here meanwhile must not be given them.
    else if (this.hosts.claims(node) || isDrawnAnew(node, dom)) this.replace(change.node)
    else this.syncAttributes(change.node)
  }
}

export function createProjection(document: Document, source: NodeSource, hosts: ElementHosts): Projection {
  return new DomProjection(document, source, hosts)
}
