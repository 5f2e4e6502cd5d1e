import type { HtmlNode } from '@pergola/site/html'

/**
 * The element that stands for a node in the frame. `embed` and `frame` draw nothing without an address of their own,
 * which they are never given, so elements that can hold a drawn document stand for them; a frameset is then a grid.
 */
export function shownName({ name, namespace }: HtmlNode, parent: Node): string {
  if (namespace !== 'html') return name
  if (name === 'embed') return 'object'
  if (name === 'frame') return 'iframe'
  if (name === 'frameset') return parent.nodeName === 'HTML' ? 'body' : 'div'
  return name
}

/** `25%, 200, 2*`, as `rows` and `cols` of a frameset say it, in the words of a grid. */
export function tracksOf(sizes: string): string {
  return sizes
    .split(',')
    .map((size) => {
      const [, number = '', unit = ''] = /^\s*([\d.]*)\s*([%*]?)/.exec(size) ?? []
      if (unit === '%') return `${number || '0'}%`
      return unit === '*' || number === '' ? `minmax(0, ${number || '1'}fr)` : `${number}px`
    })
    .join(' ')
}

/** Lays the frames of a frameset side by side as their sizes say. */
export function layFrames({ attributes }: HtmlNode, element: Element): void {
  const value = (name: string) => attributes.find((entry) => entry.name === name)?.value ?? '*'
  element.setAttribute('pergola-frames', '')
  const { style } = element as HTMLElement
  style.display = 'grid'
  style.height = element.localName === 'body' ? '100vh' : '100%'
  style.gridTemplate = `${tracksOf(value('rows'))} / ${tracksOf(value('cols'))}`
  style.gap = value('border') === '0' || value('frameborder') === '0' ? '0' : '6px'
}

/** By their attributes these stand for something else, which is drawn with the element; and whatever has another name now. */
export function isDrawnAnew({ name }: HtmlNode, dom: Node): boolean {
  return name === 'link' || name === 'iframe' || name === 'object' || dom.nodeName.toLowerCase() !== name.toLowerCase()
}
