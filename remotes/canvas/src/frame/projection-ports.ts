import type { NodeId } from '@pergola/contracts'
import type { HtmlAttribute, HtmlChange, HtmlNode, Pause } from '@pergola/site/html'

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
  /** Whether an element is put into the page once all of it stands; absent where nothing is that large. */
  isLargeDrawing?: ((node: HtmlNode, source: NodeSource) => boolean) | undefined
  /** Attributes as they are drawn while the page is looked at with other preferences; absent while it is not. */
  emulated?: ((node: HtmlNode, attributes: readonly HtmlAttribute[]) => readonly HtmlAttribute[]) | undefined
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
