import type { NodeId } from '@pergola/contracts'
import type { HtmlAttribute, HtmlChange, HtmlNode, Pause } from '@pergola/site/html'
import { createElementOf, setAttributeOf } from './dom-names.ts'
import { inertAttributes, isHollow, namesFile } from './inert.ts'

/** Nodes of the page by identity; what the projection needs of a document. */
export interface NodeSource {
  node(id: NodeId): HtmlNode | undefined
}

/** Elements that somebody else fills: sheets, and the head with the frame's own base address. */
export interface ElementHosts {
  /** True when the element's content is taken care of. */
  claims(node: HtmlNode): boolean
  drawn(node: HtmlNode, element: Element): void
  forgotten(id: NodeId): void
  addressOf(attribute: HtmlAttribute): string
}

export interface Projection {
  domOf(id: NodeId): Node | undefined
  elementOf(id: NodeId): Element | undefined
  idOf(node: Node | null): NodeId | undefined
  /** Draws the children of a node that stands in the frame, yielding whenever `pause` asks for it. */
  fill(id: NodeId, pause: Pause): Promise<void>
  /** Binds a node to a DOM node that somebody else made. */
  bind(id: NodeId, dom: Node): void
  /** Before a list of changes is followed one by one: what is put elsewhere by it stands in nobody's way. */
  lift(changes: readonly HtmlChange[]): void
  follow(changes: readonly HtmlChange[]): void
  /** Draws the children of an element anew, after something else has changed its DOM. */
  redraw(id: NodeId): void
}

interface ShadowMode {
  readonly mode: 'open' | 'closed'
}

interface Place {
  readonly dom: Node
  readonly children: readonly NodeId[]
}

/** Attributes of the editor's own in the frame; the page's attributes come and go around them. */
export const editorPrefix = 'pergola-'

function shadowModeOf(node: HtmlNode): ShadowMode | null {
  const value = node.attributes.find((attribute) => attribute.name.toLowerCase() === 'shadowrootmode')?.value
  const mode = value?.toLowerCase()
  return mode === 'open' || mode === 'closed' ? { mode } : null
}

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
    for (const change of changes) {
      const dom = change.type === 'inserted' ? this.nodes[change.node] : undefined
      dom?.parentNode?.removeChild(dom)
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

  /** What is fetched from the root of the site lies in the project's folder here. */
  private shownAttributes(node: HtmlNode): readonly HtmlAttribute[] {
    const attributes = inertAttributes(node)
    if (!attributes.some(({ name }) => namesFile(name))) return attributes
    return attributes.map((attribute) =>
      namesFile(attribute.name) ? { ...attribute, value: this.hosts.addressOf(attribute) } : attribute,
    )
  }

  /** Makes one node without its children. Null when the node has no DOM of its own. */
  private drawOne(node: HtmlNode, parent: Node): Node | null {
    if (node.kind === 'text' || node.kind === 'comment') {
      const dom =
        node.kind === 'text' ? this.document.createTextNode(node.value) : this.document.createComment(node.value)
      this.bind(node.id, dom)
      return dom
    }
    if (node.kind !== 'element') return null
    if (node.name === 'template' && parent.nodeType === Node.ELEMENT_NODE && this.drawShadow(node, parent as Element)) {
      return null
    }
    const element = createElementOf(this.document, node)
    for (const attribute of this.shownAttributes(node)) setAttributeOf(element, attribute)
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
  private placeOf(node: HtmlNode): Place | null {
    const inner = node.content === null ? undefined : this.source.node(node.content)
    const holder = inner ?? node
    if (this.staysOut(node)) return null
    const dom = this.nodes[holder.id]
    return dom && holder.children.length > 0 ? { dom, children: holder.children } : null
  }

  private *steps(id: NodeId): Generator<void> {
    const root = this.source.node(id)
    const first = root && this.placeOf(root)
    if (!first) return
    const pending = [{ ...first, index: 0 }]
    for (let place = pending.at(-1); place; place = pending.at(-1)) {
      const child = place.children[place.index]
      place.index += 1
      if (child === undefined) {
        pending.pop()
        continue
      }
      const node = this.source.node(child)
      if (!node) continue
      // It stood elsewhere and has moved in: drawn a second time, the first one would stay behind.
      const moved = this.nodes[child]
      if (moved) {
        place.dom.appendChild(moved)
        continue
      }
      const dom = this.drawOne(node, place.dom)
      if (dom) place.dom.appendChild(dom)
      const next = this.placeOf(node)
      if (next) pending.push({ ...next, index: 0 })
      yield
    }
  }

  private drawWhole(node: HtmlNode, parent: Node): Node | null {
    const dom = this.drawOne(node, parent)
    for (const _ of this.steps(node.id)) continue
    return dom
  }

  async fill(id: NodeId, pause: Pause): Promise<void> {
    for (const _ of this.steps(id)) {
      const wait = pause()
      if (wait && !(await wait)) return
    }
  }

  private forget(dom: Node): void {
    const id = (dom as Drawn)[identity]
    if (id !== undefined && this.nodes[id] === dom) {
      this.nodes[id] = undefined
      this.hosts.forgotten(id)
    }
    // Over the DOM, because the subtree may already have left the tree of the page.
    for (const child of dom.childNodes) this.forget(child)
    if (dom.nodeName === 'TEMPLATE') this.forget((dom as HTMLTemplateElement).content)
    const shadow = (dom as Partial<Element>).shadowRoot
    if (shadow) this.forget(shadow)
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
    const dom = this.nodes[id] ?? this.drawWhole(node, parentDom)
    if (dom) parentDom.insertBefore(dom, this.following(parent, id, parentDom))
  }

  private remove(id: NodeId): void {
    const dom = this.nodes[id]
    if (!dom) return
    dom.parentNode?.removeChild(dom)
    if (!this.source.node(id) || this.source.node(id)?.parent === null) this.forget(dom)
  }

  private syncAttributes(id: NodeId): void {
    const node = this.source.node(id)
    const element = this.nodes[id] as Element | undefined
    if (!node || !element) return
    const wanted = this.shownAttributes(node)
    const names = new Set(wanted.map((attribute) => attribute.name))
    for (const name of element.getAttributeNames()) {
      if (!names.has(name) && !name.startsWith(editorPrefix)) element.removeAttribute(name)
    }
    for (const attribute of wanted) {
      if (element.getAttribute(attribute.name) !== attribute.value) setAttributeOf(element, attribute)
    }
  }

  private replace(id: NodeId): void {
    const old = this.nodes[id]
    const node = this.source.node(id)
    if (!old?.parentNode || !node) return
    const parent = old.parentNode
    const marker = this.document.createComment('')
    parent.replaceChild(marker, old)
    this.forget(old)
    const dom = this.drawWhole(node, parent)
    if (dom) parent.replaceChild(dom, marker)
    else parent.removeChild(marker)
  }

  redraw(id: NodeId): void {
    const node = this.source.node(id)
    const dom = this.nodes[id]
    if (!node || !dom) return
    for (let child = dom.firstChild; child; child = dom.firstChild) {
      this.forget(child)
      dom.removeChild(child)
    }
    for (const _ of this.steps(id)) continue
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
    else if (this.hosts.claims(node) || node.name === 'link' || !isOfName(dom, node.name)) this.replace(change.node)
    else this.syncAttributes(change.node)
  }
}

function isOfName(dom: Node, name: string): boolean {
  return dom.nodeName.toLowerCase() === name.toLowerCase()
}

export function createProjection(document: Document, source: NodeSource, hosts: ElementHosts): Projection {
  return new DomProjection(document, source, hosts)
}
