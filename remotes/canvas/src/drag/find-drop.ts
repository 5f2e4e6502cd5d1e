import type { DropPosition, NodeId } from '@pergola/contracts'
import type { PageFrame } from '../frame/page-frame.ts'
import { frameScale } from '../pointer/follow-pointer.ts'
import { elementAt } from '../pointer/hit.ts'
import type { Box } from '../viewport/viewport.ts'
import type { DropPlace, DropRefusal } from './drop-place.ts'
import { flowOf, type Flow } from './flow-axis.ts'
import { messages } from './messages.ts'
import { isBefore, nearestChild, type Point } from './nearest-child.ts'

/** What a drag has to know of the page it hovers over. */
export interface DropRules {
  parentOf(id: NodeId): NodeId | null
  /** Element children, in order. */
  childrenOf(id: NodeId): readonly NodeId[]
  body(): NodeId
  readonly dragged: ReadonlySet<NodeId>
  /** Why what is dragged goes nowhere at all. */
  readonly fixed: string | undefined
  /** True for what is being dragged and all it holds. */
  isDragged(id: NodeId): boolean
  accepts(where: { target: NodeId; position: DropPosition }): boolean
  /** Why it does not, where there is more to say than that it cannot stand there. */
  reason?(where: { target: NodeId; position: DropPosition }): string | undefined
  /** Takes children in the first place: not a text, not an image. */
  isContainer(id: NodeId): boolean
  /** May hold something, even where it is a text by now: a cell, an item of a list. */
  mayHold(id: NodeId): boolean
}

/**
 * Pixels of the screen. Near the edge of a container the drop goes beside it, in its middle into it. Towards its neighbours
 * the edge is wider than across them: that is where a hand aims that wants to come between two.
 */
const edge = { along: 20, across: 8 }
const lineThickness = 3

function lineBeside(bounds: DOMRect, before: boolean, flow: Flow): Box {
  const start = before !== flow.reversed
  if (flow.axis === 'x') {
    const left = (start ? bounds.left : bounds.right) - lineThickness / 2
    return { left, top: bounds.top, width: lineThickness, height: bounds.height }
  }
  const top = (start ? bounds.top : bounds.bottom) - lineThickness / 2
  return { left: bounds.left, top, width: bounds.width, height: lineThickness }
}

class PlaceFinder {
  private readonly frame: PageFrame
  private readonly rules: DropRules
  /** Of the innermost place that was refused for one. */
  private reason: string | undefined

  constructor(frame: PageFrame, rules: DropRules) {
    this.frame = frame
    this.rules = rules
  }

  private elementOf(id: NodeId | null): Element | undefined {
    return id === null ? undefined : this.frame.projection.elementOf(id)
  }

  private flowAt(parent: Element, child: Element | null): Flow {
    const { window } = this.frame
    return flowOf(window.getComputedStyle(parent), child && window.getComputedStyle(child))
  }

  private accepts(where: { target: NodeId; position: DropPosition }): boolean {
    const accepted = this.rules.accepts(where)
    if (!accepted) this.reason ??= this.rules.reason?.(where)
    return accepted
  }

  private beside(id: NodeId, point: Point): DropPlace | null {
    const parent = this.rules.parentOf(id)
    const element = this.elementOf(id)
    const parentElement = this.elementOf(parent)
    if (!element || !parentElement || parent === null) return null
    const flow = this.flowAt(parentElement, element)
    const bounds = element.getBoundingClientRect()
    const before = isBefore(point, bounds, flow)
    const position = before ? 'before' : 'after'
    if (!this.accepts({ target: id, position })) return null
    return { target: id, position, parent, line: lineBeside(bounds, before, flow) }
  }

  private inside(id: NodeId, point: Point): DropPlace | null {
    const element = this.elementOf(id)
    if (!element || !this.accepts({ target: id, position: 'inside' })) return null
    // The element itself is not dragged, so of its children only those that were picked up are.
    const children = this.rules.childrenOf(id).filter((child) => !this.rules.dragged.has(child))
    const elements = children.map((child) => this.elementOf(child))
    const flow = this.flowAt(element, elements.find((child) => child !== undefined) ?? null)
    const measure = (index: number) => elements[index]?.getBoundingClientRect() ?? new DOMRect()
    const nearest = nearestChild(point, children.length, measure, flow)
    const target = nearest ? children[nearest.index] : undefined
    if (!nearest || target === undefined) return { target: id, position: 'inside', parent: id, line: null }
    const line = lineBeside(measure(nearest.index) as DOMRect, nearest.before, flow)
    return { target, position: nearest.before ? 'before' : 'after', parent: id, line }
  }

  private insteadOfBeside(id: NodeId, point: Point): DropPlace | null {
    return this.rules.mayHold(id) ? this.inside(id, point) : null
  }

  private isAtEdge(id: NodeId, point: Point): boolean {
    const element = this.elementOf(id)
    const parent = this.elementOf(this.rules.parentOf(id))
    if (!element || !parent || id === this.rules.body()) return false
    const { axis } = this.flowAt(parent, element)
    const { zoom } = frameScale(this.frame)
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect()
    const nearX = Math.min(edge[axis === 'x' ? 'along' : 'across'] / zoom, width / 4)
    const nearY = Math.min(edge[axis === 'y' ? 'along' : 'across'] / zoom, height / 4)
    const isBesideX = Math.min(point.x - left, right - point.x) < nearX
    return isBesideX || Math.min(point.y - top, bottom - point.y) < nearY
  }

  private startAt(hit: NodeId | null): NodeId {
    const body = this.rules.body()
    const element = this.elementOf(hit)
    return hit !== null && element && this.elementOf(body)?.contains(element) ? hit : body
  }

  find(point: Point): DropPlace | DropRefusal {
    const { rules } = this
    if (rules.fixed !== undefined) return { refused: rules.fixed }
    const hit = elementAt(this.frame, point.x, point.y)
    if (hit !== null && rules.isDragged(hit)) return { refused: messages.intoItself }
    const first = this.startAt(hit)
    this.reason = undefined
    for (let id: NodeId | null = first; id !== null; id = id === rules.body() ? null : rules.parentOf(id)) {
      const into = rules.isContainer(id) && !this.isAtEdge(id, point)
      // Beside a cell only cells may stand: whatever else is dropped there is meant for the cell.
      const place = into ? this.inside(id, point) : (this.beside(id, point) ?? this.insteadOfBeside(id, point))
      if (place) return place
    }
    return { refused: this.reason ?? messages.refused(this.elementOf(first)?.localName ?? '') }
  }
}

/** Finds the place under a point, or the nearest around it that takes the dragged element in. */
export type DropFinder = (point: Point) => DropPlace | DropRefusal

export function createDropFinder(frame: PageFrame, rules: DropRules): DropFinder {
  const finder = new PlaceFinder(frame, rules)
  return (point) => finder.find(point)
}
