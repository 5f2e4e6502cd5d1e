import type { HtmlAttribute, HtmlNode } from '@pergola/site/html'

const namespaces = {
  html: 'http://www.w3.org/1999/xhtml',
  svg: 'http://www.w3.org/2000/svg',
  mathml: 'http://www.w3.org/1998/Math/MathML',
} as const

/**
 * The parser accepts names that the DOM methods refuse (`@click` in older browsers, `foo"bar`). Those are taken from
 * an inert scratch template, where the parser makes them and nothing runs.
 */
function parsedElement(document: Document, name: string): Element {
  const scratch = document.createElement('template')
  scratch.innerHTML = `<${name}></${name}>`
  return scratch.content.firstElementChild ?? document.createElement('unknown-element')
}

function parsedAttribute(document: Document, name: string): Attr | null {
  const scratch = document.createElement('template')
  scratch.innerHTML = `<i ${name}=""></i>`
  const attribute = scratch.content.firstElementChild?.attributes[0]
  return attribute ? (attribute.cloneNode() as Attr) : null
}

export function createElementOf(document: Document, node: Pick<HtmlNode, 'name' | 'namespace' | 'uri'>): Element {
  try {
    return document.createElementNS(node.namespace === 'other' ? node.uri : namespaces[node.namespace], node.name)
  } catch {
    return document.importNode(parsedElement(document, node.name), true)
  }
}

export function setAttributeOf(element: Element, attribute: HtmlAttribute): void {
  try {
    // `setAttribute` makes small letters of capitals, which a page of XML may have.
    const isPlain = attribute.namespace === undefined && !/[A-Z]/.test(attribute.name)
    if (isPlain) element.setAttribute(attribute.name, attribute.value)
    else element.setAttributeNS(attribute.namespace ?? null, attribute.name, attribute.value)
  } catch {
    const parsed = parsedAttribute(element.ownerDocument, attribute.name)
    if (!parsed) return
    parsed.value = attribute.value
    element.setAttributeNode(parsed)
  }
}
