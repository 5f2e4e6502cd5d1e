import type { Box } from '../viewport/viewport.ts'

type ShapeKind = 'hover' | 'selected' | 'parent'

interface Shapes {
  show(kind: ShapeKind, boxes: readonly Box[]): void
  one(className: string | undefined): HTMLElement
  clear(): void
}

/** Boxes are kept and moved rather than made anew: a hundred selected elements are a hundred elements, once. */
export function createShapes(root: HTMLElement, classNames: Readonly<Record<ShapeKind, string | undefined>>): Shapes {
  const drawn: Record<ShapeKind, HTMLElement[]> = { hover: [], selected: [], parent: [] }
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
        if (!box) continue
        element.style.transform = `translate(${box.left}px, ${box.top}px)`
        element.style.width = `${box.width}px`
        element.style.height = `${box.height}px`
      }
    },
    one: make,
    clear() {
      for (const element of own) element.remove()
    },
  }
}
