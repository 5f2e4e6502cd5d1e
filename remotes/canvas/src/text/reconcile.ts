import type { NodeId } from '@pergola/contracts'
import type { HtmlNode, HtmlOperation, HtmlSubtree } from '@pergola/site/html'

interface ReconcileInput {
  node(id: NodeId): HtmlNode | undefined
  /** The node drawn as exactly this DOM node. */
  idOf(dom: Node): NodeId | undefined
  /** The node is drawn at all. */
  isDrawn(id: NodeId): boolean
  /** The element's inside is not the page's own in the frame, or nothing that is typed in. */
  isClosed(node: HtmlNode): boolean
  /** What typing may not take away has left the edited element all the same. */
  isLost(id: NodeId): boolean
  /** The node's own markup. */
  source(id: NodeId): string
  /** Reads markup as the inside of an element. */
  parse(html: string, parent: NodeId): readonly HtmlSubtree[]
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')
}

function attributesOf(element: Element): string {
  return element
    .getAttributeNames()
    .filter((name) => !name.startsWith('pergola-') && name !== 'contenteditable')
    .map((name) => ` ${name}="${escaped(element.getAttribute(name) ?? '').replaceAll('"', '&quot;')}"`)
    .join('')
}

/** Markup of what typing has made. Elements of the page that were moved about keep what the frame never had. */
function markupOf(dom: Node, input: ReconcileInput): string {
  if (dom.nodeType === Node.TEXT_NODE) return escaped((dom as Text).data)
  if (dom.nodeType !== Node.ELEMENT_NODE) return ''
  const element = dom as Element
  const id = input.idOf(element)
  const known = id === undefined ? undefined : input.node(id)
  if (known && input.isClosed(known)) return input.source(known.id)
  const attributes = known
    ? known.attributes.map(({ name, value }) => ` ${name}="${escaped(value).replaceAll('"', '&quot;')}"`).join('')
    : attributesOf(element)
  // What a browser strikes through with is no HTML any more.
  const name = known === undefined && element.localName === 'strike' ? 's' : element.localName
  if (['br', 'img', 'wbr', 'input', 'hr'].includes(name)) return `<${name}${attributes}>`
  const inside = [...element.childNodes].map((child) => markupOf(child, input)).join('')
  return `<${name}${attributes}>${inside}</${name}>`
}

/** Browsers type a hard space where a soft one would fold; the page never had one, so none was meant. */
function typedText(value: string, before: string): string {
  return before.includes('\u00a0') ? value : value.replaceAll('\u00a0', ' ')
}

/** A line break that the browser puts at the end only to make the last line stand. */
function isFiller(dom: Node, input: ReconcileInput): boolean {
  return dom.nodeName === 'BR' && !dom.nextSibling && input.idOf(dom) === undefined
}

/** The DOM children that still are children of the node, in the node's order. */
function keptChildren(node: HtmlNode, dom: Node, input: ReconcileInput): Map<Node, NodeId> {
  const kept = new Map<Node, NodeId>()
  let last = -1
  for (const child of dom.childNodes) {
    const id = input.idOf(child)
    const index = id === undefined ? -1 : node.children.indexOf(id)
    if (id === undefined || index <= last) continue
    last = index
    kept.set(child, id)
  }
  return kept
}

/**
 * The smallest edits that make the tree what the DOM of an edited element has become. Runs of text that only changed
 * their words are text edits of exactly those nodes; the rest of the element is not touched.
 */
export function reconcile(id: NodeId, dom: Node, input: ReconcileInput): HtmlOperation[] {
  const node = input.node(id)
  if (!node || input.isClosed(node)) return []
  const operations: HtmlOperation[] = []
  const kept = keptChildren(node, dom, input)
  const keptIds = new Set(kept.values())
  const left = node.children.filter((child) => keptIds.has(child) || !input.isDrawn(child) || input.isLost(child))
  for (const child of node.children) {
    if (!left.includes(child)) operations.push({ type: 'html.remove', node: child })
  }
  let index = 0
  const passUndrawn = (until: NodeId | undefined) => {
    while (index < left.length && left[index] !== until && !keptIds.has(left[index] as NodeId)) index += 1
  }
  let shift = 0
  for (const child of dom.childNodes) {
    const childId = kept.get(child)
    passUndrawn(childId)
    if (childId !== undefined) {
      operations.push(...editsWithin(childId, child, input))
      index += 1
    } else if (!isFiller(child, input)) {
      const html = typedText(markupOf(child, input), '')
      const nodes = html === '' ? [] : input.parse(html, id)
      if (nodes.length > 0) operations.push({ type: 'html.insert', parent: id, index: index + shift, nodes })
      shift += nodes.length
    }
  }
  return operations
}

function editsWithin(id: NodeId, dom: Node, input: ReconcileInput): HtmlOperation[] {
  const node = input.node(id)
  if (node?.kind === 'text') {
    const value = typedText((dom as Text).data, node.value)
    return value === node.value ? [] : [{ type: 'html.text', node: id, value }]
  }
  if (node?.kind !== 'element') return []
  return reconcile(id, dom, input)
}
