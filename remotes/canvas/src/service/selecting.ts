import type { CanvasService, LayerNode, NodeId } from '@pergola/contracts'
import { textContent } from '@pergola/site/html'
import type { OpenPage } from '../document/open-page.ts'
import { hiddenAttribute } from '../frame/helper-css.ts'
import type { CanvasCore } from './canvas-core.ts'
import { isOff } from '../structure/component-switches.ts'
import { selectAlone } from '../symbols/select-alone.ts'
import { isFixed, parentElement } from './describe-element.ts'
import { publishSelection } from './follow-page.ts'

/** From the selected element to those around, beside and in it. */
interface Walking {
  parent(): void
  /** The nearest flex or grid around the selected element; false where there is none. */
  layoutParent(): boolean
  sibling(step: 1 | -1): void
  /** False at the ends of a row, where a step leads nowhere. */
  hasSibling(step: 1 | -1): boolean
  /** Everything beside the selected element, itself included; on a page with nothing selected its top elements. */
  all(): void
  firstChild(): boolean
}

export interface Selecting
  extends
    Walking,
    Pick<
      CanvasService,
      'select' | 'hover' | 'focus' | 'layer' | 'rootLayer' | 'find' | 'setHidden' | 'textOf' | 'attributesOf'
    > {}

/** Children that layers show: elements, a template's content taken for its own. */
export function elementChildren(page: OpenPage, id: NodeId): readonly NodeId[] {
  const node = page.node(id)
  const holder = node && node.content !== null ? page.node(node.content) : node
  return holder?.children.filter((child) => page.node(child)?.kind === 'element') ?? []
}

function layer(core: CanvasCore, id: NodeId): LayerNode | undefined {
  const { page } = core
  const node = page?.node(id)
  if (!page || node?.kind !== 'element') return undefined
  return {
    id,
    parent: id === page.tree.body() ? null : parentElement(page, id),
    tag: node.name,
    label: page.labels.of(id),
    children: elementChildren(page, id).filter((child) => !isOff(page, child, 'layerable')),
    hidden: core.hidden.has(id),
  }
}

/** Shows an element that is out of view. */
export function scrollTo(core: CanvasCore, id: NodeId): void {
  const element = core.frame?.projection.elementOf(id)
  const { frame } = core
  if (!element || !frame) return
  const { top, bottom } = element.getBoundingClientRect()
  const { innerHeight } = frame.window
  const isSeen = top >= 0 && bottom <= innerHeight
  const place = bottom - top > innerHeight ? 'start' : 'center'
  // A frame that is larger than its stage, when zoomed, may hide what its own window shows.
  element.scrollIntoView({ block: isSeen ? 'nearest' : place, inline: 'nearest', behavior: 'instant' })
}

/** Something of it is seen. */
export function isInView({ frame }: CanvasCore, id: NodeId): boolean {
  const box = frame?.projection.elementOf(id)?.getBoundingClientRect()
  return !!frame && !!box && box.bottom > 0 && box.top < frame.window.innerHeight
}

/** Shows an element of which nothing is seen; what a person sees a part of stays where it is. */
export function reveal(core: CanvasCore, id: NodeId | undefined): void {
  if (id !== undefined && core.frame?.projection.elementOf(id) && !isInView(core, id)) scrollTo(core, id)
}

function find(core: CanvasCore, selector: string, within?: NodeId): readonly NodeId[] {
  const { frame } = core
  const root = within === undefined ? frame?.document : frame?.projection.elementOf(within)
  if (!frame || !root) return []
  try {
    const found = [...root.querySelectorAll(selector)].map((element) => frame.projection.idOf(element))
    return [...new Set(found.filter((id) => id !== undefined))]
  } catch {
    return []
  }
}

function setHidden(core: CanvasCore, id: NodeId, hidden: boolean): void {
  if (hidden) core.hidden.add(id)
  else core.hidden.delete(id)
  core.frame?.projection.elementOf(id)?.toggleAttribute(hiddenAttribute, hidden)
  // Layers read it with the page's next state.
  core.publish({ revision: core.store.getState().revision + 1 })
  core.moved.emit()
}

/** The nearest element around another one that lays its children out as a flex or a grid. */
function layoutAround({ page, frame }: CanvasCore, id: NodeId): NodeId | null {
  if (!page || !frame) return null
  for (let at = parentElement(page, id); at !== null; at = parentElement(page, at)) {
    const element = frame.projection.elementOf(at)
    if (element && /(?:flex|grid)$/.test(frame.window.getComputedStyle(element).display)) return at
  }
  return null
}

/** The selected element and all beside it; of the page itself what it holds. */
function rowOf({ page }: CanvasCore, id: NodeId | null): readonly NodeId[] {
  if (!page) return []
  const parent = id === null || isFixed(page, id) ? null : parentElement(page, id)
  return elementChildren(page, parent ?? page.tree.body())
}

function walking(core: CanvasCore, select: CanvasService['select']): Walking {
  const current = () => core.store.getState().selected?.id ?? null
  const neighbour = (id: NodeId, step: 1 | -1) => {
    const row = rowOf(core, id)
    return row[row.indexOf(id) + step]
  }
  return {
    parent() {
      const { page } = core
      const id = current()
      const parent = page && id !== null ? parentElement(page, id) : null
      if (!page || parent === null || parent === page.tree.html()) select([])
      else select([parent], { scroll: true })
    },
    layoutParent() {
      const id = current()
      const around = id === null ? null : layoutAround(core, id)
      if (around !== null) select([around], { scroll: true })
      return around !== null
    },
    sibling(step) {
      const { page } = core
      const id = current()
      if (!page) return
      if (id === null || isFixed(page, id)) return select([page.tree.body()])
      const next = neighbour(id, step)
      if (next !== undefined) select([next], { scroll: true })
    },
    hasSibling(step) {
      const id = current()
      return id !== null && core.page !== null && !isFixed(core.page, id) && neighbour(id, step) !== undefined
    },
    all: () => select(rowOf(core, current())),
    firstChild() {
      const { page } = core
      const id = current()
      const child = page && id !== null ? elementChildren(page, id)[0] : page?.tree.body()
      if (child === undefined) return false
      select([child], { scroll: true })
      return true
    },
  }
}

export function createSelecting(core: CanvasCore): Selecting {
  function select(ids: readonly NodeId[], options?: { scroll?: boolean }): void {
    core.settle.emit()
    publishSelection(core, ids)
    const last = ids.at(-1)
    if (options?.scroll && last !== undefined) scrollTo(core, last)
  }

  return {
    ...walking(core, selectAlone(core, select)),
    select,
    hover(id) {
      if (core.hovered === id) return
      core.hovered = id
      core.moved.emit()
    },
    focus: () => core.frame?.element.focus({ preventScroll: true }),
    layer: (id) => layer(core, id),
    rootLayer: () => core.page?.tree.body() ?? null,
    find: (selector, within) => find(core, selector, within),
    attributesOf(id) {
      const node = core.page?.node(id)
      return node?.kind === 'element'
        ? (core.page?.attributesOf(node) ?? []).map(({ name, value }) => ({ name, value }))
        : []
    },
    textOf: (id) => (core.page?.node(id) ? textContent(core.page.tree, id) : ''),
    setHidden: (id, hidden) => setHidden(core, id, hidden),
  }
}
