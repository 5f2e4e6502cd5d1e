import type { AttributeEntry, Crumb, NodeId, SelectedElement, SymbolInstance } from '@pergola/contracts'
import { descendants } from '@pergola/site/html'
import { instanceAround, symbolIdOf } from '@pergola/site/symbols'
import type { CanvasCore } from './canvas-core.ts'
import type { OpenPage } from '../document/open-page.ts'
import { isOff } from '../structure/component-switches.ts'
import { isTypable, textOf } from '../text/is-text.ts'

export function classesOf(attributes: readonly AttributeEntry[]): readonly string[] {
  const value = attributes.find((attribute) => attribute.name === 'class')?.value ?? ''
  return [...new Set(value.split(/\s+/).filter((name) => name !== ''))]
}

/** The element around a node; a template's content counts as the inside of the template. */
export function parentElement(page: OpenPage, id: NodeId): NodeId | null {
  const parent = page.node(id)?.parent ?? null
  const node = parent === null ? undefined : page.node(parent)
  if (node?.kind === 'element') return node.id
  return parent === null ? null : page.templateOf(parent)
}

/** From the outermost element down to the node itself. */
function pathOf(page: OpenPage, id: NodeId): readonly Crumb[] {
  const path: Crumb[] = []
  for (let at: NodeId | null = id; at !== null; at = parentElement(page, at)) {
    path.unshift({ id: at, label: page.labels.of(at) })
  }
  return path
}

/** The page's frame of elements: without them there is no page. */
export function isFixed(page: OpenPage, id: NodeId): boolean {
  return id === page.tree.html() || id === page.tree.head() || id === page.tree.body()
}

/** Something is selected that is no part of the page's frame; what may be done with it is for its switches to say. */
export function hasElement({ page, store }: Pick<CanvasCore, 'page' | 'store'>): boolean {
  const { selected, readOnly } = store.getState()
  return !readOnly && page !== null && selected !== null && !isFixed(page, selected.id)
}

/** What a person would count: not the page itself, and nothing that stands in its head. */
export function countElements(page: OpenPage): number {
  const { tree } = page
  const around = [...descendants(tree, tree.head())].filter(
    (node) => node.kind === 'element' && node.id !== tree.head(),
  )
  return Math.max(0, tree.size - around.length - 3)
}

export function describeElement(page: OpenPage, id: NodeId): SelectedElement | null {
  const node = page.node(id)
  if (node?.kind !== 'element') return null
  const attributes = page.attributesOf(node)
  const movable = !isFixed(page, id)
  return {
    id,
    tag: node.name,
    label: page.labels.of(id),
    attributes: attributes.map(({ name, value }) => ({ name, value })),
    classes: classesOf(attributes),
    path: pathOf(page, id),
    isText: isTypable(page, node),
    text: textOf(page, node),
    canMove: movable && !isOff(page, id, 'draggable'),
    canRemove: movable && !isOff(page, id, 'removable'),
    symbol: symbolAround(page, id),
  }
}

/** The instance around a node, or the node itself, of a symbol the project knows. */
export function symbolAround(page: OpenPage, id: NodeId): SymbolInstance | null {
  const symbols = page.project().symbols
  const root = instanceAround(page.tree, id)
  const symbol = root && symbolIdOf(root)
  return root && symbol && Object.hasOwn(symbols, symbol) ? { id: symbol, root: root.id } : null
}
