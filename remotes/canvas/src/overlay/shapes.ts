import type { Box } from '../viewport/viewport.ts'

type ShapeKind = 'hover' | 'selected' | 'parent' | 'band'

interface Shapes {
  /** The elements that stand for the boxes, in their order. */
  show(kind: ShapeKind, boxes: readonly Box[]): readonly HTMLElement[]
  one(className: string | undefined): HTMLElement
  clear(): void
}

export function put(element: HTMLElement, box: Box): void {
  element.style.transform = `translate(${box.left}px, ${box.top}px)`
  element.style.width = `${box.width}px`
  element.style.height = `${box.height}px`
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
        if (box) put(element, box)
      }
      return elements.slice(0, boxes.length)
    },
    one: make,
    clear() {
      for (const element of own) element.remove()
    },
  }
}
