import type { Box } from '../viewport/viewport.ts'
import { carry } from './carry.ts'

type ShapeKind = 'hover' | 'selected' | 'parent' | 'band'

interface Shapes {
  /** The elements that stand for the boxes, in their order. */
  show(kind: ShapeKind, boxes: readonly Box[]): readonly HTMLElement[]
  one(className: string | undefined): HTMLElement
  clear(): void
}

export function put(element: HTMLElement, box: Box): void {
  element.style.transform = `translate(${box.left}px, ${box.top}px)`
  size(element, box)
}

/** As `put`, for what is moved with every picture. */
export function putMoving(element: HTMLElement, box: Box): void {
  carry(element, { translate: `${box.left}px ${box.top}px` })
  size(element, box)
}

function size({ style }: HTMLElement, { width, height }: Box): void {
  style.width = `${width}px`
  style.height = `${height}px`
}

/** Boxes are kept and moved rather than made anew: a hundred selected elements are a hundred elements, once. */
export function createShapes(root: HTMLElement, classNames: Readonly<Record<ShapeKind, string | undefined>>): Shapes {
  const drawn: Record<ShapeKind, HTMLElement[]> = { hover: [], selected: [], parent: [], band: [] }
  const own: HTMLElement[] = []

  function make(className: string | undefined): HTMLElement {
    const element = root.ownerDocument.createElement('div')
    element.className = className ?? ''
    element.hidden = true
    root.prepend(element)
    own.push(element)
    return element
  }

  return {
    show(kind, boxes) {
      const elements = drawn[kind]
      while (elements.length < boxes.length) elements.push(make(classNames[kind]))
      for (const [index, element] of elements.entries()) {
        const box = boxes[index]
        element.hidden = !box
        if (box) putMoving(element, box)
      }
      return elements.slice(0, boxes.length)
    },
    one: make,
    clear() {
      for (const element of own) element.remove()
    },
  }
}
