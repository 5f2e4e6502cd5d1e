import { markers } from '../markers.ts'
import type {
  Crumb,
  DropPosition,
  LayerNode,
  NodeId,
  SelectedElement,
  SymbolInstance,
} from '../services/canvas-state.ts'

/** A page as a test writes it down. */
export interface FakeElement {
  readonly tag: string
  readonly label?: string
  readonly classes?: readonly string[]
  readonly attributes?: Readonly<Record<string, string>>
  readonly text?: string
  readonly children?: readonly FakeElement[]
}

export interface FakeNode {
  readonly id: NodeId
  parent: NodeId | null
  tag: string
  label: string
  classes: string[]
  attributes: Record<string, string>
  text: string | null
  children: NodeId[]
  hidden: boolean
}

const voidTags = new Set(['img', 'input', 'br', 'hr'])

/** A tree of plain nodes with the moves and refusals of a page. */
export interface FakePage {
  readonly root: NodeId
  readonly nodes: ReadonlyMap<NodeId, FakeNode>
  add(element: FakeElement, where: { target: NodeId; position: DropPosition }): NodeId | null
  canMove(ids: readonly NodeId[], where: { target: NodeId; position: DropPosition }): boolean
  move(ids: readonly NodeId[], where: { target: NodeId; position: DropPosition }): boolean
  remove(id: NodeId): void
  layer(id: NodeId): LayerNode | undefined
  describe(id: NodeId): SelectedElement | null
}

/** The nodes by id, and the last id given: ids are never used twice. */
interface Nodes extends Map<NodeId, FakeNode> {
  last: number
}

type Place = { target: NodeId; position: DropPosition }

function plant(nodes: Nodes, element: FakeElement, parent: NodeId | null): NodeId {
  nodes.last += 1
  const id = nodes.last
  const node: FakeNode = {
    id,
    parent,
    tag: element.tag,
    label: element.label ?? element.tag,
    classes: [...(element.classes ?? [])],
    attributes: { ...element.attributes },
    text: element.text ?? null,
    children: [],
    hidden: false,
  }
  nodes.set(id, node)
  for (const child of element.children ?? []) node.children.push(plant(nodes, child, id))
  return id
}

function contains(nodes: Nodes, ancestor: NodeId, id: NodeId | null): boolean {
  for (let at = id; at !== null; at = nodes.get(at)?.parent ?? null) if (at === ancestor) return true
  return false
}

/** The element that would take children there, or null where none may stand. */
function parentFor(nodes: Nodes, where: Place): NodeId | null {
  const parent = where.position === 'inside' ? where.target : (nodes.get(where.target)?.parent ?? null)
  return parent === null || voidTags.has(nodes.get(parent)?.tag ?? 'br') ? null : parent
}

function place(nodes: Nodes, id: NodeId, where: Place) {
  const parentId = parentFor(nodes, where)!
  const parent = nodes.get(parentId)!
  const sibling = parent.children.indexOf(where.target)
  const index = { inside: parent.children.length, before: sibling, after: sibling + 1 }[where.position]
  parent.children.splice(index, 0, id)
  nodes.get(id)!.parent = parentId
}

function detach(nodes: Nodes, id: NodeId) {
  const parent = nodes.get(nodes.get(id)?.parent ?? -1)
  if (parent) parent.children = parent.children.filter((child) => child !== id)
}

export function createFakePage(page: FakeElement): FakePage {
  const nodes: Nodes = Object.assign(new Map<NodeId, FakeNode>(), { last: 0 })
  const root = plant(nodes, page, null)

  const self: FakePage = {
    root,
    nodes,
    add(element, where) {
      if (parentFor(nodes, where) === null) return null
      const id = plant(nodes, element, null)
      place(nodes, id, where)
      return id
    },
    canMove(ids, where) {
      const parent = parentFor(nodes, where)
      if (parent === null) return false
      return ids.every((id) => id !== root && id !== where.target && !contains(nodes, id, parent))
    },
    move(ids, where) {
      if (!self.canMove(ids, where)) return false
      for (const id of ids) {
        detach(nodes, id)
        place(nodes, id, where)
      }
      return true
    },
    remove(id) {
      for (const child of nodes.get(id)?.children ?? []) self.remove(child)
      detach(nodes, id)
      nodes.delete(id)
    },
    layer(id) {
      const node = nodes.get(id)
      if (!node) return undefined
      const { parent, tag, label, children, hidden } = node
      return { id, parent, tag, label, children: [...children], hidden }
    },
    describe(id) {
      const node = nodes.get(id)
      return node ? describeNode(node, nodes, root) : null
    },
  }
  return self
}

function describeNode(node: FakeNode, nodes: ReadonlyMap<NodeId, FakeNode>, root: NodeId): SelectedElement {
  const path: Crumb[] = []
  for (let at: FakeNode | undefined = node; at; at = nodes.get(at.parent ?? -1)) {
    path.unshift({ id: at.id, label: at.label })
  }
  const attributes = Object.entries(node.attributes).map(([name, value]) => ({ name, value }))
  if (node.classes.length > 0) attributes.unshift({ name: 'class', value: node.classes.join(' ') })
  return {
    id: node.id,
    tag: node.tag,
    label: node.label,
    attributes,
    classes: [...node.classes],
    path,
    isText: node.text !== null,
    text: node.text,
    symbol: instanceAround(path, nodes),
    canMove: node.id !== root,
    canRemove: node.id !== root,
  }
}

/** The outermost marked element of a path. */
function instanceAround(path: readonly Crumb[], nodes: ReadonlyMap<NodeId, FakeNode>): SymbolInstance | null {
  const root = path.find(({ id }) => nodes.get(id)?.attributes[markers.symbolId])?.id
  const id = nodes.get(root ?? -1)?.attributes[markers.symbolId]
  return root !== undefined && id !== undefined ? { id, root } : null
}
