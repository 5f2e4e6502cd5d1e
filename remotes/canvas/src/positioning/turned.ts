/** A distance in the page's viewport as the element's own insets say it. */
export type ToLocal = (dx: number, dy: number) => { readonly x: number; readonly y: number }

/** `45deg`, `x 45deg` or `0 1 0 45deg`, as the `rotate` property says it. */
function rotation(value: string): string {
  const words = value.split(' ')
  const angle = words.pop() ?? '0deg'
  if (words.length === 0) return `rotate(${angle})`
  const [only] = words
  return words.length === 1 ? `rotate${only?.toUpperCase()}(${angle})` : `rotate3d(${words.join(',')},${angle})`
}

/** What an element turns and scales everything inside by. Where it is moved to is another matter. */
function matrixOf({ rotate, scale, transform }: CSSStyleDeclaration): DOMMatrix {
  const own = new DOMMatrix(rotate === 'none' || rotate === '' ? '' : rotation(rotate))
  if (scale !== 'none' && scale !== '')
    own.multiplySelf(new DOMMatrix(`scale(${scale.split(' ').slice(0, 2).join(',')})`))
  return own.multiplySelf(new DOMMatrix(transform))
}

/** `zoom` of the element and all around it, where the browser tells it. */
function zoomOf(element: Element): number {
  return (element as Element & { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1
}

const plain = (value: number) => (Math.abs(value) < 1e-6 ? 0 : value)

/**
 * Reads how everything around the element turns and scales it, so that it goes where the pointer goes. Sums of digits
 * that binary fractions have no place for are no distance: an axis that is not moved along is not written.
 */
export function readTurn(element: Element, window: Window): ToLocal {
  const around = new DOMMatrix()
  for (let at = element.parentElement; at; at = at.parentElement) {
    around.preMultiplySelf(matrixOf(window.getComputedStyle(at)))
  }
  const zoom = zoomOf(element)
  const { a, b, c, d } = around
  const size = (a * d - b * c) * zoom
  // What is seen from its edge has no place to go to: its insets change as if nothing turned it.
  if (!Number.isFinite(size) || Math.abs(size) < 1e-6) return (x, y) => ({ x, y })
  return (dx, dy) => ({ x: plain((d * dx - c * dy) / size), y: plain((a * dy - b * dx) / size) })
}
