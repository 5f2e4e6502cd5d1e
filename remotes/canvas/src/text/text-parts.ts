import { typingPartAttribute } from '../frame/helper-css.ts'
import { inlineNames } from './is-text.ts'

/** Elements inside a typed element that are no text of it: typing leaves each of them whole. */
export interface TextParts {
  has(element: Node | null | undefined): boolean
  /** The part that a node stands in, or is. */
  around(node: Node): Element | null
  /** Parts of which something lies in the range. */
  within(range: AbstractRange): readonly Element[]
  /** Puts parts back in the place of copies: where lines are joined the browser moves what it does not edit by a copy. */
  restore(): void
  /** The page's own `contenteditable` never reaches the frame, so there is nothing to give back. */
  release(): void
}

const xhtml = 'http://www.w3.org/1999/xhtml'

function isText(element: Element): boolean {
  return element.namespaceURI === xhtml && element.localName !== 'img' && inlineNames.has(element.localName)
}

/** An icon is often an inline element with nothing in it. */
function isEmpty(element: Element): boolean {
  return element.localName !== 'br' && element.localName !== 'wbr' && element.childNodes.length === 0
}

function find(element: Element, found: Set<Element>): void {
  for (const child of element.children) {
    if (!isText(child) || isEmpty(child)) found.add(child)
    else find(child, found)
  }
}

function toLiveRange({ startContainer, startOffset, endContainer, endOffset }: AbstractRange): Range {
  const range = (startContainer.ownerDocument as Document).createRange()
  range.setStart(startContainer, startOffset)
  range.setEnd(endContainer, endOffset)
  return range
}

/** Finds the parts of an element and keeps the caret out of them. Of a part's own content nothing is read. */
export function holdParts(typed: Element): TextParts {
  const parts = new Set<Element>()
  find(typed, parts)
  for (const [index, part] of [...parts].entries()) {
    part.setAttribute('contenteditable', 'false')
    part.setAttribute(typingPartAttribute, String(index))
  }

  function around(node: Node): Element | null {
    for (let at: Node | null = node; at && at !== typed; at = at.parentNode) {
      if (parts.has(at as Element)) return at as Element
    }
    return null
  }

  return {
    has: (element) => parts.has(element as Element),
    around,
    within(range) {
      const live = toLiveRange(range)
      return [...parts].filter((part) => part.isConnected && live.intersectsNode(part))
    },
    restore() {
      for (const part of parts) {
        if (part.isConnected) continue
        typed.querySelector(`[${typingPartAttribute}="${part.getAttribute(typingPartAttribute)}"]`)?.replaceWith(part)
      }
    },
    release() {
      for (const part of parts) {
        part.removeAttribute('contenteditable')
        part.removeAttribute(typingPartAttribute)
      }
    },
  }
}
